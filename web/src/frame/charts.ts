/** The charts of a finished game. */
import { num, type Point } from "../lib/marks";

/** A chart's place: its size, and the room left around the lines. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChanceLine {
  seat: number;
  path: string;
  /** Where marks of the seat stand on its line. */
  marks: Point[];
  end: Point;
  /** The height of the name beside the end, moved off the others. */
  label: number;
}

const GAP = 19; // pixels between two names
const NEAR = 2; // rows on each side that a point is smoothed over

/** Where a chance at a moment stands. */
export function place(frame: Frame, last: number, moment: number, chance: number): Point {
  const { left, right, top, bottom } = frame;
  return [left + ((right - left) * moment) / (last || 1), bottom - (bottom - top) * chance];
}

/** Where numbers on a line stand: each as near to its own place as its neighbours let it, from left to right. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((_, number) => number).sort((one, other) => places[one]! - places[other]!);
  const found = [...places];
  order.forEach((number, at) => {
    if (at) found[number] = Math.max(found[number]!, found[order[at - 1]!]! + gap);
  });
  let room = most;
  for (const number of order.reverse()) {
    found[number] = Math.min(found[number]!, room);
    room = found[number]! - gap;
  }
  return found;
}

/** The lines of the chances to win: rows of a moment and the chance of each seat. */
export function chanceLines(rows: readonly number[][], frame: Frame): ChanceLine[] {
  const last = rows.at(-1)?.[0] ?? 1;
  const seats = (rows[0]?.length ?? 1) - 1;
  const lines = Array.from({ length: seats }, (_, seat): ChanceLine => {
    const points = rows.map((row, at) => {
      const near = at === rows.length - 1 ? [row] : rows.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      return place(frame, last, row[0]!, near.reduce((sum, each) => sum + each[seat + 1]!, 0) / near.length);
    });
    const marks = points.filter((_, at) => at >= 6 + seat * 4 && at < points.length - 6 && (at - 6 - seat * 4) % 22 === 0);
    const path = `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;
    const end = points.at(-1)!;
    return { seat, path, marks, end, label: Math.max(frame.top + 8, Math.min(frame.bottom - 6, end[1])) };
  });
  const byHeight = [...lines].sort((one, other) => other.label - one.label);
  byHeight.forEach((line, at) => {
    if (at) line.label = Math.min(line.label, byHeight[at - 1]!.label - GAP);
  });
  return lines;
}
