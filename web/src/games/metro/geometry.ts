/**
 * Metro's tiles: straight lines and circular arcs.
 *
 * A cell is 100 units. Each side has two ports at its thirds; traffic keeps to the right, so that a train enters by the
 * port on its right and leaves by the one on its left, as seen from the cell's middle:
 *
 *     enters   N (33, 0)   E (100, 33)   S (67, 100)   W (0, 67)
 *     leaves   N (67, 0)   E (100, 67)   S (33, 100)   W (0, 33)
 *
 * Every track is then exact: straight on, a quarter circle of radius 100/3 (tight) or 200/3 (wide), or a U-turn (back):
 * a stem of 14, a half circle of radius 100/6, a stem of 14.
 */
import { num, type Point } from "../../lib/marks";
import type { Side } from "./types";

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const STEPS: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
export const CELL = 100;
export const THIRD = CELL / 3;
/** Around the 8 by 8 cells, for the stations and their numbers. */
export const MARGIN = 83;
const STEM = 14;

export const ENTER: Record<Side, Point> = { N: [THIRD, 0], E: [CELL, THIRD], S: [2 * THIRD, CELL], W: [0, 2 * THIRD] };
export const LEAVE: Record<Side, Point> = { N: [2 * THIRD, 0], E: [CELL, 2 * THIRD], S: [THIRD, CELL], W: [0, THIRD] };

/** In the order of painting: what comes later runs over what came before. */
export const KINDS = ["straight", "wide", "tight", "back"] as const;
export type TrackKind = (typeof KINDS)[number];

export const LENGTHS: Record<TrackKind, number> = {
  straight: CELL,
  tight: (Math.PI / 2) * THIRD,
  wide: Math.PI * THIRD,
  back: 2 * STEM + (Math.PI * CELL) / 6,
};

const COLUMNS = "abcdefgh";

/** The side that is so many quarter turns clockwise of another. */
export function turnedSide(side: Side, turns: number): Side {
  return SIDES[(SIDES.indexOf(side) + turns + 4) % 4]!;
}

/** What a track does: straight on, wide to the next side clockwise, tight to the one before, or back. */
export function trackKind(enter: Side, leave: Side): TrackKind {
  return (["back", "wide", "straight", "tight"] as const)[(SIDES.indexOf(leave) - SIDES.indexOf(enter) + 4) % 4]!;
}

/** A track of a cell as path data; `at` is the cell's upper left corner. */
export function trackPath(enter: Side, leave: Side, at: Point = [0, 0]): string {
  const [x, y] = [at[0] + ENTER[enter][0], at[1] + ENTER[enter][1]];
  const [toX, toY] = [at[0] + LEAVE[leave][0], at[1] + LEAVE[leave][1]];
  const kind = trackKind(enter, leave);
  const [start, end] = [`M${num(x)} ${num(y)}`, `${num(toX)} ${num(toY)}`];
  if (kind === "straight") return `${start}L${end}`;
  if (kind === "back") {
    const [right, down] = STEPS[OPPOSITE[enter]];
    const radius = num(CELL / 6);
    const turn = `L${num(x + STEM * right)} ${num(y + STEM * down)}`;
    return `${start}${turn}A${radius} ${radius} 0 0 0 ${num(toX + STEM * right)} ${num(toY + STEM * down)}L${end}`;
  }
  const [radius, sweep] = kind === "tight" ? [num(THIRD), 1] : [num(2 * THIRD), 0];
  return `${start}A${radius} ${radius} 0 0 ${sweep} ${end}`;
}

/** The four tracks of a tile in the order of painting, by their sides of entry. */
export function paintOrder(exits: string): { enter: Side; leave: Side }[] {
  const tracks = SIDES.map((enter, place) => ({ enter, leave: exits[place] as Side }));
  const rank = (track: { enter: Side; leave: Side }) => KINDS.indexOf(trackKind(track.enter, track.leave));
  return tracks.sort((one, other) => rank(one) - rank(other));
}

/** The exits of a tile after so many quarter turns clockwise. */
export function turnedExits(exits: string, turns: number): string {
  return SIDES.map((side) => {
    const before = exits[SIDES.indexOf(turnedSide(side, -turns))] as Side;
    return turnedSide(before, turns);
  }).join("");
}

/** In how many ways a tile can look: 1, 2 or 4. */
export function looks(exits: string): number {
  return [1, 2].find((turns) => turnedExits(exits, turns) === exits) ?? 4;
}

/** The upper left corner of a cell such as c4. */
export function corner(cell: string): Point {
  return [COLUMNS.indexOf(cell[0]!) * CELL, (Number(cell.slice(1)) - 1) * CELL];
}

/** The next cell on a side, null beyond the border. */
export function neighbour(cell: string, side: Side): string | null {
  const [right, down] = STEPS[side];
  const column = COLUMNS.indexOf(cell[0]!) + right;
  const row = Number(cell.slice(1)) + down;
  return column >= 0 && column < 8 && row >= 1 && row <= 8 ? `${COLUMNS[column]}${row}` : null;
}
