/** What one holds while trying: the tile of the hand and its turn, the share for a wagon. Nothing is sent by it. */
import {
  choosable,
  exitsOf,
  fittingTurn,
  look,
  placeText,
  placing,
  read,
  type Placing,
  type Props,
} from "./actions";
import type { Layout } from "./types";

/** Board and tray share it; what no longer fits the moment is ignored. */
class Grip {
  /** The place in the hand. */
  slot = $state(0);
  /** Quarter turns clockwise. */
  turns = $state(0);
  /** The share that is shown for a central wagon. */
  percent = $state<number | null>(null);
  /** The layout at whose table a tile could be turned: legal placements tell it, but not while others act. */
  turning = $state.raw<Layout | null>(null);
}

export const grip = new Grip();

/** The kind that is held: the one in the sequence, that of the slot, or the first that may be chosen. */
export function held(props: Props): string | null {
  const first = read(props.chosen[0]);
  if (first?.kind === "tile") return first.tile;
  const kinds = choosable(props);
  const own = props.view.players[props.seat]?.tiles[grip.slot];
  return own && kinds.includes(own) ? own : (kinds[0] ?? null);
}

/** What can be placed now with what is held. */
export function inHand(props: Props): Placing | null {
  return placing(props, held(props));
}

/** The quarter turns that the held tile would get on a cell. */
export function turnsOn(props: Props, found: Placing, cell: string): number {
  return fittingTurn(found.cells.get(cell) ?? [], look(exitsOf(props.layout, found.tile), grip.turns));
}

/** Try another sequence; the same one again would confirm it, which turning or taking a tile must never do. */
export function retry(props: Props, texts: string[]): void {
  if (props.chosen.join() !== texts.join()) props.choose(texts);
}

/** Turn the held tile; a placement that is tried or pointed at goes to the next turn that is legal there. */
export function turnTile(props: Props, step: 1 | -1): void {
  const found = inHand(props);
  if (!found) return;
  const [tried, pointed] = [read(props.chosen.at(-1)), read(props.hover)];
  const spot = [pointed, tried].find((action) => action?.kind === "place" && found.cells.has(action.cell));
  if (spot?.kind !== "place") {
    grip.turns = look(exitsOf(props.layout, found.tile), grip.turns + step);
    return;
  }
  grip.turns = fittingTurn(found.cells.get(spot.cell)!, spot.turns + step, step);
  const text = placeText(spot.cell, grip.turns);
  if (pointed) props.setHover(text);
  if (tried?.kind === "place" && tried.cell === spot.cell) retry(props, [...found.first, text]);
}

/** Take another tile of the hand; a placement that is tried stays where the new tile may lie. */
export function takeTile(props: Props, slot: number): void {
  const tile = props.view.players[props.seat]?.tiles[slot];
  const tried = read(props.chosen.at(-1));
  grip.slot = slot;
  const found = tile ? placing(props, tile) : null;
  if (tried?.kind === "place" && found?.cells.has(tried.cell))
    retry(props, [...found.first, placeText(tried.cell, turnsOn(props, found, tried.cell))]);
  else retry(props, []);
}

/** The wagon that a central place would get: the own one, or by the share that is held for it, if that is legal. */
export function wagonText(props: Props, place: string): string | null {
  const texts = props.legal.flatMap(({ text }) => {
    const action = read(text);
    return action?.kind === "wagon" && action.place === place ? [{ text, percent: action.percent }] : [];
  });
  return (texts.find(({ percent }) => percent === grip.percent) ?? texts[0])?.text ?? null;
}
