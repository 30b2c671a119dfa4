/** What the map shows of a moment: the round that is played, with what is tried, or how the last one ended. */
import { read, type Action, type Props } from "./actions";
import { distancesOf, type Chart, type Laid } from "./map";
import type { View } from "./types";

/** The round after which the barrier moves. */
const BARRIER_ROUND = 2;

/** What one seat has on the map. */
export interface Hand {
  /** Known cities only. */
  cities: string[];
  /** Those of them that its network has not reached. */
  missed: string[];
  /** The lines of a cheapest way to join them, where that is told. */
  lacking: string[];
}

/** The end of a round: what each seat lost with it. */
export interface Ending {
  round: number;
  end: string;
  tracks: number;
  complete: number[];
  losses: number[];
}

export interface Scene extends Laid {
  hands: Hand[];
  ending: Ending | null;
}

const known = (cities: readonly (string | null)[]) => cities.flatMap((city) => city ?? []);

/** The round that is played. */
export function sceneOf(view: View): Scene {
  return {
    tracks: view.tracks,
    own_tracks: view.own_tracks,
    markers: view.players.map(({ marker }) => marker),
    hands: view.players.map(({ cities, reached, lacking }) => ({
      cities: known(cities),
      missed: cities.flatMap((city, place) => (city && reached[place] === false ? city : [])),
      lacking: lacking ?? [],
    })),
    ending: null,
  };
}

/** The end of the last round: of the board before this one, or of the last board of a game. */
export function endingOf(view: View, over: boolean): Scene {
  const last = view.rounds.at(-1)!;
  const ending = { ...last, round: view.rounds.length };
  if (over || !view.past) return { ...sceneOf(view), ending };
  const { markers, tracks, own_tracks, cities, missed, lacking } = view.past;
  const hands = cities.map((hand, seat) => ({ cities: hand, missed: missed[seat]!, lacking: lacking[seat]! }));
  return { tracks, own_tracks, markers, hands, ending };
}

/** What lies on the map after an action of a seat. */
export function laidWith(laid: Laid, action: Action | null, seat: number): Laid {
  if (seat < 0 || !action) return laid;
  if (action.kind === "hub") return { ...laid, markers: laid.markers.map((marker, at) => (at === seat ? action.node : marker)) };
  if (action.kind === "track") return { ...laid, tracks: [...laid.tracks, action.line] };
  if (action.kind === "own") return { ...laid, own_tracks: [...laid.own_tracks, { line: action.line, seat }] };
  return laid;
}

/** The text of what is pointed at and could be done, else of what is tried. */
export function trialText({ legal, hover, chosen }: Props): string | undefined {
  return legal.find(({ text }) => text === hover)?.text ?? chosen.at(-1);
}

/** What is pointed at and could be done, else what is tried. */
export const trialOf = (props: Props): Action | null => read(trialText(props));

/** How far the own cities are from the network, with an action that is tried; null before the marker stands. */
export function awayOf(chart: Chart, view: View, seat: number, trial: Action | null = null): Map<string, number | null> {
  const far = distancesOf(chart, laidWith(sceneOf(view), trial, seat), seat);
  return new Map(known(view.players[seat]?.cities ?? []).map((city) => [city, far.get(city) ?? null]));
}

/** Whether the barrier has moved with the last round, which it does once. */
export function barrierMoved({ rounds, barrier }: View): boolean {
  return rounds.length === BARRIER_ROUND && barrier > 0;
}

/** Whose turn the last track belongs to: the seat that may lay a second one, or the one before who is to begin. */
export function layerOf({ phase, players }: View, pending: readonly number[]): number | null {
  const [next] = pending;
  if (next === undefined || phase === "hub") return null;
  return phase === "second" ? next : (next + players.length - 1) % players.length;
}

/** Where a seat stands on the points track, from its stop: how far aside and in which row. */
export interface Stand {
  seat: number;
  aside: -1 | 0 | 1;
  row: number;
}

/** Seats with equal points stand in rows of two, one that is left over in the middle. */
export function standsOf(points: readonly number[]): Stand[] {
  return points.map((value, seat) => {
    const equal = points.flatMap((other, at) => (other === value ? at : []));
    const place = equal.indexOf(seat);
    const alone = place === equal.length - 1 && place % 2 === 0;
    return { seat, aside: alone ? 0 : place % 2 ? 1 : -1, row: place >> 1 };
  });
}

/** The values that have a stop on the points track: all where there is room, else round ones; the highest first. */
export function stopsOf(points: number, least: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => (points - least) / step <= 15) ?? 500;
  const rest = Array.from({ length: Math.floor(points / step) + 1 - Math.ceil(least / step) }, (_, place) => (Math.floor(points / step) - place) * step);
  return [...new Set([points, ...rest])];
}
