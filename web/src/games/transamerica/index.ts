/** TransAmerica's board. */
import type { GameModule, News } from "../../lib/game";
import type { Message } from "../../lib/messages";
import type { Props } from "./actions";
import { showEnding, showsEnding } from "./look.svelte";
import Stage from "./Stage.svelte";
import { gainOf } from "./tell";
import Tray from "./Tray.svelte";
import type { Layout, View } from "./types";

const FEW = 3;

/** With whom a seat shares its network and its stock of private tracks; at the end of a round what it has lost. */
function playerNote(props: Props, seat: number): Message {
  const { layout, view, faces } = props;
  const { marker, network, own_tracks } = view.players[seat]!;
  const last = view.rounds.at(-1);
  if (last && showsEnding(props)) return { id: "transamerica.page-note-lost", args: { round: view.rounds.length, loss: last.losses[seat]! } };
  const mates = network.filter((mate) => mate !== seat);
  const joined: Message = !marker
    ? { id: "transamerica.page-note-none" }
    : !mates.length
      ? { id: "transamerica.page-note-alone" }
      : mates.length < FEW
        ? { id: "transamerica.page-note-joined", args: { names: mates.map((mate) => ({ id: "transamerica.page-name", args: { name: faces[mate]!.name } })) } }
        : { id: "transamerica.page-note-many", args: { count: mates.length } };
  return layout.own_tracks ? { id: "transamerica.page-note-private", args: { left: own_tracks, joined } } : joined;
}

/** How a round has ended, until it is the next one that is looked at. */
function news(props: Props): News | null {
  const { view, words } = props;
  const last = view.rounds.at(-1);
  if (!last || !showsEnding(props)) return null;
  const { complete, tracks, end } = last;
  const seats = words.list(complete.map((seat) => words.seat(seat)));
  return {
    seat: complete[0],
    who: { id: "transamerica.page-round-over", args: { round: view.rounds.length, tracks } },
    what: complete.length ? { id: "transamerica.page-complete", args: { seats, count: complete.length } } : { id: `transamerica.page-end-${end}` },
    next: { id: "transamerica.page-next-round" },
    goOn: () => showEnding(props, false),
  };
}

/** What stands beside "Your turn": the round, and what is left of the tracks. */
function caption({ view, over }: Props): Message | null {
  if (over) return null;
  return { id: "transamerica.page-caption", args: { round: view.round, left: view.supply, phase: view.phase } };
}

export default {
  stage: Stage,
  tray: Tray,
  playerNote,
  playersNote: () => ({ id: "transamerica.page-points-left" }),
  caption,
  news,
  main: ({ legal }) => legal.find(({ text }) => text === "stop")?.text ?? null,
  gain: gainOf,
  endsRound: ({ messages }) => messages?.some(({ id }) => id === "transamerica.round-ended") ?? false,
  wholeTurns: true,
  whole: showsEnding,
  grid: "transamerica",
} satisfies GameModule<Layout, View>;
