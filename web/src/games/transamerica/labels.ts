/** Names beside their cities, and free places for small plates: nothing covers anything else. */
import type { Point } from "../../lib/marks";
import { usualWidth, type Measure } from "../../lib/measure";
import { alongLine, type Box, type Chart } from "./map";

export interface Label {
  node: string;
  text: string;
  /** Its middle. */
  x: number;
  y: number;
  wide: number;
  high: number;
  size: number;
  /** Stands on a plate, for an own city. */
  plate: boolean;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const around = ([x, y]: Point, reach: number): Box => ({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
const within = (box: Box, all: Box, margin: number) =>
  box.left >= all.left + margin && box.right <= all.right - margin && box.top >= all.top + margin && box.bottom <= all.bottom - margin;

export const CITY = 9.5;
export const OWN_CITY = 12;
export const RING = 18;
export const MARKER = 14;
const SIDES: Point[] = [[-19, -15], [19, -15], [-19, 15], [19, 15]];

/** Where a marker stands: on its node, or beside the city there, on the side where no other city is near. */
export function markerAt(chart: Chart, node: string): Point {
  const [x, y] = chart.at.get(node)!;
  if (!chart.cities.has(node)) return [x, y];
  const others = [...chart.cities.keys()].filter((city) => city !== node).map((city) => chart.at.get(city)!);
  const sides = SIDES.map(([dx, dy]): Point => [x + dx, y + dy]);
  const room = sides.map((side) => Math.min(MARKER + RING, ...others.map((other) => Math.hypot(side[0] - other[0], side[1] - other[1]))));
  return sides[room.indexOf(Math.max(...room))]!;
}

/** What names keep clear of: cities and markers. */
export function marksOf(chart: Chart, markers: readonly (string | null)[], own: ReadonlySet<string>): Box[] {
  const cities = [...chart.cities.keys()].map((node) => around(chart.at.get(node)!, own.has(node) ? RING : CITY + 2));
  return [...cities, ...markers.flatMap((node) => (node ? around(markerAt(chart, node), MARKER + 3) : []))];
}

const CLASH = 1000; // names on names, which must never be
const COVERED = 300; // a city or a marker below a name
const OUTSIDE = 600;
const NODE = 2;
const TRACK = 1; // a quarter of a printed line, on which a track may come to lie
const PASSES = 12;
const FAR = 32; // beyond a name's own size no place for it begins

interface Candidate {
  box: Box;
  cost: number;
}

/**
 * Places all names: of two dozen places about its city each takes the one that covers the least, own cities first; then
 * each in turn looks for a better one until none finds any. It knows nothing of tracks that are laid, so that names stay
 * where they are for a whole round; `figures` is what own names leave room for behind them.
 */
export function labelsOf(
  chart: Chart,
  own: ReadonlySet<string>,
  markers: readonly (string | null)[],
  strong: ReadonlySet<string> = own,
  figures = "",
  widthOf: Measure = usualWidth,
): Label[] {
  const marks = marksOf(chart, markers, strong);
  const points = chart.layout.lines.flatMap(({ name }) => [0.25, 0.5, 0.75].map((part) => alongLine(chart, name, part)));
  const nodes = [...chart.at.values()];
  const cities = [...chart.cities.values()].sort(
    (one, other) =>
      Number(own.has(other.node)) - Number(own.has(one.node)) || chart.at.get(other.node)![0] - chart.at.get(one.node)![0],
  );
  const looks = cities.map(({ node, name }) => {
    const plate = own.has(node);
    const size = plate || strong.has(node) ? 14.5 : 12.5;
    const wide = widthOf(plate ? name + figures : name, size) + (plate ? 10 : 4);
    return { node, text: name, plate, size, wide, high: size * (plate ? 1.3 : 1.15) };
  });
  const inside = ([x, y]: Point, box: Box, margin: number) =>
    x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
  const spots = looks.map(({ node, wide, high }): Candidate[] => {
    const at = chart.at.get(node)!;
    // most of the map is too far away to matter
    const reach = { left: at[0] - wide - FAR, top: at[1] - high - FAR, right: at[0] + wide + FAR, bottom: at[1] + high + FAR };
    const [nearMarks, nearPoints, nearNodes] = [
      marks.filter((mark) => overlap(mark, reach)),
      points.filter((point) => inside(point, reach, 0)),
      nodes.filter((point) => inside(point, reach, 0)),
    ];
    return placesAbout(at, wide, high, strong.has(node) ? RING : CITY + 2.5).map(({ box, dislike }) => ({
      box,
      cost:
        dislike +
        COVERED * nearMarks.filter((mark) => overlap(box, mark)).length +
        TRACK * nearPoints.filter((point) => inside(point, box, 1)).length +
        NODE * nearNodes.filter((point) => inside(point, box, 0)).length +
        (within(box, chart.box, 5) ? 0 : OUTSIDE),
    }));
  });
  const taken = settle(spots);
  // a name that covers something takes the place of others, if these find better ones than it has
  for (const place of looks.keys()) {
    if (priceOf(taken, place, taken[place]!) < COVERED) continue;
    let least = totalOf(taken);
    for (const spot of spots[place]!) {
      const moved = taken.map((other, at) => (at === place ? spot : overlap(spot.box, other.box) ? undefined : other));
      const all = settle(spots, moved, place);
      if (totalOf(all) < least) {
        least = totalOf(all);
        taken.splice(0, taken.length, ...all);
      }
    }
  }
  return looks.map((look, place) => {
    const { left, top, right, bottom } = taken[place]!.box;
    return { ...look, x: (left + right) / 2, y: (top + bottom) / 2 };
  });
}

type Taken = readonly (Candidate | undefined)[];

/** What a spot costs among the others. */
function priceOf(taken: Taken, place: number, spot: Candidate): number {
  return spot.cost + CLASH * taken.filter((other, at) => other && at !== place && overlap(spot.box, other.box)).length;
}

function totalOf(taken: readonly Candidate[]): number {
  return taken.reduce((sum, spot, place) => sum + priceOf(taken, place, spot), 0);
}

/** Each in turn takes its best spot until none finds a better one; one of them may be held where it is. */
function settle(spots: readonly Candidate[][], from: Taken = [], held = -1): Candidate[] {
  const taken: (Candidate | undefined)[] = spots.map((_, place) => from[place]);
  for (let pass = 0, moved = true; moved && pass < PASSES; pass++) {
    moved = false;
    spots.forEach((offered, place) => {
      if (place === held) return;
      const prices = offered.map((spot) => priceOf(taken, place, spot));
      const spot = offered[prices.indexOf(Math.min(...prices))]!;
      moved ||= spot !== taken[place];
      taken[place] = spot;
    });
  }
  return taken as Candidate[];
}

/** Places for a name about a point, with how little each is liked: near ones, then the same farther away. */
function placesAbout([x, y]: Point, wide: number, high: number, reach: number): { box: Box; dislike: number }[] {
  return [0, 9].flatMap((more) => {
    const gap = reach + 2 + more;
    const spots: [left: number, top: number, dislike: number][] = [
      [x + gap, y - high / 2, 0],
      [x - gap - wide, y - high / 2, 1],
      [x - wide / 2, y - gap - high, 1.5],
      [x - wide / 2, y + gap, 1.5],
      [x + gap * 0.6, y - gap * 0.75 - high, 1.2],
      [x + gap * 0.6, y + gap * 0.75, 1.2],
      [x - gap * 0.6 - wide, y - gap * 0.75 - high, 2],
      [x - gap * 0.6 - wide, y + gap * 0.75, 2],
      [x - wide * 0.25, y - gap - high, 2.2],
      [x - wide * 0.75, y - gap - high, 2.2],
      [x - wide * 0.25, y + gap, 2.2],
      [x - wide * 0.75, y + gap, 2.2],
    ];
    return spots.map(([left, top, dislike]) => ({
      box: { left, top, right: left + wide, bottom: top + high },
      dislike: dislike + more * 0.5,
    }));
  });
}

export const boxOfLabel = ({ x, y, wide, high }: Label): Box => ({ left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 });

/** Small boxes along lines, for what must not cover them. */
export function beadsOf(chart: Chart, lines: Iterable<string>): Box[] {
  return [...lines].flatMap((line) => [0, 0.25, 0.5, 0.75, 1].map((part) => around(alongLine(chart, line, part), 5)));
}

/** The nearest place beside a point for a small plate that covers nothing of what is taken. */
export function freeSpot(chart: Chart, [x, y]: Point, wide: number, high: number, taken: readonly Box[]): Point {
  let found: Point = [x, y];
  let least = Infinity;
  for (const reach of [22, 30, 40, 52, 66])
    for (let step = 0; step < 12; step++) {
      const angle = (step * Math.PI) / 6;
      const at: Point = [x + reach * 1.25 * Math.cos(angle), y - reach * Math.sin(angle)];
      const box = { left: at[0] - wide / 2, top: at[1] - high / 2, right: at[0] + wide / 2, bottom: at[1] + high / 2 };
      const cost = reach * 0.4 + 60 * taken.filter((other) => overlap(box, other)).length + (within(box, chart.box, 4) ? 0 : 200);
      if (cost < least) [least, found] = [cost, at];
    }
  return found;
}
