/** Metro's board. */
import type { GameModule } from "../../lib/game";
import type { Message } from "../../lib/messages";
import { read, type Props } from "./actions";
import { inHand } from "./grip.svelte";
import { changes } from "./lines";
import { boardOf, boardWith, trialOf } from "./moment";
import Stage from "./Stage.svelte";
import Supply from "./Supply.svelte";
import Tray from "./Tray.svelte";
import type { Layout, View } from "./types";

/** What is known of a player: lines that have arrived and the longest one under way, or what the expansions add. */
function playerNote({ view }: Props, seat: number): Message {
  const { colour, numbers, shares, dividends, majorities, central_wagon } = view.players[seat]!;
  if (dividends !== null)
    return { id: "metro.page-note-dividends", args: { dividends, bonus: majorities ?? 0 } };
  if (shares.length)
    return { id: "metro.page-note-shares", args: { known: shares.filter(({ company }) => company).length } };
  const lines = view.lines.filter(({ owner }) => owner === colour);
  const arrived = lines.filter(({ points }) => points !== null).length;
  const longest = Math.max(0, ...lines.filter(({ points }) => points === null).map(({ passages }) => passages));
  const args = { arrived, lines: lines.length };
  const hidden = numbers.filter((number) => number === null).length;
  if (central_wagon) return { id: "metro.page-note-wagon", args };
  if (hidden) return { id: "metro.page-note-numbers", args: { ...args, numbers: hidden } };
  return { id: "metro.page-note", args: { ...args, longest } };
}

/** What stands beside "Your turn": where the tile is tried, and how it is turned. */
function caption(props: Props): Message | null {
  const action = read(props.chosen.at(-1));
  if (action?.kind !== "place") return null;
  return { id: "metro.page-caption", args: { cell: action.cell, turn: 90 * action.turns } };
}

/** While a tile is tried, the sign asks for that one. */
function ask(props: Props): Message | null {
  return read(props.chosen.at(-1))?.kind === "place" ? { id: "metro.page-tried" } : null;
}

/** What an action brings to the lines: the points of those that arrive, else how far others grow. */
function gain(props: Props, { text }: { text: string }): Message | null {
  const trial = trialOf(props, text, inHand(props)?.tile ?? null);
  if (!trial || trial.kind === "exchange") return null;
  const board = boardOf(props);
  const changed = changes(board.runs, boardWith(props, board, trial).runs);
  if (!changed.length) return null;
  return {
    id: "metro.page-gains",
    args: {
      gains: changed.map(({ after }) => ({
        id: after.points === null ? "metro.page-gain-grows" : "metro.page-gain-points",
        args: { mark: { id: `metro.page-mark-${after.owner}` }, passages: after.passages, points: after.points ?? 0 },
      })),
    },
  };
}

export default {
  stage: Stage,
  tray: Tray,
  supply: Supply,
  plates: (layout) => layout.companies,
  playerNote,
  playersNote: ({ view }) => ({ id: "metro.page-supply", args: { tiles: view.supply } }),
  caption,
  ask,
  main: ({ legal }) => legal.find(({ text }) => text === "pass")?.text ?? null,
  gain,
  grid: "metro",
} satisfies GameModule<Layout, View>;
