/** Where cards come from when a view follows another: what the motion of the frame needs to know. */
import type { SuitColour } from "../../lib/marks";
import { cardsOf, KINDS } from "./actions";
import type { Player, View } from "./types";

/** The name of a wagon in a yard, by its place from the bottom of its column. */
export const wagonPiece = (seat: number, colour: SuitColour, level: number) => `wagon ${seat} ${colour} ${level}`;
/** The name of a card of the row. */
export const rowPiece = (place: number, kind: SuitColour) => `row ${place} ${kind}`;

/** The cards that left a yard for the train on its way, from the tops of their columns. */
export function departures(seat: number, before: Player, now: Player): { kind: SuitColour; piece: string }[] {
  const grown = now.stack_size - before.stack_size;
  if (grown <= 0) return [];
  const left = before.yard.flatMap((column) => {
    const cards = cardsOf([column]);
    const rest = now.yard.find(({ colour }) => colour === column.colour);
    if (cards.length - (rest ? rest.wagons + rest.locomotives : 0) !== 1) return [];
    return [{ kind: cards.at(-1)!, piece: wagonPiece(seat, column.colour, cards.length - 1) }];
  });
  return left.slice(0, grown);
}

/** The wagons of a train on its way, each with its name and, where it has just left the yard, where from. */
export function trainOf(seat: number, before: Player | undefined, now: Player): { kind: SuitColour | null; piece: string; from: string | undefined }[] {
  const left = before ? departures(seat, before, now) : [];
  const origin = (fresh: number, kind: SuitColour | null) =>
    fresh < 0 ? undefined : left.filter((one) => !kind || one.kind === kind)[fresh]?.piece;
  const { stack } = now;
  if (!stack)
    return Array.from({ length: now.stack_size }, (_, place) => ({
      kind: null,
      piece: `way ${seat} ${place}`,
      from: origin(place - now.stack_size + left.length, null),
    }));
  return KINDS.flatMap((kind) => {
    const count = stack[kind] ?? 0;
    const fresh = count - left.filter((one) => one.kind === kind).length;
    return Array.from({ length: count }, (_, place) => ({ kind, piece: `way ${seat} ${kind} ${place}`, from: origin(place - fresh, kind) }));
  });
}

/** Where a card of a kind comes from that somebody has now: its place in the row as it was, or the deck. */
export function originOf(before: View | null, now: View, kind: SuitColour): string {
  if (!before) return "deck";
  const was = before.row.flatMap((card, place) => (card === kind ? [place] : []));
  const place = was.find((one) => now.row[one] !== kind);
  return place === undefined ? "deck" : rowPiece(place, kind);
}
