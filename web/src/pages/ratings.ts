/** Ratings as the server tells them. */
import type { Words } from "../lib/messages";
import { botName } from "../lib/names";

export interface Rating {
  game: string;
  shown: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** The name of a bot in the tables of ratings; undefined for people. */
export function ratedBot(words: Words, id: string): string | undefined {
  if (!id.startsWith("bot:")) return undefined;
  return botName(words, id.slice(4));
}
