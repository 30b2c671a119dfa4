/** What the board shows of a moment: lines as they run, and as they would with what is tried or pointed at. */
import type { Preview } from "../../lib/game";
import type { Colour } from "../../lib/marks";
import { share } from "../../lib/share";
import { exitsOf, placeText, read, type Placing, type Props } from "./actions";
import { held, inHand } from "./grip.svelte";
import {
  changes,
  departures,
  extend,
  follow,
  tilesOf,
  told,
  type Change,
  type Departure,
  type Run,
  type Tiles,
} from "./lines";
import type { Share, View } from "./types";

/** A piece that is tried. */
export type Trial =
  | { kind: "place"; cell: string; turns: number; exits: string }
  | { kind: "wagon"; place: string; owner: Colour }
  | { kind: "exchange"; percent: number; source: "open" | "pile" };

export interface Moment {
  placing: Placing | null;
  /** What is chosen or under way. */
  chosen: Trial | null;
  /** What is shown with its effects: what is pointed at, else what is chosen. */
  trial: Trial | null;
  tiles: Tiles;
  /** The lines with the trial; those without an owner as well. */
  then: Run[];
  changed: Change[];
}

/** Reads what a text of an action would put on the board. */
export function trialOf(props: Props, text: string | null | undefined, tile: string | null): Trial | null {
  const action = read(text);
  if (action?.kind === "place" && tile)
    return { ...action, exits: exitsOf(props.layout, tile, action.turns) };
  if (action?.kind === "wagon") {
    const me = props.view.players[props.seat];
    const shown = me?.shares.find(({ percent }) => percent === action.percent);
    const owner = action.percent === null ? me?.colour : shown?.company;
    return owner ? { kind: "wagon", place: action.place, owner } : null;
  }
  return action?.kind === "exchange" ? action : null;
}

/** The board as it is: what lies on it, where lines begin, and how they run. */
export interface Board {
  tiles: Tiles;
  from: Departure[];
  runs: Run[];
}

const boards = new WeakMap<View, Board>();
/** The board that was read last. */
let before: Board | undefined;

/** Reads the board from the view, once. */
export function boardOf({ layout, view }: Pick<Props, "layout" | "view">): Board {
  const known = boards.get(view);
  if (known) return known;
  const [tiles, from] = [tilesOf(layout, view), departures(layout, view)];
  const lines = new Map(view.lines.map((line) => [line.departure, line]));
  const followed = follow(layout, tiles, from).map((run) => {
    const line = lines.get(run.departure);
    return told(run, line?.passages, line?.points);
  });
  // lines that have not changed are the same objects as on the board before: nothing is told or drawn again for them
  const runs = share(before?.runs, followed);
  const board = { tiles, from, runs };
  before = board;
  boards.set(view, board);
  return board;
}

/** What the server says about a placement in figures, where it has said it. */
function figuresOf(props: Props, cell: string, turns: number): Preview["figures"] {
  const text = placeText(cell, turns);
  const action = props.legal.find((legal) => legal.text === text);
  const tile = held(props);
  const preview = action ? action.preview : tile ? props.previews([`tile ${tile}`])?.[text] : undefined;
  return preview?.figures ?? {};
}

/** The board with a trial on it; lines that it does not touch are the same objects. */
export function boardWith(props: Props, board: Board, trial: Trial | null): Board {
  const { layout, view } = props;
  if (trial?.kind === "place") {
    const tiles = new Map(board.tiles).set(trial.cell, trial.exits);
    const figures = figuresOf(props, trial.cell, trial.turns);
    const runs = extend(layout, tiles, board.runs, board.from, trial.cell).map((run, place) =>
      run === board.runs[place] ? run : told(run, figures[`line ${run.departure}`], figures[`scores ${run.departure}`]),
    );
    return { ...board, tiles, runs };
  }
  if (trial?.kind !== "wagon") return board;
  const runs = board.runs.map((run) => (run.departure === trial.place ? { ...run, owner: trial.owner } : run));
  return { ...board, from: departures(layout, view, trial), runs };
}

/** Everything that is shown of the lines now. */
export function momentOf(props: Props, board: Board): Moment {
  const placing = inHand(props);
  const tile = placing?.tile ?? props.view.to_place;
  const free = (trial: Trial | null) => (trial?.kind === "place" && board.tiles.has(trial.cell) ? null : trial);
  const chosen = free(trialOf(props, props.chosen.at(-1), tile));
  const trial = free(trialOf(props, props.hover, tile)) ?? chosen;
  const { tiles, runs: then } = boardWith(props, board, trial);
  return { placing, chosen, trial, tiles, then, changed: changes(board.runs, then) };
}

/** The colours whose lines bring something to a seat: its own, or those of the companies it holds. */
export function coloursOf(props: Props, seat: number): Set<Colour> {
  const player = props.view.players[seat];
  if (!player) return new Set();
  if (!props.view.companies.length) return new Set([player.colour]);
  return new Set(player.shares.flatMap(({ company }) => company ?? []));
}

/** The own shares with an exchange that is tried. */
export function sharesWith(props: Props, trial: Trial | null): Share[] {
  const shares = props.view.players[props.seat]?.shares ?? [];
  if (trial?.kind !== "exchange") return shares;
  const pile = props.view.piles.find(({ percent }) => percent === trial.percent);
  const taken = (trial.source === "open" ? pile?.open : pile?.pile[0]) ?? null;
  return shares.map((share) => (share.percent === trial.percent ? { ...share, company: taken } : share));
}
