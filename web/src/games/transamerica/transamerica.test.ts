/** The map on the board of the box and on small boards of one's own. */
import { describe, expect, it } from "vitest";
import facts from "../../../../src/railbox/games/transamerica/facts/board.json";
import { read, tried, waysOf, type Props } from "./actions";
import { boxOfLabel, freeSpot, labelsOf, marksOf, overlap } from "./labels";
import { chartOf, distancesOf, linePath, networksOf, suitsOf, trackArt, UNIT, type Laid } from "./map";
import { endingOf, laidWith, sceneOf, standsOf, stopsOf } from "./moment";
import { missesOf } from "./plates";
import { gainOf } from "./tell";
import type { Layout, Player, View } from "./types";

const slug = (name: string) => name.toLowerCase().match(/[a-z0-9]+/g)!.join("_");

/** The board of the box as the server lays it out. */
function standard(): Layout {
  const cities = facts.cities.map(({ name, colour, node }) => ({ name, node: slug(name), at: node, colour, in_play: true }));
  const names = new Map(facts.nodes.map(({ id, row, col }) => [id, cities.find(({ at }) => at === id)?.node ?? `r${row}c${col}`]));
  return {
    nodes: facts.nodes.map(({ id, x, y, row, col }) => ({ name: names.get(id)!, words: { id: "p" }, x, y, row, col })),
    lines: facts.edges.map(({ u, v, cost, kind = "plain" }) => {
      const [a, b] = [names.get(u)!, names.get(v)!];
      return { name: `${a}-${b}`, words: { id: "l" }, a, b, cost, kind };
    }),
    cities: cities.map(({ name, node, colour, in_play }) => ({ name, node, colour, in_play })),
    colours: [...new Set(cities.map(({ colour }) => colour))],
    colour_words: [],
    tracks: 85,
    own_tracks: 0,
    points: 13,
  };
}

/** A board of one's own: squares, far larger numbers than usual, long names. */
function squares(side: number): Layout {
  const name = (x: number, y: number) => `n${x}_${y}`;
  const all = Array.from({ length: side * side }, (_, place) => [place % side, Math.floor(place / side)] as const);
  const lines = all.flatMap(([x, y]) =>
    [[x + 1, y], [x, y + 1]].flatMap(([u, v]) =>
      u! < side && v! < side ? { name: `${name(x, y)}-${name(u!, v!)}`, words: { id: "l" }, a: name(x, y), b: name(u!, v!), cost: x === 1 ? 2 : 1, kind: x === 1 ? "river" : "plain" } : [],
    ),
  );
  return {
    nodes: all.map(([x, y]) => ({ name: name(x, y), words: { id: "p" }, x: 700 * x, y: 700 * y, row: null, col: null })),
    lines,
    cities: all.filter(([x, y]) => (x + y) % 2 === 0).map(([x, y]) => ({ name: `Long City ${x}${y}`, node: name(x, y), colour: x % 2 ? "pink" : "mauve", in_play: true })),
    colours: ["pink", "mauve"],
    colour_words: [],
    tracks: 40,
    own_tracks: 3,
    points: 30,
  };
}

const box = standard();
const chart = chartOf(box);
const small = chartOf(squares(4));
const lineOf = (a: string, b: string) => small.near.get(a)!.get(b)!;

describe("actions", () => {
  it("are read from their texts", () => {
    expect(read("hub r3c4")).toEqual({ kind: "hub", node: "r3c4" });
    expect(read("own a-b")).toEqual({ kind: "own", line: "a-b" });
    expect(read("stop")).toEqual({ kind: "stop" });
    expect([read("seat 2"), read("track"), read(null)]).toEqual([null, null, null]);
    expect(tried({ chosen: ["track a-b"] })).toEqual({ kind: "track", line: "a-b" });
  });

  it("are gathered by line, with both kinds of track", () => {
    const legal = ["stop", "track a-b", "track b-c", "own a-b"].map((text) => ({ text, label: { id: "x" } }));
    expect([...waysOf({ legal })]).toEqual([
      ["a-b", { track: "track a-b", own: "own a-b" }],
      ["b-c", { track: "track b-c" }],
    ]);
  });
});

describe("the chart", () => {
  it("gives usual lines the same length, whatever the numbers of the board are", () => {
    expect(small.at.get("n1_0")![0] - small.at.get("n0_0")![0]).toBe(UNIT);
    expect(linePath(small, lineOf("n0_0", "n1_0"), 0.25)).toBe("M13 0L39 0");
    expect(chartOf(box)).toBe(chart);
  });

  it("draws rivers, ridges and double lines, also where there are no triangles", () => {
    for (const d of [chart.land, chart.rivers, chart.ridges, chart.peaks, chart.single, chart.double]) expect(d).toMatch(/^M/);
    expect(small.rivers).toMatch(/^M/);
    expect(small.ridges).toBe("");
    expect(chart.land + chart.rivers + small.land).not.toContain("NaN");
  });

  it("gives each colour a suit of its own", () => {
    expect(suitsOf(["green", "red"])).toEqual(new Map([["green", "green"], ["red", "red"]]));
    const suits = suitsOf(["pink", "purple", "mauve", "teal", "grey", "white"]);
    expect(new Set(suits.values()).size).toBe(6);
    expect(suits.get("purple")).toBe("purple");
  });
});

const laid: Laid = {
  tracks: [lineOf("n0_0", "n1_0"), lineOf("n1_0", "n2_0")],
  own_tracks: [{ line: lineOf("n2_0", "n3_0"), seat: 1 }],
  markers: ["n0_0", "n3_0", null],
};

describe("networks", () => {
  it("belong to all who reach them; a private track leads its owner only", () => {
    expect(networksOf(small, laid)).toEqual(
      new Map([
        [lineOf("n0_0", "n1_0"), [0, 1]],
        [lineOf("n1_0", "n2_0"), [0, 1]],
        [lineOf("n2_0", "n3_0"), [1]],
      ]),
    );
  });

  it("have distances: tracks are free, lines of others are closed", () => {
    const own = distancesOf(small, laid, 0);
    expect([own.get("n2_0"), own.get("n2_1"), own.get("n3_0")]).toEqual([0, 1, 3]);
    expect(distancesOf(small, laid, 1).get("n0_0")).toBe(0);
    expect(distancesOf(small, laid, 2).size).toBe(0);
  });

  it("carry the marks of three and more owners in turn", () => {
    const all = trackArt(small, { ...laid, own_tracks: [], markers: ["n0_0", "n1_0", "n2_0"] }, 2);
    expect(all.map(({ bead }) => bead)).toEqual([0, 1]);
    expect(all.every(({ mine }) => mine)).toBe(true);
    const [first] = trackArt(small, laid, 1);
    expect(first).toMatchObject({ seats: [0, 1], bead: null, owner: null, mine: true });
  });

  it("grow with what is tried", () => {
    expect(laidWith(laid, { kind: "track", line: "x" }, 0).tracks).toHaveLength(3);
    expect(laidWith(laid, { kind: "own", line: "x" }, 2).own_tracks.at(-1)).toEqual({ line: "x", seat: 2 });
    expect(laidWith(laid, { kind: "hub", node: "n1_1" }, 2).markers[2]).toBe("n1_1");
    expect(laidWith(laid, { kind: "stop" }, 2)).toBe(laid);
  });
});

describe("names", () => {
  const clashes = (boxes: ReturnType<typeof boxOfLabel>[]) =>
    boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => overlap(one, other))).length;

  it("never collide with each other, with cities or markers on the board of the box", () => {
    const hands = [0, 1, 2, 3, 4, 5, 6].map((shift) => box.colours.map((colour) => box.cities.filter((city) => city.colour === colour)[shift % 7]!.node));
    for (const hand of [[], ...hands]) {
      const own = new Set(hand);
      const markers = ["kansas_city", [...chart.near.get("denver")!.keys()].find((node) => !chart.cities.has(node))!, null];
      const labels = labelsOf(chart, own, markers, own, " 00");
      expect(labels).toHaveLength(box.cities.length);
      const boxes = labels.map(boxOfLabel);
      expect(clashes(boxes)).toBe(0);
      expect(boxes.filter((label) => marksOf(chart, markers, own).some((mark) => overlap(label, mark)))).toEqual([]);
    }
  });

  it("never collide on a crowded board of one's own", () => {
    const own = new Set(["n0_0", "n2_2"]);
    const boxes = labelsOf(small, own, ["n1_1"]).map(boxOfLabel);
    expect(clashes(boxes)).toBe(0);
    expect(boxes.filter((label) => marksOf(small, ["n1_1"], own).some((mark) => overlap(label, mark)))).toEqual([]);
  });

  it("leave free places to plates", () => {
    const taken = labelsOf(chart, new Set(), []).map(boxOfLabel);
    const [x, y] = freeSpot(chart, chart.at.get("denver")!, 40, 20, taken);
    const plate = { left: x - 20, top: y - 10, right: x + 20, bottom: y + 10 };
    expect(taken.some((other) => overlap(plate, other))).toBe(false);
  });
});

const player = (changes: Partial<Player>): Player => ({
  score: 13, colour: "blue", marker: "n0_0", network: [0], cities: [], reached: [], complete: false, missing: null, lacking: null, own_tracks: 0,
  ...changes,
});
const view: View = {
  round: 2, starter: 1, phase: "hub", supply: 40, barrier: 0, tracks: [], own_tracks: [], hints: [],
  players: [
    player({ marker: null, cities: ["n0_0", "n2_2"], reached: [true, false], missing: 9 }),
    player({ score: 10, cities: [null, null], reached: [null, null] }),
  ],
  rounds: [{ end: "active", tracks: 2, complete: [0], losses: [0, 3] }],
  past: {
    markers: ["n0_0", "n3_0"], cities: [["n0_0", "n2_0"], ["n3_3", "n1_1"]], tracks: [...laid.tracks], own_tracks: [],
    missed: [[], ["n3_3"]], lacking: [[], [lineOf("n3_2", "n3_3"), lineOf("n3_1", "n3_2")]],
  },
};

describe("what is shown", () => {
  it("is the round that is played, with the cities that are known", () => {
    const scene = sceneOf(view);
    expect(scene.hands).toEqual([
      { cities: ["n0_0", "n2_2"], missed: ["n2_2"], lacking: [] },
      { cities: [], missed: [], lacking: [] },
    ]);
    expect(scene.ending).toBeNull();
  });

  it("is the end of the round before, with what everybody missed", () => {
    const scene = endingOf(view, false);
    expect(scene.markers).toEqual(["n0_0", "n3_0"]);
    expect(scene.ending).toMatchObject({ round: 1, losses: [0, 3] });
    const { lines, plates } = missesOf(small, scene, [], new Set());
    expect(lines.map(({ seat }) => seat)).toEqual([1, 1]);
    expect(plates).toHaveLength(1);
    expect(plates[0]).toMatchObject({ seat: 1, loss: 3 });
  });

  it("at the end of the game is the last board", () => {
    expect(endingOf(view, true)).toMatchObject({ tracks: [], ending: { round: 1 } });
  });

  it("tells what actions bring", () => {
    const props = { view, seat: 0 } as Props;
    const action = (text: string, figures: Record<string, number>) => ({ text, label: { id: "x" }, preview: { messages: [], figures } });
    expect(gainOf(props, action("hub n1_1", { saved: -2 }))).toEqual({ id: "transamerica.page-gain-hub", args: { points: 11 } });
    expect(gainOf(props, action("track a-b", { saved: 0, joins: 0 }))).toBeNull();
    expect(gainOf(props, action("track a-b", { saved: 1, joins: 2 }))?.args).toEqual({ saved: 1, joins: 2 });
    expect(gainOf(props, action("stop", { loss: 4 }))?.args).toEqual({ loss: 4 });
    expect(gainOf(props, { text: "stop", label: { id: "x" } })).toBeNull();
  });
});

describe("the points track", () => {
  it("has seats with equal points in rows of two", () => {
    expect(standsOf([13, 13, 9, 13]).map(({ aside, row }) => [aside, row])).toEqual([[-1, 0], [1, 0], [0, 0], [0, 1]]);
  });

  it("has a stop for every point, or for round ones", () => {
    expect(stopsOf(13, 0)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(stopsOf(13, -2).at(-1)).toBe(-2);
    expect(stopsOf(87, 0)).toEqual([87, 80, 70, 60, 50, 40, 30, 20, 10, 0]);
  });
});
