/** Loads the words of a language: one chunk for the page, one for each game, fetched when they are needed. */
import { Words, type Language } from "./messages";

type Sources = Record<string, () => Promise<string>>;

const PAGE = import.meta.glob<string[]>("../words/*.ts", { import: "default" });
const GAMES: Sources = import.meta.glob<string>(["../../../src/railbox/games/*/words/*.ftl", "!**/board-*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The words of the page in a language and, at a table, those of its game: what is told of it, and its board's own. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const page = PAGE[`../words/${language}.ts`];
  if (!page) throw new Error(`no words in ${language}`);
  const folder = `../../../src/railbox/games/${game}/words`;
  const own = [`${folder}/${language}.ftl`, `${folder}/page-${language}.ftl`].flatMap((path) => GAMES[path] ?? []);
  if (game && !own.length) own.push(() => fetchWords(language, game));
  const [common, ...special] = await Promise.all([page(), ...own.map((load) => load())]);
  return new Words(language, [...common, ...special]);
}

/** The words of a game that the page was not built with: another author's, which only its server knows. */
async function fetchWords(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
  return answer.ok ? await answer.text() : "";
}
