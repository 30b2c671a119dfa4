/** Ratings as the server tells them. */
import type { Point } from "../lib/marks";
import type { Words } from "../lib/messages";
import { botName } from "../lib/names";

/** The name of a bot in the tables of ratings; undefined for people. */
export function ratedBot(words: Words, id: string): string | undefined {
  if (!id.startsWith("bot:")) return undefined;
  return botName(words, id.slice(4));
}

const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000];
const RULES = 5; // at most so many spaces between the lines of a chart

/** Where the points and the rules of a rating's chart stand: round values, at least two of them. */
export function history(
  ratings: readonly number[],
  frame: { left: number; right: number; top: number; bottom: number },
): { points: Point[]; rules: { value: number; y: number }[] } {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find((size) => Math.ceil(most / size) - Math.floor(least / size) <= RULES) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const height = (value: number) => frame.bottom - ((frame.bottom - frame.top) * (value - low)) / (high - low);
  const points = ratings.map(
    (value, game): Point => [frame.left + ((frame.right - frame.left) * game) / Math.max(1, ratings.length - 1), height(value)],
  );
  const count = Math.round((high - low) / step) + 1;
  const rules = Array.from({ length: count }, (_, number) => ({ value: low + number * step, y: height(low + number * step) }));
  return { points, rules };
}
