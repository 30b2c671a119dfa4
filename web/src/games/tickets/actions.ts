/** What the action texts of Tickets say. */
import type { GameProps } from "../../lib/game";
import type { SuitColour } from "../../lib/marks";
import type { Cards, Column, DestinationCard, Layout, View } from "./types";

export type Props = GameProps<Layout, View>;

/** The colours of wagons in the order of the sidings, the same in all yards. */
export const COLOURS = ["black", "white", "yellow", "green", "blue", "red", "purple", "orange"] as const satisfies SuitColour[];
/** All kinds of train cards, in the order in which they are shown. */
export const KINDS: readonly SuitColour[] = [...COLOURS, "locomotive"];

/** An action, read from its text. */
export type Action =
  | { kind: "draw" | "destinations" | "best" }
  | { kind: "take"; card: SuitColour }
  | { kind: "place"; columns: Column[] }
  | { kind: "keep" | "reject" | "claim"; card: string };

const isKind = (word: string): word is SuitColour => (KINDS as readonly string[]).includes(word);

/** The columns of a set: `black 2 locos 1`, `locos 2`, `black white red`. */
function columnsOf(words: string[]): Column[] {
  const locos = words.indexOf("locos");
  const locomotives = locos < 0 ? 0 : Number(words[locos + 1]);
  if (locos === 0) return [{ colour: "locomotive", wagons: 0, locomotives }];
  const colours = words.filter(isKind);
  if (colours.length > 1) return colours.map((colour) => ({ colour, wagons: 1, locomotives: 0 }));
  return colours.map((colour) => ({ colour, wagons: Number(words[1]), locomotives }));
}

/** Reads the text of an action; null for anything else. */
export function read(text: string | null | undefined): Action | null {
  const [kind, name, ...rest] = text?.split(" ") ?? [];
  if (kind === "draw" || kind === "destinations") return { kind };
  if (!name) return null;
  switch (kind) {
    case "take":
      return isKind(name) ? { kind, card: name } : null;
    case "place":
      return { kind, columns: columnsOf([name, ...rest]) };
    case "claim":
      return name === "best" ? { kind: "best" } : { kind, card: name };
    case "keep":
    case "reject":
      return { kind, card: name };
    default:
      return null;
  }
}

/** What is tried: the last of the chosen sequence, or else the legal action that is pointed at. */
export function tried(props: Props): string | null {
  const last = props.chosen.at(-1);
  if (last) return last;
  return props.legal.some(({ text }) => text === props.hover) ? props.hover : null;
}

/** The cards of columns, one by one, locomotives last. */
export function cardsOf(columns: readonly Column[]): SuitColour[] {
  return columns.flatMap(({ colour, wagons, locomotives }) => [
    ...Array.from({ length: wagons }, () => colour),
    ...Array.from({ length: locomotives }, (): SuitColour => "locomotive"),
  ]);
}

/** The set that is tried: its columns, whether it is chosen, and whose columns it robs. */
export function trial(props: Props): { columns: Column[]; chosen: boolean; robbed: number[] } | null {
  const text = tried(props);
  const action = read(text);
  if (action?.kind !== "place") return null;
  return { columns: action.columns, chosen: props.chosen.at(-1) === text, robbed: robbedBy(props, text!) };
}

/**
 * The seats that lose a column by a legal action: a set of one colour can only be placed where it is larger than the
 * columns of others in that colour, and takes them; three single wagons never rob.
 */
export function robbedBy({ view, seat }: Pick<Props, "view" | "seat">, text: string): number[] {
  const action = read(text);
  if (action?.kind !== "place" || action.columns.length > 1) return [];
  const { colour } = action.columns[0]!;
  return view.players.flatMap(({ yard }, other) => (other !== seat && yard.some((column) => column.colour === colour) ? [other] : []));
}

/** How many cards of each kind there are. */
export function counted(cards: readonly SuitColour[]): Cards {
  const counts: Cards = {};
  for (const kind of cards) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Whether a set has these cards, and perhaps more. */
export function holds(set: Cards, cards: Cards): boolean {
  return KINDS.every((kind) => (set[kind] ?? 0) >= (cards[kind] ?? 0));
}

/**
 * What is picked for a set after a card was tapped: one more of its kind; none of it where no set has more; and where it
 * does not go with the others, it alone.
 */
export function pickedWith(sets: readonly Cards[], picked: Cards, kind: SuitColour): Cards {
  const more = { ...picked, [kind]: (picked[kind] ?? 0) + 1 };
  if (sets.some((set) => holds(set, more))) return more;
  return picked[kind] ? { ...picked, [kind]: 0 } : { [kind]: 1 };
}

// ---- choosing destinations ----

/** Whether the shown seat has destinations before it, to keep or to put back. */
export function isPicking({ view }: Props): boolean {
  return !!view.choice && (view.phase === "keep" || view.phase === "choose");
}

/** The destinations that are kept: those that are settled, and those of the sequence. */
export function keptOf(props: Props): Set<string> {
  const tries = props.chosen.map(read).flatMap((action) => (action?.kind === "keep" ? [action.card] : []));
  return new Set([...(props.view.choice?.chosen ?? []), ...tries]);
}

/** The sequence that keeps these of what is offered and puts the others back, in the order in which the game asks. */
export function keeping({ view }: Pick<Props, "view">, kept: ReadonlySet<string>): string[] {
  const offered = view.choice?.offered ?? [];
  const some = view.phase !== "keep" || view.choice?.chosen.length || offered.some((card) => kept.has(card));
  return some ? offered.map((card) => `${kept.has(card) ? "keep" : "reject"} ${card}`) : [];
}

/** A set with an element added, or taken out. */
export function toggled(set: ReadonlySet<string>, element: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(element)) next.add(element);
  return next;
}

// ---- completing destinations ----

export function sum(cards: Cards): number {
  return Object.values(cards).reduce((total, count) => total + count, 0);
}

/** How many wagons of a card's colours are not among these cards. */
export function missing(needs: Cards, have: Cards): number {
  return KINDS.reduce((total, kind) => total + Math.max(0, (needs[kind] ?? 0) - (have[kind] ?? 0)), 0);
}

/** What is left of cards when a destination takes its wagons, and locomotives for those that are missing; null: not enough. */
export function spend(left: Cards, needs: Cards): Cards | null {
  const locomotives = (left.locomotive ?? 0) - missing(needs, { ...left, locomotive: 0 });
  if (locomotives < 0) return null;
  const rest: Cards = { locomotive: locomotives };
  for (const colour of COLOURS) rest[colour] = Math.max(0, (left[colour] ?? 0) - (needs[colour] ?? 0));
  return rest;
}

/** The destinations of a layout by their names. */
export function destinationsOf(layout: Layout): Map<string, DestinationCard> {
  return new Map(layout.destinations.map((card) => [card.id, card]));
}

/** What is tried while destinations are completed: which, and what is left of the trains then. */
export function claims(props: Props): { tried: string[]; left: Cards; best: boolean } {
  const { choice } = props.view;
  const cards = destinationsOf(props.layout);
  const actions = props.chosen.map(read);
  const best = actions.some((action) => action?.kind === "best");
  const named = actions.flatMap((action) => (action?.kind === "claim" ? [action.card] : []));
  const names = best ? [...new Set([...named, ...(choice?.best ?? [])])] : named;
  const left = names.reduce<Cards>((rest, name) => spend(rest, cards.get(name)!.needs) ?? rest, choice?.left ?? {});
  return { tried: names, left, best };
}
