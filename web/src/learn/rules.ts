/** Where the rules of a game explain a refusal. */
import { ask } from "../lib/api";
import type { BookPage } from "../lib/protocol";

const known = new Map<string, Promise<Record<string, string>>>();

/** The anchor of the paragraph that explains a refusal, empty where there is none. */
export async function ruleOf(game: string, refusal: string): Promise<string> {
  let anchors = known.get(game);
  if (!anchors) {
    anchors = ask<BookPage>("GET", `/api/games/${game}/book/en`).then(
      ({ book }) => book.anchors,
      () => ({}),
    );
    known.set(game, anchors);
  }
  return (await anchors)[refusal] ?? "";
}
