/** The parts of the board as plain data, so that what has not changed is the same object and is not drawn again. */
import { linePattern, num, type Colour, type Point } from "../../lib/marks";
import { corner, paintOrder, trackPath } from "./geometry";
import type { Run, Tiles } from "./lines";

/** A track on a tile; without a colour nobody's line uses it. */
export interface TrackArt {
  d: string;
  colour: Colour | null;
  width: number;
  /** The length of the line before it, so that its pattern runs on. */
  offset: number;
}

/** The tracks of a tile as SVG. */
export function trackMarkup(tracks: TrackArt[], ground: string): string {
  const path = (d: string, stroke: string, width: number, more = "") => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${more}/>`;
  return tracks
    .map(({ d, colour, width, offset }) => {
      if (!colour) {
        const core = ground === "var(--tile)" ? "var(--track-core)" : ground;
        return path(d, ground, 15) + path(d, "var(--track)", 8) + path(d, core, 4.4);
      }
      const pattern = linePattern(colour, width);
      return (
        path(d, ground, width + 9.6) +
        path(d, `var(--p-${colour}-edge, var(--line-edge))`, width + 3.6) +
        path(d, `var(--p-${colour})`, width) +
        (pattern
          ? path(d, `var(--p-${colour}-ink)`, pattern.width, ` stroke-dasharray="${pattern.dash}" stroke-dashoffset="${offset}" stroke-linecap="${pattern.cap}"`)
          : "")
      );
    })
    .join("");
}

export interface TileArt {
  cell: string;
  at: Point;
  tracks: TrackArt[];
}

/** Every tile with its tracks in the order of painting, in the colours of the lines that use them. */
export function tileArt(tiles: Tiles, runs: Run[], wide: ReadonlySet<Colour>): TileArt[] {
  const users = new Map<string, { owner: Colour; before: number }>();
  for (const { owner, steps } of runs)
    if (owner) for (const { cell, enter, before } of steps) users.set(cell + enter, { owner, before });
  return [...tiles].map(([cell, exits]) => ({
    cell,
    at: corner(cell),
    tracks: paintOrder(exits).map(({ enter, leave }) => {
      const user = users.get(cell + enter);
      return {
        d: trackPath(enter, leave),
        colour: user?.owner ?? null,
        width: user && wide.has(user.owner) ? 10 : 6.5,
        offset: Math.round(10 * (user?.before ?? 0)) / 10,
      };
    }),
  }));
}

/** A whole line as one path on the board. */
export function runPath({ steps }: Run): string {
  return steps
    .map(({ cell, enter, leave }, place) => {
      const path = trackPath(enter, leave, corner(cell));
      return place ? path.replace(/^M[-\d.]+ [-\d.]+/, "") : path; // it goes on where the last one ended
    })
    .join("");
}

/** Brackets at the corners of a cell: just played. */
export function brackets(cell: string): string {
  const [x, y] = corner(cell);
  return [
    [4, 4, 18, 18],
    [96, 4, 18, -18],
    [4, 96, -18, 18],
    [96, 96, -18, -18],
  ]
    .map(([a, b, c, d]) => `M${num(x + a!)} ${num(y + b! + c!)}V${num(y + b!)}H${num(x + a! + d!)}`)
    .join("");
}

/** The width of a pill that holds a label. */
export function pillWidth(label: string, size: number): number {
  return Math.max(size * 1.7, size * 0.62 * label.length + size * 0.9);
}

/** What a line that arrives scores, as a sum where it is doubled. */
export function pointsLabel({ passages, points }: Run): string {
  return points === 2 * passages && passages ? `${passages} × 2 = ${points}` : `+${points}`;
}
