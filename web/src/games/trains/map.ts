/**
 * The map of Trains as plain geometry: pointy-top hexes of radius 40, rows 60 apart, odd rows half a width to the right.
 *
 * Each seat has its lane, a small vector by which all its rails are moved. Any two lanes are at least 6 units apart
 * across each of the three directions in which rails run: lines never cover each other, in whatever hexes they meet.
 */
import { num, pathOf, ringPoints, type Point } from "../../lib/marks";
import { usualWidth, type Measure } from "../../lib/measure";
import type { Cell, Layout, Terrain, View } from "./types";

export const RADIUS = 40;
export const WIDTH = Math.sqrt(3) * RADIUS;
export const LANES: readonly Point[] = [
  [9.5, 9],
  [9.5, -3],
  [-9.5, -9],
  [-9.5, 3],
];

/** Terrain as a pattern: the size of its tile, the path in it, the width of its strokes, how strong they are. */
export const PATTERNS: Record<Terrain, { wide: number; high: number; d: string; stroke: number; opacity: number }> = {
  field: {
    wide: 18,
    high: 18,
    d: "M4 6V3M2.6 4.2L4 5.6L5.4 4.2M13 15V12M11.6 13.2L13 14.6L14.4 13.2",
    stroke: 1,
    opacity: 0.8,
  },
  river: { wide: 22, high: 12, d: "M0 6C4 2 7 2 11 6S18 10 22 6", stroke: 1.5, opacity: 0.8 },
  mountain: {
    wide: 24,
    high: 20,
    d: "M2 15L8 5L14 15M6 8.5L8 10L10 8.5M14 19L18 12L22 19",
    stroke: 1.5,
    opacity: 0.8,
  },
  city: { wide: 14, high: 14, d: "M0 0H14M0 0V14", stroke: 0.5, opacity: 0.8 },
  remote: { wide: 12, high: 12, d: "M0 12L12 0", stroke: 1, opacity: 0.35 },
  sea: { wide: 26, high: 10, d: "M0 5H14", stroke: 1.5, opacity: 0.8 },
};

/** The middle of a hex. */
export function centre(cell: Pick<Cell, "row" | "col">): Point {
  return [(cell.col + 0.5 * (cell.row % 2)) * WIDTH, cell.row * 1.5 * RADIUS];
}

/** A hex about (0, 0). */
export function hexagon(radius: number = RADIUS): string {
  return pathOf(ringPoints(6, radius), true);
}

/** The corners of a hex about (0, 0), as short angles: what was just played. */
export function hexCorners(radius: number, leg = 0.26): string {
  const corners = ringPoints(6, radius);
  return corners
    .map(([x, y], place) => {
      const [ax, ay] = corners[(place + 5) % 6]!;
      const [bx, by] = corners[(place + 1) % 6]!;
      return pathOf([
        [x + (ax - x) * leg, y + (ay - y) * leg],
        [x, y],
        [x + (bx - x) * leg, y + (by - y) * leg],
      ]);
    })
    .join("");
}

/** A map ready to be drawn; it never changes. */
export interface Chart {
  cells: Map<string, Cell>;
  at: Map<string, Point>;
  /** Left, top, width and height. */
  box: [number, number, number, number];
  /** The edge of the land and sea as a whole. */
  coast: string;
  walls: string[];
  /** What names and prices had better not cover. */
  fixtures: Thing[];
}

/** All that does not change of a map. */
export function chartOf(layout: Layout): Chart {
  const cells = new Map(layout.cells.map((cell) => [cell.id, cell]));
  const at = new Map(layout.cells.map((cell) => [cell.id, centre(cell)]));
  const points = [...at.values()];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    cells,
    at,
    box: [
      left - WIDTH / 2 - 8,
      top - RADIUS - 8,
      Math.max(...xs) - left + WIDTH + 16,
      Math.max(...ys) - top + 2 * RADIUS + 16,
    ],
    coast: points
      .map(([x, y]) => pathOf(ringPoints(6, RADIUS + 5).map(([dx, dy]): Point => [x + dx, y + dy]), true))
      .join(""),
    walls: layout.blocked_borders.map(([one, two]) => pathOf(borderEnds(at.get(one)!, at.get(two)!))),
    fixtures: fixtures(layout, at),
  };
}

/** The ends of the border between two hexes. */
export function borderEnds([ax, ay]: Point, [bx, by]: Point): [Point, Point] {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [((by - ay) / WIDTH) * RADIUS * 0.5, (-(bx - ax) / WIDTH) * RADIUS * 0.5];
  return [
    [mx - dx, my - dy],
    [mx + dx, my + dy],
  ];
}

/** The middle of a hex, moved by the lane of a seat. */
export function laneAt(chart: Chart, cell: string, seat: number): Point {
  const [x, y] = chart.at.get(cell)!;
  const [dx, dy] = LANES[seat % LANES.length]!;
  return [x + dx, y + dy];
}

export type Pair = readonly [string, string];

/**
 * The pairs of a seat's cells that are joined by a line: all cells, no circles, as few forks and bends as possible.
 * Pairs whose cells have fewer lines yet come first, then straight ones.
 */
export function railTree(cells: readonly string[], chart: Chart): Pair[] {
  const own = new Set(cells);
  const parent = new Map(cells.map((cell) => [cell, cell]));
  const find = (cell: string): string => {
    let root = cell;
    while (parent.get(root) !== root) root = parent.get(root)!;
    return root;
  };
  const near = (cell: string) => chart.cells.get(cell)!.neighbours;
  const lines = new Map<string, string[]>(cells.map((cell) => [cell, []]));

  function bends([a, b]: Pair): number {
    let cost = 3 * Math.max(0, lines.get(a)!.length - 1) + 3 * Math.max(0, lines.get(b)!.length - 1);
    for (const [here, there] of [[a, b] as const, [b, a] as const]) {
      const [hx, hy] = chart.at.get(here)!;
      const [tx, ty] = chart.at.get(there)!;
      for (const other of lines.get(here)!) {
        const [ox, oy] = chart.at.get(other)!;
        cost += 1 + ((tx - hx) * (ox - hx) + (ty - hy) * (oy - hy)) / WIDTH ** 2;
      }
    }
    return cost + 0.01 * (near(a).length + near(b).length);
  }

  let pairs: Pair[] = cells
    .flatMap((a) => near(a).flatMap((b): Pair[] => (own.has(b) && a < b ? [[a, b]] : [])))
    .sort(([a, b], [c, d]) => (a === c ? (b < d ? -1 : 1) : a < c ? -1 : 1));
  const chosen: Pair[] = [];
  for (;;) {
    pairs = pairs.filter(([a, b]) => find(a) !== find(b));
    if (!pairs.length) return chosen;
    let [best, least] = [pairs[0]!, Infinity];
    for (const pair of pairs) {
      const cost = bends(pair);
      if (cost < least) [best, least] = [pair, cost];
    }
    const [a, b] = best;
    parent.set(find(a), find(b));
    lines.get(a)!.push(b);
    lines.get(b)!.push(a);
    chosen.push(best);
  }
}

/** The rails of a seat: the line through all of them, and the middle of each. */
export interface Rails {
  seat: number;
  d: string;
  marks: { cell: string; at: Point }[];
  pairs: Pair[];
}

/** The rails of all seats. */
export function railsOf(chart: Chart, rails: View["rails"], seats: number): Rails[] {
  return Array.from({ length: seats }, (_, seat) => {
    const cells = Object.keys(rails).filter((cell) => rails[cell]!.includes(seat));
    const pairs = railTree(cells, chart);
    return {
      seat,
      pairs,
      d: pairs.map((pair) => pathOf(pair.map((cell) => laneAt(chart, cell, seat)))).join(""),
      marks: cells.map((cell) => ({ cell, at: laneAt(chart, cell, seat) })),
    };
  });
}

/** The lines that a new rail of a seat would get: those of the whole tree that touch it. */
export function newLine(chart: Chart, own: readonly string[], cell: string, seat: number): string {
  return railTree([...own, cell], chart)
    .filter((pair) => pair.includes(cell))
    .map((pair) => pathOf(pair.map((end) => laneAt(chart, end, seat))))
    .join("");
}

/** A name in one line, or in two if it is long and has two words. */
export function labelLines(name: string): string[] {
  const space = name.indexOf(" ");
  return space > 0 && name.length > 9 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** Something that a name or a price had better not cover: its middle, half of its size, and how bad covering it is. */
interface Thing {
  x: number;
  y: number;
  wide: number;
  high: number;
  cost: number;
}

/** What never moves: the houses of cities, the numbers of remote cells, blocked borders. */
function fixtures(layout: Layout, at: Map<string, Point>): Thing[] {
  const cells = layout.cells.flatMap((cell): Thing[] => {
    const [x, y] = at.get(cell.id)!;
    if (cell.terrain === "city") return [{ x, y: y + 25, wide: 6.5 * cell.buildings, high: 7, cost: 9 }];
    return cell.terrain === "remote" ? [{ x: x + 1.5, y: y + 20, wide: 13, high: 8.5, cost: 9 }] : [];
  });
  const walls = layout.blocked_borders.flatMap(([one, two]) => {
    const [[ax, ay], [bx, by]] = borderEnds(at.get(one)!, at.get(two)!);
    return along([ax, ay], [bx, by], 4).map(([x, y]): Thing => ({ x, y, wide: 3, high: 3, cost: 1.5 }));
  });
  return [...cells, ...walls];
}

/** Points along a line, its ends included. */
function along([ax, ay]: Point, [bx, by]: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps]);
}

/** The rails of all, as things on the map. */
function railThings(chart: Chart, rails: readonly Rails[]): Thing[] {
  return rails.flatMap(({ seat, pairs, marks }) => [
    ...pairs.flatMap(([a, b]) =>
      along(laneAt(chart, a, seat), laneAt(chart, b, seat), 8).map(([x, y]): Thing => ({ x, y, wide: 3, high: 3, cost: 1 })),
    ),
    ...marks.map(({ at: [x, y] }): Thing => ({ x, y, wide: 6, high: 6, cost: 5 })),
  ]);
}

/** How much a box covers. */
function covered(box: Omit<Thing, "cost">, things: readonly Thing[]): number {
  let cost = 0;
  for (const { x, y, wide, high, cost: each } of things)
    if (Math.abs(x - box.x) < wide + box.wide && Math.abs(y - box.y) < high + box.high) cost += each;
  return cost;
}

const near = <T extends Thing>(x: number, y: number, things: readonly T[]) =>
  things.filter((thing) => Math.abs(thing.x - x) < 90 && Math.abs(thing.y - y) < 70);

/** The name of a cell, as a thing that others had better not cover. */
export interface Label extends Thing {
  cell: string;
  lines: string[];
  size: number;
  /** Of the first line. */
  baseline: number;
}

/** Where a name may stand, from the middle of its hex, and how little each place is liked. */
const PLACES: [number, number, number][] = [-23, -19, -27, -15, 7].flatMap((dy, row) =>
  [0, -6, 6, -12, 12].map((dx, column): [number, number, number] => [dx, dy, [0, 0.4, 0.5, 1, 4][row]! + [0, 0.5, 0.5, 1.1, 1.1][column]!]),
);
const LINE = 12;
const SWEEPS = 4;

/** Names of cells where they cover rails, houses and each other the least: each in turn moves until none is better off. */
export function labelsOf(chart: Chart, rails: readonly Rails[], widthOf: Measure = usualWidth): Label[] {
  const things = [...chart.fixtures, ...railThings(chart, rails)];
  const names = [...chart.cells.values()]
    .filter((cell) => cell.name)
    .map((cell): Label => {
      const lines = labelLines(cell.name);
      const widest = (size: number) => Math.max(...lines.map((line) => widthOf(line, size)));
      const size = widest(12.8) <= WIDTH ? 12.8 : 12;
      const [x, y] = chart.at.get(cell.id)!;
      const [wide, high] = [widest(size) / 2 + 1, 0.4 * size + (LINE / 2) * (lines.length - 1)];
      return { cell: cell.id, lines, size, x, y: y - 23, wide, high, cost: 14, baseline: 0 };
    });
  const around = names.map(({ cell, x, y }) => ({ at: chart.at.get(cell)!, things: near(x, y, things), others: near(x, y, names).filter((other) => other.cell !== cell) }));
  for (let sweep = 0, moved = true; moved && sweep < SWEEPS; sweep++) {
    moved = false;
    names.forEach((name, place) => {
      const { at, things: fixed, others } = around[place]!;
      let [best, least] = [[name.x, name.y], Infinity];
      for (const [dx, dy, dislike] of PLACES) {
        const box = { ...name, x: at[0] + dx, y: at[1] + dy };
        const cost = dislike + covered(box, fixed) + covered(box, others);
        if (cost < least) [best, least] = [[box.x, box.y], cost];
      }
      moved ||= best[0] !== name.x || best[1] !== name.y;
      [name.x, name.y] = best as [number, number];
    });
  }
  for (const name of names) name.baseline = name.y - (LINE / 2) * (name.lines.length - 1) + name.size * 0.36;
  return names;
}

/** Where a price may stand in its hex. */
const CORNERS: Point[] = [
  [23, -13],
  [-23, -13],
  [-24, 0],
  [24, 0],
  [23, 12],
  [-23, 12],
  [0, -22],
  [0, 4],
];
export const COIN = 9.5;

/** Where prices stand: in each cell where they cover the least; Waste that comes with a rail lies below its price. */
export function pricesOf(chart: Chart, rails: readonly Rails[], labels: readonly Label[], cells: readonly { cell: string; waste: number }[], seat: number): Map<string, Point> {
  const things = [...chart.fixtures, ...labels, ...railThings(chart, rails)];
  return new Map(
    cells.map(({ cell, waste }) => {
      const [x, y] = chart.at.get(cell)!;
      const [ownX, ownY] = laneAt(chart, cell, Math.max(seat, 0));
      const fixed = [...near(x, y, things), { x: ownX, y: ownY, wide: 7, high: 7, cost: 4 }];
      let [best, least] = [CORNERS[0]!, Infinity];
      for (const [dx, dy] of CORNERS) {
        const below = waste ? 6.5 : 0;
        const cost = covered({ x: x + dx, y: y + dy + below, wide: COIN + (waste > 1 ? 1 : 0), high: COIN + below }, fixed);
        if (cost < least) [best, least] = [[dx, dy], cost];
      }
      return [cell, [x + best[0], y + best[1]]];
    }),
  );
}

/** The house of a station, and where those of a city stand beside each other. */
export const HOUSE = "M-5 5V-2L0 -6.5L5 -2V5Z";
export const houseAt = (place: number, room: number): string => num((place - (room - 1) / 2) * 13);

/** What each rail in a city counts, by its stations. */
export const STATION_POINTS = [0, 2, 4, 8] as const;

/** What each rail in a cell counts now. */
export function worth(cell: Cell, stations: number): number {
  if (cell.terrain === "remote") return cell.remote_number;
  return cell.terrain === "city" ? (STATION_POINTS[stations] ?? 0) : 0;
}
