/** Who is at this browser, what is in the box, and where it is their turn. */
import { ask } from "./api";
import type { Box, GameInfo, Me, Summary, TableLink } from "./protocol";

/** Milliseconds between two looks at the own tables, while the page is looked at. */
const LOOK = 30_000;

class Session {
  me = $state.raw<Me | null | undefined>(undefined);
  box = $state.raw<Box | undefined>(undefined);
  tables = $state.raw<Summary[]>([]);
  #watching = false;

  /** The tables where this person is to act. */
  get turns(): Summary[] {
    const id = this.me?.id;
    return this.tables.filter((table) => table.pending.some((seat) => table.seats[seat]?.person === id));
  }

  /** Find out who this is and what is in the box; asks again for the own tables now and then. */
  async open(): Promise<void> {
    [this.box, this.me] = await Promise.all([
      this.box ?? ask<Box>("GET", "/api/games"),
      this.me ?? ask<Me | null>("GET", "/api/me"),
    ]);
    await this.look();
    if (this.#watching) return;
    this.#watching = true;
    const look = () => document.visibilityState === "visible" && void this.look();
    setInterval(look, LOOK);
    document.addEventListener("visibilitychange", look);
  }

  /** Read the own tables anew. */
  async look(): Promise<void> {
    if (this.me) this.tables = await ask<Summary[]>("GET", "/api/me/tables").catch(() => this.tables);
  }

  /** The person, made a guest first where nobody is known yet. */
  async person(): Promise<Me> {
    this.me ??= await ask<Me>("POST", "/api/guests", {});
    return this.me;
  }

  /** Somebody else signed in, or changed their name. */
  become(me: Me | null): void {
    this.me = me;
    this.tables = [];
    void this.look();
  }

  /** What is known of a game of the box. */
  game(name: string): GameInfo | undefined {
    return this.box?.games.find((game) => game.name === name);
  }
}

export const session = new Session();

/** Open a table; the answer is its address. */
export async function openTable(table: Record<string, unknown>, start: boolean): Promise<string> {
  await session.person();
  const made = await ask<TableLink>("POST", "/api/tables", table);
  if (start) await ask("POST", `/api/tables/${made.id}/commands`, { do: "start" });
  void session.look();
  return made.path;
}

export const LEVELS = ["novice", "club", "expert", "master"] as const;
