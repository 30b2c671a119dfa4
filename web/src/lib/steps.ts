/** The stops of a game's replay: actions, turns and rounds, found in its log. */
import type { LogLine } from "./protocol";

export type Unit = "action" | "turn" | "round";

/** The moments at which each unit begins or ends, rising; the first one is the start of the game. */
export type Stops = Record<Unit, number[]>;

/** Whether a round ends with a log line; games tell it where the order of the seats does not. */
export type RoundEnd = (line: LogLine) => boolean;

/**
 * The stops of a log. A turn is a run of one seat's actions; where a game does not tell its rounds, one ends when the
 * seat that began it is to begin again.
 */
export function stopsOf(lines: readonly LogLine[], endsRound?: RoundEnd): Stops {
  const acts = lines.filter((line) => line.seat !== undefined && line.seat !== null);
  const begin = lines.find((line) => line.messages?.some((message) => message.id === "table.game-begins"));
  if (!begin) return { action: [], turn: [], round: [] };
  const stops: Stops = { action: [begin.moment], turn: [begin.moment], round: [begin.moment] };
  const first = acts[0]?.seat;
  acts.forEach((line, place) => {
    stops.action.push(line.moment);
    const next = acts[place + 1];
    if (!next || next.seat === line.seat) {
      if (next && endsRound?.(line)) stops.round.push(line.moment);
      return;
    }
    stops.turn.push(line.moment);
    if (endsRound ? endsRound(line) : next.seat === first) stops.round.push(line.moment);
  });
  return stops;
}

/** The next stop before or after a moment; undefined where there is none. */
export function neighbour(stops: readonly number[], from: number, direction: 1 | -1): number | undefined {
  return direction > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from);
}

/** Every how many stops one is drawn, so that no more than `room` are: 1, 2, 5, 10 … */
export function spacing(count: number, room: number): number {
  for (let unit = 1; ; unit *= 10) {
    const fits = [1, 2, 5].find((step) => count / (step * unit) <= room);
    if (fits) return fits * unit;
  }
}
