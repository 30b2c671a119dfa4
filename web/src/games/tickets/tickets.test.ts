/** Action texts, choices and small maps against positions made by hand. */
import { describe, expect, it } from "vitest";
import { cardsOf, keeping, missing, read, robbedBy, spend, toggled } from "./actions";
import { HEIGHT, WIDTH, cut, lineOf, project, schematic } from "./map";
import type { Choice, DestinationCard, Layout, View } from "./types";

const CARD: DestinationCard = {
  id: "d32",
  cities: ["Seattle", "Chicago"],
  points: 15,
  needs: { black: 1, yellow: 2 },
  big_cities: ["Seattle", "Chicago"],
};
const LAYOUT: Layout = {
  trains: {},
  destinations: [CARD],
  bonuses: [],
  cities: { Seattle: [-122.3, 47.6], Chicago: [-87.6, 41.9] },
  rounds: 1,
  open_own_stack: false,
};

function choosing(phase: View["phase"], choice: Partial<Choice>): { view: View } {
  const whole: Choice = { offered: [], chosen: [], rejected: [], left: null, best: null, ...choice };
  const view: View = {
    phase,
    round: 1,
    starter: 0,
    turn: null,
    turns_left: null,
    row: [],
    deck: 0,
    discarded: 0,
    destination_deck: [],
    choice: whole,
    players: [],
  };
  return { view };
}

describe("action texts", () => {
  it("tell sets as columns", () => {
    expect(read("place black 2 locos 1")).toEqual({ kind: "place", columns: [{ colour: "black", wagons: 2, locomotives: 1 }] });
    expect(read("place locos 2")).toEqual({ kind: "place", columns: [{ colour: "locomotive", wagons: 0, locomotives: 2 }] });
    const trio = read("place black white red");
    expect(trio?.kind === "place" && trio.columns.map(({ colour, wagons }) => [colour, wagons])).toEqual([
      ["black", 1],
      ["white", 1],
      ["red", 1],
    ]);
  });
  it("tell everything else", () => {
    expect(read("draw")).toEqual({ kind: "draw" });
    expect(read("take locomotive")).toEqual({ kind: "take", card: "locomotive" });
    expect(read("claim best")).toEqual({ kind: "best" });
    expect(read("claim d01")).toEqual({ kind: "claim", card: "d01" });
    expect(read("take 3")).toBeNull();
    expect(read("seat 2")).toBeNull();
    expect(read(null)).toBeNull();
  });
  it("tell who is robbed by the colour of a set", () => {
    const player = (...colours: ("black" | "red")[]) =>
      ({ yard: colours.map((colour) => ({ colour, wagons: 1, locomotives: 0 })) }) as unknown as View["players"][number];
    const { view } = choosing("turn", {});
    const game = { view: { ...view, players: [player("red"), player("black")] }, seat: 0 };
    expect(robbedBy(game, "place black 1 locos 1")).toEqual([1]);
    expect(robbedBy(game, "place white 2")).toEqual([]);
    expect(robbedBy(game, "place white green blue")).toEqual([]);
    expect(robbedBy(game, "draw")).toEqual([]);
  });
  it("cards of a column have locomotives on top", () => {
    expect(cardsOf([{ colour: "red", wagons: 2, locomotives: 1 }])).toEqual(["red", "red", "locomotive"]);
  });
});

describe("keeping destinations", () => {
  it("answers for all that are offered, in their order", () => {
    const game = choosing("keep", { offered: ["d02", "d05", "d09"] });
    expect(keeping(game, new Set(["d09", "d02"]))).toEqual(["keep d02", "reject d05", "keep d09"]);
  });
  it("cannot reject everything at the start, but later", () => {
    expect(keeping(choosing("keep", { offered: ["d02"] }), new Set())).toEqual([]);
    expect(keeping(choosing("keep", { offered: ["d02"], chosen: ["d01"] }), new Set())).toEqual(["reject d02"]);
    expect(keeping(choosing("choose", { offered: ["d02"] }), new Set())).toEqual(["reject d02"]);
  });
  it("toggles", () => {
    expect([...toggled(new Set(["a"]), "b")]).toEqual(["a", "b"]);
    expect([...toggled(new Set(["a"]), "a")]).toEqual([]);
  });
});

describe("completing destinations", () => {
  it("takes locomotives for what is missing", () => {
    expect(missing(CARD.needs, { black: 1, yellow: 1, locomotive: 4 })).toBe(1);
    expect(spend({ black: 1, yellow: 1, locomotive: 2 }, CARD.needs)).toMatchObject({ black: 0, yellow: 0, locomotive: 1 });
    expect(spend({ black: 1, locomotive: 1 }, CARD.needs)).toBeNull();
  });
});

describe("small maps", () => {
  it("run level and at 45 degrees", () => {
    expect(schematic([0, 0], [30, 10])).toEqual([[0, 0], [10, 0], [20, 10], [30, 10]]);
    expect(schematic([0, 0], [10, -30])).toEqual([[0, 0], [0, -10], [10, -20], [10, -30]]);
  });
  it("are cut into equal parts with gaps", () => {
    const parts = cut([[0, 0], [30, 0]], 3, 1);
    expect(parts.map((part) => [part[0]![0], part.at(-1)![0]])).toEqual([[0, 9], [11, 19], [21, 30]]);
  });
  it("have a piece for each wagon, hollow where it is wanted", () => {
    const { pieces, ends } = lineOf(LAYOUT, CARD, { yellow: 1 });
    expect(pieces.map(({ colour, there }) => [colour, there])).toEqual([["black", false], ["yellow", true], ["yellow", false]]);
    expect(lineOf(LAYOUT, CARD, null).pieces.every(({ there }) => there)).toBe(true);
    for (const [x, y] of [...ends, project([-80.2, 25.8])]) {
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
  });
});
