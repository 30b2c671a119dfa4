/** What the action texts of Metro say, and the texts that a choice on the board means. */
import type { GameProps } from "../../lib/game";
import { looks, turnedExits } from "./geometry";
import type { Layout, View } from "./types";

export type Props = GameProps<Layout, View>;

/** An action, read from its text. */
export type Action =
  | { kind: "place"; cell: string; turns: number }
  | { kind: "tile"; tile: string }
  | { kind: "draw" }
  | { kind: "exchange"; percent: number; source: "open" | "pile" }
  | { kind: "wagon"; place: string; percent: number | null };

/** Reads the text of an action; null for anything else. */
export function read(text: string | null | undefined): Action | null {
  const words = text?.split(" ") ?? [];
  switch (words[0]) {
    case "place":
      return { kind: "place", cell: words[1]!, turns: Number(words[3] ?? 0) / 90 };
    case "tile":
      return { kind: "tile", tile: words[1]! };
    case "draw":
      return { kind: "draw" };
    case "exchange":
      return { kind: "exchange", percent: Number(words[1]), source: words[2] === "open" ? "open" : "pile" };
    case "wagon":
      return { kind: "wagon", place: words[1]!.toUpperCase(), percent: words[3] ? Number(words[3]) : null };
    default:
      return null;
  }
}

/** The text of a placement. */
export function placeText(cell: string, turns: number): string {
  return turns ? `place ${cell} turned ${90 * turns}` : `place ${cell}`;
}

/** The tile that can be placed now and the turns that are legal on each cell. */
export interface Placing {
  tile: string;
  /** What comes before the placement in the sequence: the choice of the tile from a hand of several. */
  first: string[];
  /** Legal quarter turns by cell. */
  cells: Map<string, number[]>;
}

/** The kinds that may be chosen from a hand of several, empty when there is nothing to choose. */
export function choosable(props: Props): string[] {
  return props.legal.flatMap(({ text }) => {
    const action = read(text);
    return action?.kind === "tile" ? [action.tile] : [];
  });
}

/** The placements of a list of action texts. */
function cellsOf(texts: Iterable<string>): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (const text of texts) {
    const action = read(text);
    if (action?.kind === "place") cells.set(action.cell, [...(cells.get(action.cell) ?? []), action.turns]);
  }
  return cells;
}

/** The placements of lists that were read: every one of their actions asks for them. */
const known = new WeakMap<Props["legal"], Map<string, number[]>>();

/** What can be placed now: the tile that must be, or the chosen one of the hand; null when it is not the time. */
export function placing(props: Props, held: string | null): Placing | null {
  let now = known.get(props.legal);
  if (!now) known.set(props.legal, (now = cellsOf(props.legal.map(({ text }) => text))));
  if (now.size && props.view.to_place) return { tile: props.view.to_place, first: [], cells: now };
  if (!held || !choosable(props).includes(held)) return null;
  const first = [`tile ${held}`];
  return { tile: held, first, cells: cellsOf(Object.keys(props.previews(first) ?? {})) };
}

/** The legal turn of a cell that comes next from a wanted one, going by `step`. */
export function fittingTurn(legal: readonly number[], wanted: number, step = 1): number {
  for (let tried = 0; tried < 4; tried += 1) {
    const turns = (((wanted + step * tried) % 4) + 4) % 4;
    if (legal.includes(turns)) return turns;
  }
  return legal[0] ?? 0;
}

/** Whether tiles may be turned at this table, as far as legal placements tell: a tile of one look tells nothing. */
export function mayTurn(props: Props, found: Placing | null): boolean {
  const turned = (tried: Placing | null) => [...(tried?.cells.values() ?? [])].some((turns) => Math.max(...turns) > 0);
  const tells = (tile: string) => looks(exitsOf(props.layout, tile)) > 1;
  if (!found || tells(found.tile)) return turned(found);
  return choosable(props).some((tile) => tells(tile) && turned(placing(props, tile)));
}

/** A quarter turn reduced to one of the ways in which a tile can look. */
export function look(exits: string, turns: number): number {
  const count = looks(exits);
  return ((turns % count) + count) % count;
}

/** The exits of a kind after some quarter turns. */
export function exitsOf(layout: Layout, tile: string, turns = 0): string {
  return turnedExits(layout.tiles[tile] ?? "SWNE", turns);
}
