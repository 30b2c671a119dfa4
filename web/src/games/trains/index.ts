/** Trains' board. */
import type { Figure, GameModule, Legal } from "../../lib/game";
import type { Message } from "../../lib/messages";
import { read, type Props } from "./actions";
import Stage from "./Stage.svelte";
import Supply from "./Supply.svelte";
import { doing, figureMessages } from "./tell";
import Tray from "./Tray.svelte";
import type { Layout, View } from "./types";

/** What can be counted of a player: rails, cards of the hand and of the deck. */
function playerNote({ view }: Props, seat: number): Figure[] {
  const { rails_left, hand_size, deck_size } = view.players[seat]!;
  return [
    { icon: "rail", value: rails_left, label: { id: "trains.page-rails-left", args: { count: rails_left } } },
    { icon: "hand", value: hand_size, label: { id: "trains.page-cards-in-hand", args: { count: hand_size } } },
    { icon: "deck", value: deck_size, label: { id: "trains.page-cards-in-deck", args: { count: deck_size } } },
  ];
}

/** What stands beside "Your turn": round and coins. */
function caption({ view: { turn } }: Props): Message | null {
  if (turn.seat === null) return null;
  return { id: "trains.page-caption", args: { round: turn.number, coins: turn.coins } };
}

/** To end the turn, or to finish a choice of cards, is always at hand; to decline an effect is not pressed upon anybody. */
function main({ legal }: Props): string | null {
  return legal.some(({ text }) => text === "done") ? "done" : null;
}

/** What an action costs, or else what it brings: its first figure. */
function gain(props: Props, { preview }: Legal): Message | null {
  return figureMessages(props, preview)[0] ?? null;
}

/** The cards that could still be played when the turn ends. */
function unused({ legal, view, components }: Props, text: string): Message | null {
  if (text !== "done" || view.turn.question !== "turn") return null;
  const cards = legal.flatMap((action) => {
    const told = read(action.text);
    return told?.kind === "play" && told.effect ? [components[told.card]!.title] : [];
  });
  return cards.length ? { id: "trains.page-unused", args: { cards } } : null;
}

/** Room for the hand and what can be bought, or for all answers to a question. */
const SHEET = 0.42;

export default {
  stage: Stage,
  tray: Tray,
  supply: Supply,
  playerNote,
  playersNote: ({ view }) => ({ id: "trains.page-stations-left", args: { count: view.stations_left } }),
  caption,
  main,
  doing,
  gain,
  unused,
  sheet: () => SHEET,
  grid: "trains",
} satisfies GameModule<Layout, View>;
