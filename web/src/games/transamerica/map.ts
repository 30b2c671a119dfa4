/**
 * The map: a net of lines on land, rivers and ridges across it, networks and distances on it.
 *
 * A usual line is UNIT long, whatever the numbers of the board's file are. The land needs no outline of its own: what
 * lies between lines is filled and all lines are stroked broadly; the same in other colours and wider is the coast.
 */
import { SUITS, num, pathOf, type Point, type SuitColour } from "../../lib/marks";
import type { City, Layout, Line, OwnTrack } from "./types";

export const UNIT = 52;
const MARGIN = UNIT * 0.9;
/** How far apart the two strokes of a double line are from its middle. */
const ASIDE = 2.6;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Chart {
  layout: Layout;
  at: Map<string, Point>;
  lines: Map<string, Line>;
  /** By node. */
  cities: Map<string, City>;
  /** By node: the nodes beside it, with the lines that lead there. */
  near: Map<string, Map<string, string>>;
  /** The suit of each colour of cities. */
  suits: Map<string, SuitColour>;
  box: Box;
  land: string;
  rivers: string;
  ridges: string;
  peaks: string;
  single: string;
  double: string;
}

const charts = new WeakMap<Layout, Chart>();

/** The board with places on the drawing and all of its ground; it is made once. */
export function chartOf(layout: Layout): Chart {
  const known = charts.get(layout);
  if (known) return known;
  const chart = makeChart(layout);
  charts.set(layout, chart);
  return chart;
}

function makeChart(layout: Layout): Chart {
  const scale = UNIT / usualLength(layout);
  const at = new Map(layout.nodes.map(({ name, x, y }): [string, Point] => [name, [x * scale, -y * scale]]));
  const near = new Map(layout.nodes.map(({ name }) => [name, new Map<string, string>()]));
  for (const { name, a, b } of layout.lines) {
    near.get(a)!.set(b, name);
    near.get(b)!.set(a, name);
  }
  const bare = {
    layout,
    at,
    near,
    lines: new Map(layout.lines.map((line) => [line.name, line])),
    cities: new Map(layout.cities.map((city) => [city.node, city])),
    suits: suitsOf(layout.colours),
    box: boxOf([...at.values()], MARGIN),
  };
  const triangles = trianglesOf(near);
  const drawn = { ...bare, land: "", rivers: "", ridges: "", peaks: "", single: "", double: "" };
  return {
    ...drawn,
    land: landOf(drawn),
    rivers: across(drawn, triangles, "river"),
    ridges: across(drawn, triangles, "mountain"),
    peaks: peaksOf(drawn),
    single: layout.lines.flatMap((line) => (line.cost === 1 ? linePath(drawn, line.name) : [])).join(""),
    double: layout.lines.flatMap((line) => (line.cost === 1 ? [] : sides(drawn, line.name, ASIDE))).join(""),
  };
}

/** A length that three of four lines have at least: marks have room also where the lines of a board differ. */
function usualLength({ nodes, lines }: Layout): number {
  const at = new Map(nodes.map((node) => [node.name, node]));
  const lengths = lines.map(({ a, b }) => {
    const [one, other] = [at.get(a)!, at.get(b)!];
    return Math.hypot(one.x - other.x, one.y - other.y);
  });
  return lengths.sort((one, other) => one - other)[lengths.length >> 2] || 1;
}

const ALIKE: Record<string, SuitColour> = { pink: "purple", brown: "orange", grey: "white" };

/** Colours have their own suits; one that the tokens do not know gets a suit that no other has. */
export function suitsOf(colours: readonly string[]): Map<string, SuitColour> {
  const free = new Set(Object.keys(SUITS) as SuitColour[]);
  free.delete("locomotive");
  const found = new Map<string, SuitColour>();
  const give = (colour: string, suit: SuitColour | undefined) => {
    if (!suit || !free.delete(suit)) return;
    found.set(colour, suit);
  };
  for (const colour of colours) give(colour, colour as SuitColour);
  for (const colour of colours) if (!found.has(colour)) give(colour, ALIKE[colour]);
  for (const colour of colours) if (!found.has(colour)) give(colour, [...free][0]);
  return found;
}

/** The box about points, with a margin. */
export function boxOf(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

type Places = Pick<Chart, "at" | "lines">;

export function endsOf({ at, lines }: Places, line: string): [Point, Point] {
  const { a, b } = lines.get(line)!;
  return [at.get(a)!, at.get(b)!];
}

/** The point of a line at a part of its length. */
export function alongLine(chart: Places, line: string, part = 0.5): Point {
  const [[ax, ay], [bx, by]] = endsOf(chart, line);
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** A line, or the middle part of it, as path data; `aside` moves it across. */
export function linePath(chart: Places, line: string, cut = 0, aside = 0): string {
  const [dx, dy] = crosswise(chart, line);
  const move = ([x, y]: Point): Point => [x + dx * aside, y + dy * aside];
  return pathOf([move(alongLine(chart, line, cut)), move(alongLine(chart, line, 1 - cut))]);
}

/** The direction across a line, of length 1. */
export function crosswise(chart: Places, line: string): Point {
  const [[ax, ay], [bx, by]] = endsOf(chart, line);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, (ax - bx) / length];
}

const sides = (chart: Places, line: string, aside: number) => [1, -1].map((side) => linePath(chart, line, 0, side * aside));

/** How far from a line a point may lie that is still nearer to it than to the other lines of a net of triangles. */
const REACH = 0.29;

/** What is nearest to a line: in a net of triangles these areas leave no gap and never overlap. */
export function hitPath(chart: Places, line: string): string {
  const [a, b] = endsOf(chart, line);
  const [[dx, dy], [x, y]] = [crosswise(chart, line), alongLine(chart, line)];
  const reach = REACH * Math.min(UNIT * 1.5, Math.hypot(a[0] - b[0], a[1] - b[1]));
  return pathOf([a, [x + reach * dx, y + reach * dy], b, [x - reach * dx, y - reach * dy]], true);
}

/** Bars across a line at parts of its length: a private track is closed to all others. */
export function gates(chart: Places, line: string): string {
  const [dx, dy] = crosswise(chart, line);
  return [0.3, 0.7]
    .map((part) => {
      const [x, y] = alongLine(chart, line, part);
      return pathOf([[x - 9 * dx, y - 9 * dy], [x + 9 * dx, y + 9 * dy]]);
    })
    .join("");
}

/** Four corners about the middle of a line, for what was just played. */
export function bracketsOf(chart: Places, line: string): string {
  const [dx, dy] = crosswise(chart, line);
  const [[ax, ay], [bx, by]] = endsOf(chart, line);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [x, y] = alongLine(chart, line);
  const point = (along: number, aside: number): Point => [x + ux * along + dx * aside, y + uy * along + dy * aside];
  const reach = Math.max(12, length / 2 - 10);
  return [1, -1]
    .flatMap((way) => [1, -1].map((side) => pathOf([point(way * (reach - 7), side * 11), point(way * reach, side * 11), point(way * reach, side * 6)])))
    .join("");
}

/** All triples of nodes that are joined with each other. */
function trianglesOf(near: Chart["near"]): [string, string, string][] {
  const found: [string, string, string][] = [];
  for (const [a, others] of near)
    for (const b of others.keys())
      if (a < b) for (const c of others.keys()) if (b < c && near.get(b)!.has(c)) found.push([a, b, c]);
  return found;
}

/** Lines, and the corners between neighbouring lines: what is wider open than that is water. */
function landOf({ at, near, lines }: Pick<Chart, "at" | "near" | "lines">): string {
  let d = "";
  for (const [node, others] of near) {
    const here = at.get(node)!;
    const round = [...others.keys()]
      .map((other) => at.get(other)!)
      .sort((one, other) => Math.atan2(one[1] - here[1], one[0] - here[0]) - Math.atan2(other[1] - here[1], other[0] - here[0]));
    round.forEach((one, place) => {
      const other = round[(place + 1) % round.length]!;
      if (one !== other && Math.hypot(one[0] - other[0], one[1] - other[1]) < 1.6 * UNIT) d += pathOf([here, one, other], true);
    });
  }
  return d + [...lines.keys()].map((line) => linePath({ at, lines }, line)).join("");
}

/**
 * Rivers or ridges as path data: through each triangle a curve from middle to middle of its lines of that kind. The centre
 * is the control point, so the curve leaves every line at a right angle and the pieces join smoothly; where only one
 * line is of the kind, it ends at the centre. A line in no triangle is crossed by a short piece.
 */
function across(chart: Chart, triangles: [string, string, string][], kind: string): string {
  const { at, near, lines } = chart;
  const crossed = new Set<string>();
  let d = "";
  for (const [a, b, c] of triangles) {
    const found = [near.get(a)!.get(b)!, near.get(b)!.get(c)!, near.get(a)!.get(c)!].filter((line) => lines.get(line)!.kind === kind);
    const middles = found.map((line) => alongLine(chart, line).map(num).join(" "));
    const centre = ([0, 1] as const).map((axis) => num((at.get(a)![axis] + at.get(b)![axis] + at.get(c)![axis]) / 3)).join(" ");
    for (const line of found) crossed.add(line);
    d += middles.length === 2 ? `M${middles[0]}Q${centre} ${middles[1]}` : middles.map((middle) => `M${middle}L${centre}`).join("");
  }
  for (const { name, kind: has } of lines.values()) {
    if (has !== kind || crossed.has(name)) continue;
    const [[dx, dy], [x, y]] = [crosswise(chart, name), alongLine(chart, name)];
    d += pathOf([[x - 15 * dx, y - 15 * dy], [x + 15 * dx, y + 15 * dy]]);
  }
  return d;
}

const PEAK: Point[] = [[-12, 7], [-3, -9], [2, 0], [5, -5], [12, 7]];

/** A peak on the middle of each line over mountains. */
function peaksOf(chart: Chart): string {
  return chart.layout.lines
    .filter(({ kind }) => kind === "mountain")
    .map(({ name }) => {
      const [x, y] = alongLine(chart, name);
      return pathOf(PEAK.map(([dx, dy]): Point => [x + dx, y + dy]), true);
    })
    .join("");
}

// ---- networks and distances ----

/** What lies on the map at a moment; markers by seat. */
export interface Laid {
  tracks: readonly string[];
  own_tracks: readonly OwnTrack[];
  markers: readonly (string | null)[];
}

/** The tracks that a seat may use, and the lines that a private track of another closes to it. */
function usable({ tracks, own_tracks }: Laid, seat: number): { open: Set<string>; closed: Set<string> } {
  const open = new Set([...tracks, ...own_tracks.flatMap((track) => (track.seat === seat ? track.line : []))]);
  return { open, closed: new Set(own_tracks.flatMap((track) => (track.seat === seat ? [] : track.line))) };
}

/** For each laid track the seats whose networks it belongs to. */
export function networksOf(chart: Chart, laid: Laid): Map<string, number[]> {
  const found = new Map<string, number[]>();
  laid.markers.forEach((marker, seat) => {
    if (!marker) return;
    const { open } = usable(laid, seat);
    const seen = new Set([marker]);
    // a set is walked through with what is added to it on the way
    for (const here of seen)
      for (const [there, line] of chart.near.get(here)!) {
        if (!open.has(line)) continue;
        const seats = found.get(line);
        if (!seats) found.set(line, [seat]);
        else if (!seats.includes(seat)) seats.push(seat);
        seen.add(there);
      }
  });
  return found;
}

/** What it costs to get from the network of a seat to each node; empty where it has no marker. */
export function distancesOf(chart: Chart, laid: Laid, seat: number): Map<string, number> {
  const marker = laid.markers[seat];
  const far = new Map<string, number>();
  if (!marker) return far;
  const { open, closed } = usable(laid, seat);
  // lines cost 0, 1 or 2: nodes wait in one list for each cost
  const waiting: string[][] = [[marker]];
  for (let cost = 0; cost < waiting.length; cost++)
    for (const here of waiting[cost] ?? []) {
      if (far.has(here)) continue;
      far.set(here, cost);
      for (const [there, line] of chart.near.get(here)!)
        if (!far.has(there) && !closed.has(line)) (waiting[cost + (open.has(line) ? 0 : chart.lines.get(line)!.cost)] ??= []).push(there);
    }
  return far;
}

/** How a laid track looks: whose it is, and which of several owners' marks it carries. */
export interface TrackArt {
  line: string;
  d: string;
  seats: number[];
  /** Belongs to the network of the own seat. */
  mine: boolean;
  /** The seat whose private track it is. */
  owner: number | null;
  /** Where many share a network: the seat whose mark stands on this track. */
  bead: number | null;
  middle: Point;
}

/** All tracks of a moment as they are drawn; those of the own network last, so that they lie on top. */
export function trackArt(chart: Chart, laid: Laid, own: number): TrackArt[] {
  const owners = new Map(laid.own_tracks.map(({ line, seat }) => [line, seat]));
  const networks = networksOf(chart, laid);
  const beads = new Map<string, number>();
  const art = [...laid.tracks, ...owners.keys()].sort().map((line): TrackArt => {
    const seats = networks.get(line) ?? [];
    const owner = owners.get(line) ?? null;
    let bead = null;
    if (owner === null && seats.length > 2) {
      const turn = beads.get(seats.join()) ?? 0;
      beads.set(seats.join(), turn + 1);
      bead = seats[turn % seats.length]!;
    }
    return { line, d: linePath(chart, line), seats, mine: seats.includes(own), owner, bead, middle: alongLine(chart, line) };
  });
  return [...art.filter(({ mine }) => !mine), ...art.filter(({ mine }) => mine)];
}
