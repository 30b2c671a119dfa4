/** The games that have a board, known by their folders; each is loaded when its table is opened. */
import type { GameModule } from "./game";

const MODULES = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });

/** The names of the games that have a board. */
export const boards: readonly string[] = Object.keys(MODULES).map((path) => path.split("/").at(-2)!);

/** A game's board; null for a game without a folder, which is played with its text board and the list of actions. */
export async function loadBoard(game: string): Promise<GameModule | null> {
  return (await MODULES[`../games/${game}/index.ts`]?.()) ?? null;
}
