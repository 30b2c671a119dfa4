/** Small schematic maps of destinations. */
import { circlePath, pathOf, type Point, type SuitColour } from "../../lib/marks";
import { KINDS } from "./actions";
import type { Cards, DestinationCard, Layout } from "./types";

export const WIDTH = 150;
export const HEIGHT = 84;

/** A coarse outline of the land, for orientation only. */
const COAST: readonly Point[] = [
  [-130, 54], [-124.7, 48.4], [-124, 46], [-124.3, 42.8], [-124.2, 40.4], [-122.5, 37.5], [-120.6, 34.6],
  [-117.1, 32.5], [-114.7, 31.8], [-112.5, 29], [-109.5, 26], [-107, 22], [-98, 22], [-97.2, 25.9], [-97.3, 27.9],
  [-94.7, 29.4], [-91.5, 29.3], [-89.2, 29.1], [-88.2, 30.3], [-85.5, 29.8], [-84, 30], [-82.8, 28], [-81.8, 26],
  [-80.4, 25.2], [-80.1, 26.8], [-81.4, 30.5], [-80.8, 32], [-78, 33.9], [-75.6, 35.3], [-76, 37], [-74.5, 39.2],
  [-74, 40.6], [-70.6, 41.6], [-70.2, 43.4], [-67, 44.8], [-62, 45.5], [-60, 54],
]; // prettier-ignore

/** Longitude and latitude to a place on the small map. */
export function project([longitude, latitude]: Point): Point {
  return [8 + ((longitude + 124) / 54) * (WIDTH - 16), 8 + ((51.5 - latitude) / 26.5) * (HEIGHT - 16)];
}

export const LAND = pathOf(COAST.map(project), true);

/** All cities as dots, those with a bonus larger, as path data. */
export function dotsOf(layout: Layout): string {
  const big = new Set(layout.bonuses.map(({ city }) => city));
  return Object.entries(layout.cities)
    .map(([city, place]) => circlePath(big.has(city) ? 2.4 : 1.5, project(place)))
    .join("");
}

/** From point to point as on a transport map: level or upright pieces, and one at 45 degrees between them. */
export function schematic(one: Point, two: Point): Point[] {
  const [dx, dy] = [two[0] - one[0], two[1] - one[1]];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  if (Math.abs(dx) >= Math.abs(dy)) {
    const rest = ((Math.abs(dx) - slant) / 2) * Math.sign(dx);
    return [one, [one[0] + rest, one[1]], [two[0] - rest, two[1]], two];
  }
  const rest = ((Math.abs(dy) - slant) / 2) * Math.sign(dy);
  return [one, [one[0], one[1] + rest], [two[0], two[1] - rest], two];
}

/** A polyline in equal parts with small gaps between them. */
export function cut(points: readonly Point[], parts: number, gap = 2.5): Point[][] {
  const lengths = points.slice(1).map(([x, y], place) => Math.hypot(x - points[place]![0], y - points[place]![1]));
  const total = lengths.reduce((all, length) => all + length, 0);
  const at = (distance: number): Point => {
    let rest = distance;
    for (const [place, length] of lengths.entries()) {
      if (rest <= length || place === lengths.length - 1) {
        const [[ax, ay], [bx, by]] = [points[place]!, points[place + 1]!];
        const share = length ? rest / length : 0;
        return [ax + (bx - ax) * share, ay + (by - ay) * share];
      }
      rest -= length;
    }
    return points.at(-1)!;
  };
  return Array.from({ length: parts }, (_, part) => {
    const start = (total * part) / parts + (part ? gap : 0);
    const end = (total * (part + 1)) / parts - (part < parts - 1 ? gap : 0);
    const piece = [at(start)];
    let walked = 0;
    for (const [place, length] of lengths.entries()) {
      walked += length;
      if (start < walked && walked < end) piece.push(points[place + 1]!);
    }
    return [...piece, at(end)];
  });
}

/** A piece of a destination's line: one wagon, and whether it is there already. */
export interface Piece {
  colour: SuitColour;
  there: boolean;
  d: string;
}

/** A destination's line, a piece for each wagon, and its two ends; `have` is what may already serve it. */
export function lineOf(layout: Layout, card: DestinationCard, have: Cards | null): { pieces: Piece[]; ends: Point[] } {
  const ends = card.cities.map((city) => project(layout.cities[city]!));
  const wagons = KINDS.flatMap((colour) =>
    Array.from({ length: card.needs[colour] ?? 0 }, (_, place) => ({ colour, there: !have || place < (have[colour] ?? 0) })),
  );
  const cuts = cut(schematic(ends[0]!, ends[1]!), wagons.length);
  return { pieces: wagons.map((wagon, place) => ({ ...wagon, d: pathOf(cuts[place]!) })), ends };
}
