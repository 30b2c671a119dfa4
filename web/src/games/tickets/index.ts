/** The board of Ticket to Ride: the Card Game. */
import type { GameModule, Legal, News } from "../../lib/game";
import type { Message } from "../../lib/messages";
import { cardsOf, destinationsOf, isPicking, keptOf, read, robbedBy, trial, type Props } from "./actions";
import { passInterval, showsInterval } from "./interval";
import Stage from "./Stage.svelte";
import Supply from "./Supply.svelte";
import Tray from "./Tray.svelte";
import type { Layout, View } from "./types";

/** Whether all choose at the same time, unseen by the others. */
const secret = ({ phase }: View) => phase === "keep" || phase === "complete";

/** Destinations of a player; while all choose in secret, whether the choice is made. */
function playerNote({ view, pending }: Props, seat: number): Message {
  const player = view.players[seat]!;
  if (view.phase === "over")
    return { id: "tickets.page-note-over", args: { completed: player.completed_count, failed: player.destinations } };
  if (secret(view)) return { id: pending.includes(seat) ? "tickets.page-choosing" : "tickets.page-ready" };
  return { id: "tickets.page-note", args: { held: player.destinations, completed: player.completed_count } };
}

/** How many seats still choose in secret; how many turns are left. */
function playersNote({ view, pending }: Props): Message | null {
  if (secret(view))
    return pending.length ? { id: "tickets.page-still-choosing", args: { count: pending.length } } : null;
  return view.turns_left === null ? null : { id: "tickets.text-last-turns", args: { count: view.turns_left } };
}

/** What stands beside "Your turn": what would be kept and put back, or the round. */
function caption(props: Props): Message | null {
  const { layout, view } = props;
  if (isPicking(props) && props.chosen.length) {
    const { offered, chosen, rejected } = view.choice!;
    const kept = keptOf(props).size;
    return { id: "tickets.page-keeping", args: { kept, back: offered.length + chosen.length + rejected.length - kept } };
  }
  return layout.rounds > 1 ? { id: "tickets.text-round", args: { round: view.round, rounds: layout.rounds } } : null;
}

/** Destinations are asked about all at once; a set that robs says whom. */
function ask(props: Props): Message | null {
  const { seat, view, words } = props;
  if (isPicking(props)) {
    const { offered, chosen } = view.choice!;
    return { id: view.phase === "keep" && !chosen.length ? "tickets.page-ask-keep" : "tickets.page-ask-choose", args: { count: offered.length } };
  }
  if (view.phase === "complete" && props.legal.length > 1) return { id: "tickets.page-ask-complete" };
  const robbed = trial({ ...props, hover: null })?.robbed ?? [];
  if (!robbed.length || seat < 0) return null;
  return { id: "tickets.page-ask-robs", args: { names: words.list(robbed.map((other) => words.seat(other))), count: robbed.length } };
}

/** A choice of destinations names one of them and counts the others; the cards of a set are seen, and only counted. */
function doing({ layout }: Props, texts: string[]): Message | null {
  if (texts.length === 1) return null; // its label says it
  const actions = texts.map(read);
  const names = actions.flatMap((action) => (action?.kind === "keep" || action?.kind === "claim" ? [action.card] : []));
  const [first] = actions;
  if (first?.kind === "place") return { id: "tickets.page-place-cards", args: { count: cardsOf(first.columns).length } };
  const kind = first?.kind;
  if (kind !== "keep" && kind !== "reject" && kind !== "claim") return null;
  if (!names.length) return { id: "tickets.page-none" };
  const { cities } = destinationsOf(layout).get(names[0]!)!;
  return { id: kind === "claim" ? "tickets.page-complete-some" : "tickets.page-keep-some", args: { destination: cities.join(" – "), others: names.length - 1 } };
}

/** What the first of two rounds brought, until the second one is looked at. */
function news(props: Props): News | null {
  if (!showsInterval(props)) return null;
  const { players, round } = props.view;
  const points = Math.max(...players.map(({ score }) => score));
  const best = players.flatMap(({ score }, seat) => (score === points ? [seat] : []));
  return {
    seat: best[0],
    who: { id: "tickets.page-round-over", args: { round: round - 1 } },
    what: { id: "tickets.page-leading", args: { names: props.words.list(best.map((seat) => props.words.seat(seat))), count: best.length, points } },
    next: { id: "tickets.page-next-round" },
    goOn: () => passInterval(props),
  };
}

/** The best set is always at hand while destinations are completed. */
function main({ legal }: Props): string | null {
  return legal.some(({ text }) => text === "claim best") ? "claim best" : null;
}

/** Whom an action robs, or the points that it brings. */
function gain(props: Props, { text, preview }: Legal): Message | null {
  const robbed = robbedBy(props, text).map((seat) => props.words.seat(seat));
  if (robbed.length) return { id: "tickets.page-robs", args: { names: props.words.list(robbed) } };
  const points = preview?.figures.points;
  return points ? { id: "tickets.page-gain", args: { points } } : null;
}

/** Destinations that are chosen need the room above, hand and own destinations that below. */
function sheet(props: Props): number {
  return (isPicking(props) || props.view.phase === "complete") && props.seat >= 0 ? 0.28 : 0.46;
}

export default {
  stage: Stage,
  tray: Tray,
  supply: Supply,
  playerNote,
  playersNote,
  tellsNotes: ({ view }) => secret(view),
  ask,
  doing,
  caption,
  news,
  main,
  gain,
  zooms: false,
  sheet,
  grid: "tickets",
} satisfies GameModule<Layout, View>;
