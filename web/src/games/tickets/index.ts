/** The board of Ticket to Ride: the Card Game. */
import type { GameModule, Legal } from "../../lib/game";
import type { Message } from "../../lib/messages";
import { destinationsOf, isPicking, keptOf, read, robbedBy, sequence, trial, type Props } from "./actions";
import Stage from "./Stage.svelte";
import Supply from "./Supply.svelte";
import Tray from "./Tray.svelte";
import type { Layout, View } from "./types";

/** Destinations of a player; while all choose in secret, whether the choice is made. */
function playerNote({ view, pending }: Props, seat: number): Message {
  const player = view.players[seat]!;
  const secret = view.phase === "keep" || view.phase === "complete";
  if (view.phase === "over")
    return { id: "tickets.page-note-over", args: { completed: player.completed_count, failed: player.destinations } };
  if (secret) return { id: pending.includes(seat) ? "tickets.page-choosing" : "tickets.page-ready" };
  return { id: "tickets.page-note", args: { held: player.destinations, completed: player.completed_count } };
}

/** How many seats still choose in secret; how many turns are left. */
function playersNote({ view, pending }: Props): Message | null {
  if (view.phase === "keep" || view.phase === "complete")
    return pending.length ? { id: "tickets.page-still-choosing", args: { count: pending.length } } : null;
  return view.turns_left === null ? null : { id: "tickets.text-last-turns", args: { count: view.turns_left } };
}

/** What stands beside "Your turn": what would be kept and put back, or the round. */
function caption(props: Props): Message | null {
  const { layout, view } = props;
  if (isPicking(props) && sequence(props).length) {
    const { offered, chosen, rejected } = view.choice!;
    const kept = keptOf(props).size;
    return { id: "tickets.page-keeping", args: { kept, back: offered.length + chosen.length + rejected.length - kept } };
  }
  return layout.rounds > 1 ? { id: "tickets.text-round", args: { round: view.round, rounds: layout.rounds } } : null;
}

/** All offered destinations are asked about at once; a set that robs says whom. */
function ask(props: Props): Message | null {
  const { seat, view, words } = props;
  if (isPicking(props)) {
    const { offered, chosen } = view.choice!;
    return { id: view.phase === "keep" && !chosen.length ? "tickets.page-ask-keep" : "tickets.page-ask-choose", args: { count: offered.length } };
  }
  const robbed = trial({ ...props, hover: null })?.robbed ?? [];
  if (!robbed.length || seat < 0) return null;
  return { id: "tickets.page-ask-robs", args: { names: words.list(robbed.map((other) => words.seat(other))), count: robbed.length } };
}

/** A choice of destinations names one of them and counts the others. */
function doing({ layout }: Props, texts: string[]): Message | null {
  const actions = texts.map(read);
  const names = actions.flatMap((action) => (action?.kind === "keep" || action?.kind === "claim" ? [action.card] : []));
  const kind = actions[0]?.kind;
  if (kind !== "keep" && kind !== "reject" && kind !== "claim") return null;
  if (!names.length) return { id: "tickets.page-none" };
  const { cities } = destinationsOf(layout).get(names[0]!)!;
  return { id: kind === "claim" ? "tickets.page-complete-some" : "tickets.page-keep-some", args: { destination: cities.join(" – "), others: names.length - 1 } };
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
  ask,
  doing,
  caption,
  main,
  gain,
  zooms: false,
  sheet,
  grid: "tickets",
} satisfies GameModule<Layout, View>;
