/** The words of boards as data: loaded by those pages only that tell of them. */
import { Words, type Language } from "../lib/messages";
import { loadWords } from "../lib/words";

const BOX = import.meta.glob<string>("../../../src/railbox/locales/*/board.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/railbox/games/*/words/board-*.ftl", { query: "?raw", import: "default" });

/** The words of the page, of a game and of its boards. */
export async function boardWords(language: Language, game: string): Promise<Words> {
  const own = [BOX[`../../../src/railbox/locales/${language}/board.ftl`], GAMES[`../../../src/railbox/games/${game}/words/board-${language}.ftl`]];
  const [words, ...more] = await Promise.all([loadWords(language, game), ...own.flatMap((load) => load?.() ?? [])]);
  return new Words(language, [...words.sources, ...more]);
}
