/** Cards: their order, pictograms and figures, and what can be counted. */
import type { IconName } from "../../lib/icons";
import { STATION_POINTS } from "./map";
import type { Card, CardType, Counts, Layout, Player, View } from "./types";

const MAIN: CardType[] = ["waste", "rail", "station", "victory", "train", "action"];

/** The pictogram of a card: its main type. */
export function iconOf(card: Card): IconName {
  return MAIN.find((type) => card.types.includes(type)) ?? "action";
}

const VOWEL = "aeiouyàâéèêëîïôùûü";
const TOGETHER = /^(?:[bcdfgpt][lr]|vr|[cpst]h|gn|qu|s[cpt])$/;

/** A name whose long words may be broken between syllables: vowel-consonant, or between two consonants. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) =>
    [...word]
      .map((letter, at) => {
        const [before, one, two] = [word[at - 1]!, word[at]!, word[at + 1]!].map((each) => each?.toLowerCase());
        if (at < 3 || at > word.length - 3 || VOWEL.includes(one!)) return letter;
        const opens = VOWEL.includes(two!) ? VOWEL.includes(before!) || !TOGETHER.test(before! + one!) : TOGETHER.test(one! + two!);
        return opens ? `\u00AD${letter}` : letter;
      })
      .join(""),
  );
}

/** What a card brings, in a figure: "+2" coins; null where it brings neither coins nor points. */
export function coinsOf(card: Card): string | null {
  return card.value ? `+${card.value}` : null;
}

/** All kinds of cards by their id. */
export function cardsOf(layout: Layout): Map<string, Card> {
  return new Map(layout.cards.map((card) => [card.id, card]));
}

export interface Stack {
  card: Card;
  count: number;
}

/** Cards of one place by kind, in the order of the game: Waste last. */
export function stacks(layout: Layout, counts: Counts): Stack[] {
  return layout.cards
    .flatMap((card) => (counts[card.id] ? [{ card, count: counts[card.id]! }] : []))
    .sort((one, other) => Number(one.card.id === "waste") - Number(other.card.id === "waste"));
}

/** How many cards there are in all. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The piles of the supply: those of every game, and those of this one by cost. */
export function piles(layout: Layout, supply: Counts): { always: Card[]; chosen: Card[] } {
  const present = layout.cards.filter((card) => card.id in supply);
  return {
    always: present
      .filter((card) => !card.selectable)
      .sort((one, other) => Number(one.id === "waste") - Number(other.id === "waste")),
    chosen: present.filter((card) => card.selectable).sort((one, other) => one.cost - other.cost),
  };
}

/** Whether a card is a plain train, which only brings coins. */
export function isPlain(card: Card): boolean {
  return card.types.length === 1 && card.types[0] === "train";
}

/** The plain trains of a hand: they can be played at once, in any order. */
export function plainTrains(layout: Layout, hand: Counts): Stack[] {
  return stacks(layout, hand).filter(({ card }) => isPlain(card));
}

/** What is in a deck, as far as it can be counted: all that the seat owns and that lies nowhere else. */
export function deckOf(view: View, seat: number): Counts {
  const { owned, hand, discard } = view.players[seat]!;
  const { play, gained, aside } = view.turn;
  const elsewhere = view.turn.seat === seat ? [hand, discard, play, gained, aside] : [hand, discard];
  return Object.fromEntries(
    Object.entries(owned)
      .map(([card, count]) => [card, elsewhere.reduce((left, place) => left - (place[card] ?? 0), count)] as const)
      .filter(([, count]) => count > 0),
  );
}

/** Points by their source; together they are the score. */
export interface Points {
  cities: number;
  remotes: number;
  cards: number;
  track: number;
}

/** The points of a seat by their source. */
export function pointsOf(layout: Layout, view: View, seat: number): Points {
  const { owned, track }: Player = view.players[seat]!;
  const points: Points = { cities: 0, remotes: 0, cards: 0, track };
  for (const cell of layout.cells) {
    if (!view.rails[cell.id]?.includes(seat)) continue;
    if (cell.terrain === "city") points.cities += STATION_POINTS[view.stations[cell.id] ?? 0] ?? 0;
    if (cell.terrain === "remote") points.remotes += cell.remote_number;
  }
  for (const card of layout.cards) points.cards += card.points * (owned[card.id] ?? 0);
  return points;
}
