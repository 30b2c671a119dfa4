/** The lines of a board, followed from their departures; what a placement changes about them. */
import type { Colour, Point } from "../../lib/marks";
import { ENTER, LEAVE, LENGTHS, OPPOSITE, SIDES, STEPS, corner, neighbour, trackKind } from "./geometry";
import type { Layout, Side, View } from "./types";

/** What lies on each cell: the exits of its tile. */
export type Tiles = ReadonlyMap<string, string>;

/** A passage of a tile: by which side the line enters and leaves, and how long it was before. */
export interface Step {
  cell: string;
  enter: Side;
  leave: Side;
  before: number;
}

/** A line as it runs on the board. */
export interface Run {
  /** A station's number or a central name, which is also its key. */
  departure: string;
  owner: Colour | null;
  steps: Step[];
  passages: number;
  /** Where it ends, null while it is under way. */
  arrival: string | null;
  points: number | null;
  /** The border between cells where it stops now, and the side of the board's cell beyond which it would go on. */
  head: { cell: string; side: Side };
}

/** Where lines begin: a departure, its first cell and side, whose wagon stands there. */
export interface Departure {
  name: string;
  cell: string;
  side: Side;
  owner: Colour | null;
}

/** A line from a side of a cell: its steps, and the cell and side where it would enter next or where it ends. */
export function trace(
  layout: Pick<Layout, "centre">,
  tiles: Tiles,
  cell: string,
  side: Side,
): { steps: Step[]; cell: string; side: Side; ends: boolean } {
  const steps: Step[] = [];
  let before = 0;
  for (let exits = tiles.get(cell); exits; exits = tiles.get(cell)) {
    const leave = exits[SIDES.indexOf(side)] as Side;
    steps.push({ cell, enter: side, leave, before });
    before += LENGTHS[trackKind(side, leave)];
    const next = neighbour(cell, leave);
    if (!next || (layout.centre.includes(next) && !tiles.has(next))) return { steps, cell, side: leave, ends: true };
    [cell, side] = [next, OPPOSITE[leave]];
  }
  return { steps, cell, side, ends: false };
}

/** What lies on the board, with tiles that are tried. */
export function tilesOf(layout: Layout, view: View, tried: Iterable<readonly [string, string]> = []): Tiles {
  return new Map([...view.tiles.map(({ cell, tile }) => [cell, layout.tiles[tile]!] as const), ...tried]);
}

/** Whether rail tiles cover the Central Station. */
export function hasRails(layout: Layout, tiles: Tiles): boolean {
  return tiles.has(layout.centre[0]!);
}

/** All departures; those of the Central Station have an owner where a wagon stands, `wagon` being one that is tried. */
export function departures(layout: Layout, view: View, wagon?: { place: string; owner: Colour }): Departure[] {
  const owners = new Map(view.lines.map((line) => [line.departure, line.owner]));
  if (wagon) owners.set(wagon.place, wagon.owner);
  const border = layout.stations.map(({ number, cell, side, owner }) => ({ name: String(number), cell, side, owner }));
  const central = layout.central.map(({ name, cell, side }) => ({ name, cell, side, owner: owners.get(name) ?? null }));
  return view.tiles.some(({ cell }) => layout.centre.includes(cell)) ? border : [...border, ...central];
}

/** Whether a place belongs to the Central Station: C1 to C8; the others are numbers. */
export function isCentral(name: string): boolean {
  return name.startsWith("C");
}

/** The name of the station at a side of a cell, which is that of the arrival there; null for none. */
function stationAt(layout: Layout, cell: string, side: Side): string | null {
  const found = (at: { cell: string; side: Side }) => at.cell === cell && at.side === side;
  const station = layout.stations.find(found);
  return station ? String(station.number) : (layout.central.find(found)?.name ?? null);
}

/** The line of a departure. */
export function followOne(layout: Layout, tiles: Tiles, { name, cell, side, owner }: Departure): Run {
  const { steps, ends, ...head } = trace(layout, tiles, cell, side);
  const passages = steps.length;
  const arrival = ends ? stationAt(layout, head.cell, head.side) : null;
  const doubled = arrival !== null && isCentral(arrival) && !isCentral(name);
  return { departure: name, owner, steps, passages, arrival, points: ends ? passages * (doubled ? 2 : 1) : null, head };
}

/** Every line from the given departures. */
export function follow(layout: Layout, tiles: Tiles, from: Departure[]): Run[] {
  return from.map((departure) => followOne(layout, tiles, departure));
}

/** The lines with another tile on a cell: those that stop before it go on, the others are the same objects. */
export function extend(layout: Layout, tiles: Tiles, runs: Run[], from: Departure[], cell: string): Run[] {
  return runs.map((run, place) =>
    run.points === null && run.head.cell === cell ? followOne(layout, tiles, from[place]!) : run,
  );
}

/** A line with the passages and points that the server tells of it: central rails may count nothing. */
export function told(run: Run, passages: number | undefined, points: number | null | undefined): Run {
  if (passages === undefined || (passages === run.passages && (points ?? run.points) === run.points)) return run;
  return { ...run, passages, points: points ?? run.points };
}

/** A line that a placement or a wagon changes: as it was and as it would be. */
export interface Change {
  before: Run | undefined;
  after: Run;
}

/** The owned lines that differ, those that arrive first. */
export function changes(before: Run[], after: Run[]): Change[] {
  const old = new Map(before.map((run) => [run.departure, run]));
  return after
    .map((run) => ({ before: old.get(run.departure), after: run }))
    .filter(
      ({ before: was, after: run }) =>
        run !== was &&
        run.owner &&
        (was?.steps.length !== run.steps.length || was.points !== run.points || was.owner !== run.owner),
    )
    .sort((one, other) => (other.after.points ?? -1) - (one.after.points ?? -1));
}

/** Where the figure of a line under way stands: 15 units beyond its last tile. */
export function headPoint({ cell, side }: Run["head"]): Point {
  const [x, y] = corner(cell);
  const [right, down] = STEPS[side];
  return [x + ENTER[side][0] - 15 * right, y + ENTER[side][1] - 15 * down];
}

/** Where the points of a line stand that arrives at the border: beside the roof of its station. */
export function arrivalPoint({ cell, side }: Run["head"]): Point {
  const [x, y] = corner(cell);
  const [right, down] = STEPS[side];
  const [portX, portY] = LEAVE[side];
  return [x + portX + 30 * right - 18 * down, y + portY + 30 * down + 18 * right];
}

/** What each station number would bring now: the line that ends there, double if it began in the centre. */
export function numberPoints(runs: Run[]): Map<number, number> {
  const arrived = runs.filter((run) => run.arrival && !isCentral(run.arrival));
  return new Map(arrived.map((run) => [Number(run.arrival), run.passages * (isCentral(run.departure) ? 2 : 1)]));
}
