/** Geometry, rails, labels and counts against a small map and a position made by hand. */
import { describe, expect, it } from "vitest";
import { read, type Props } from "./actions";
import { finished } from "./asking";
import { deckOf, hyphenated, pointsOf, piles, plainTrains, stacks, total } from "./cards";
import { LANES, RADIUS, WIDTH, centre, borderEnds, chartOf, hexCorners, labelLines, labelsOf, newLine, pricesOf, railTree, railsOf, worth } from "./map";
import { doing } from "./tell";
import type { Card, Cell, Layout, Terrain, View } from "./types";

const TERRAINS: Record<string, Terrain> = { r0c0: "remote", r1c1: "city", r0c2: "city" };

function cell(row: number, col: number): Cell {
  const id = `r${row}c${col}`;
  const shift = row % 2;
  const near = [
    [row, col - 1],
    [row, col + 1],
    [row - 1, col - 1 + shift],
    [row - 1, col + shift],
    [row + 1, col - 1 + shift],
    [row + 1, col + shift],
  ];
  const terrain = TERRAINS[id] ?? "field";
  return {
    id,
    row,
    col,
    terrain,
    name: terrain === "field" ? "" : `Town ${id}`,
    buildings: terrain === "city" ? 2 : 0,
    remote_number: terrain === "remote" ? 3 : 0,
    neighbours: near.flatMap(([y, x]) => (y! >= 0 && y! < 3 && x! >= 0 && x! < 4 ? [`r${y}c${x}`] : [])),
    place: { id: "x" },
    where: { id: "x" },
  };
}

const card = (id: string, types: Card["types"], cost: number, value = 0, points = 0, selectable = false): Card => ({
  id,
  types,
  cost,
  value,
  points,
  selectable,
});

const layout: Layout = {
  edition: "aeg",
  map: "small",
  cells: [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((col) => cell(row, col))),
  blocked_borders: [["r0c0", "r0c1"]],
  cards: [
    card("normal_train", ["train"], 1, 1),
    card("lay_rails", ["rail"], 3),
    card("tower", ["victory"], 5, 0, 2),
    card("waste", ["waste"], 0),
    card("mail_train", ["train", "action"], 4, 1, 0, true),
    card("garage", ["action"], 3, 1, 0, true),
  ],
  colours: ["blue", "yellow"],
  rails: 20,
  stations: 30,
  empty_piles: 4,
  turn_limit: 250,
};
const chart = chartOf(layout);

const view = {
  supply: { lay_rails: 5, tower: 0, waste: 60, mail_train: 9, garage: 10 },
  rails: { r0c0: [0], r1c1: [0, 1], r1c2: [0], r0c2: [1] },
  stations: { r1c1: 2, r0c2: 1 },
  turn: { seat: 0, play: { normal_train: 1 }, gained: {}, aside: {} },
  players: [
    {
      track: 1,
      owned: { normal_train: 4, lay_rails: 2, tower: 1, waste: 2 },
      hand: { normal_train: 1, waste: 2 },
      discard: { lay_rails: 1, tower: 1 },
    },
    { track: 0, owned: {}, hand: {}, discard: {} },
  ],
} as unknown as View;

describe("actions", () => {
  it("are read from their texts", () => {
    expect(read("play mail_train")).toEqual({ kind: "play", card: "mail_train", effect: true });
    expect(read("play landfill without effect")).toEqual({ kind: "play", card: "landfill", effect: false });
    expect(read("rail r3c5")).toEqual({ kind: "rail", cell: "r3c5" });
    expect(read("return waste")).toEqual({ kind: "verb", verb: "return waste" });
    expect(read("seat 2")).toBeNull();
    expect(read(null)).toBeNull();
  });
});

describe("map", () => {
  it("places odd rows half a hex to the right", () => {
    expect(centre({ row: 0, col: 2 })).toEqual([2 * WIDTH, 0]);
    expect(centre({ row: 1, col: 2 })).toEqual([2.5 * WIDTH, 1.5 * RADIUS]);
  });

  it("has lanes that are apart across all directions of rails", () => {
    const across = [0, 60, 120].map((degrees) => [Math.cos(((degrees + 90) * Math.PI) / 180), Math.sin(((degrees + 90) * Math.PI) / 180)] as const);
    for (const [place, one] of LANES.entries())
      for (const other of LANES.slice(place + 1))
        for (const [x, y] of across)
          expect(Math.abs((one[0] - other[0]) * x + (one[1] - other[1]) * y)).toBeGreaterThan(5);
  });

  it("draws a blocked border between its hexes", () => {
    expect(borderEnds([0, 0], [WIDTH, 0])).toEqual([
      [WIDTH / 2, 20],
      [WIDTH / 2, -20],
    ]);
  });

  it("draws six corners", () => {
    expect(hexCorners(40).match(/M/g)).toHaveLength(6);
  });

  it("joins all cells of a seat without a circle", () => {
    const cells = ["r0c1", "r0c2", "r1c1", "r1c2", "r2c2"];
    const tree = railTree(cells, chart);
    expect(tree).toHaveLength(cells.length - 1);
    expect(new Set(tree.flat())).toEqual(new Set(cells));
    expect(railTree(["r0c0", "r2c3"], chart)).toEqual([]);
  });

  it("draws each seat in its own lane", () => {
    const [own, other] = railsOf(chart, view.rails, 2);
    expect(own!.marks.map(({ cell: at }) => at)).toEqual(["r0c0", "r1c1", "r1c2"]);
    expect(own!.pairs).toEqual([["r1c1", "r1c2"]]);
    expect(own!.d).not.toBe(other!.d);
    expect(newLine(chart, ["r1c1", "r1c2"], "r2c1", 0).match(/M/g)).toHaveLength(1);
  });

  it("keeps long names in two lines and names apart", () => {
    expect(labelLines("Ikebukuro Ueno")).toEqual(["Ikebukuro", "Ueno"]);
    expect(labelLines("Kansai")).toEqual(["Kansai"]);
    const labels = labelsOf(chart, railsOf(chart, view.rails, 2));
    expect(labels.map(({ cell: at }) => at)).toEqual(["r0c0", "r0c2", "r1c1"]);
  });

  it("puts prices where no rail, name or house is covered", () => {
    const rails = railsOf(chart, view.rails, 2);
    const at = pricesOf(chart, rails, labelsOf(chart, rails), [{ cell: "r0c1", waste: 1 }], 0).get("r0c1")!;
    for (const [x, y] of rails.flatMap(({ marks }) => marks.map(({ at: middle }) => middle)))
      expect(Math.hypot(x - at[0], y - at[1])).toBeGreaterThan(15);
  });

  it("knows what a rail is worth", () => {
    expect(worth(cell(0, 0), 0)).toBe(3);
    expect(worth(cell(1, 1), 2)).toBe(4);
    expect(worth(cell(2, 2), 0)).toBe(0);
  });
});

describe("cards", () => {
  it("are grouped by kind, Waste last", () => {
    const hand = { waste: 2, mail_train: 1, normal_train: 3 };
    expect(stacks(layout, hand).map((stack) => `${stack.card.id} ${stack.count}`)).toEqual([
      "normal_train 3",
      "mail_train 1",
      "waste 2",
    ]);
    expect(total(hand)).toBe(6);
    expect(plainTrains(layout, hand).map((stack) => stack.card.id)).toEqual(["normal_train"]);
  });

  it("of the supply are those of every game, and those of this one by cost", () => {
    const { always, chosen } = piles(layout, view.supply);
    expect(always.map(({ id }) => id)).toEqual(["lay_rails", "tower", "waste"]);
    expect(chosen.map(({ id }) => id)).toEqual(["garage", "mail_train"]);
  });

  it("of a deck are those that lie nowhere else", () => {
    expect(deckOf(view, 0)).toEqual({ normal_train: 2, lay_rails: 1 });
  });

  it("count with rails and the track", () => {
    expect(pointsOf(layout, view, 0)).toEqual({ cities: 4, remotes: 3, cards: 2, track: 1 });
    expect(pointsOf(layout, view, 1)).toEqual({ cities: 6, remotes: 0, cards: 0, track: 0 });
  });
});

describe("answers", () => {
  const asked = (question: string, hand_size = 5) =>
    ({
      seat: 0,
      view: { turn: { question, seat: 0 }, players: [{ hand_size }] },
      components: { waste: { title: { id: "waste" } }, lay_rails: { title: { id: "lay" } } },
      words: { has: () => true },
    }) as unknown as Props;

  it("of several cards end the choice, unless the hand is empty then", () => {
    expect(finished(asked("discard-to-draw"), ["choose waste"])).toEqual(["choose waste", "done"]);
    expect(finished(asked("discard-to-draw", 1), ["choose waste"])).toEqual(["choose waste"]);
    expect(finished(asked("waste-for-coins", 1), ["return waste"])).toEqual(["return waste", "done"]);
    expect(finished(asked("discard-exactly"), ["choose waste"])).toEqual(["choose waste"]);
    expect(finished(asked("discard-to-draw"), [])).toEqual([]);
  });

  it("say all that they do", () => {
    expect(doing(asked("discard-for-coins"), ["choose waste", "choose lay_rails", "done"])).toMatchObject({
      id: "trains.page-doing-discard-for-coins-done",
      args: { count: 2 },
    });
    expect(doing(asked("copy"), ["choose lay_rails"])).toMatchObject({ id: "trains.page-doing-copy" });
    expect(doing(asked("turn"), ["play lay_rails"])).toBeNull();
    expect(doing(asked("crew"), ["decline"])).toBeNull();
  });

  it("and names break between syllables where words are long", () => {
    expect(hyphenated("Stationmaster’s Office").split("\u00AD")).toEqual(["Sta", "tion", "ma", "ster’s Office"]);
    expect(hyphenated("Mail Train")).toBe("Mail Train");
  });
});
