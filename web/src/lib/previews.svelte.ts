/* eslint-disable svelte/prefer-svelte-reactivity -- its maps and sets are its own books, nothing is drawn from them */
/** What is certain about the own actions before they are done: asked once for each sequence, for as long as it holds. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "./game";

type Told = Record<string, Preview>;

export class Previews {
  readonly #ask: (after: readonly string[]) => Promise<Told | null>;
  #told = new SvelteMap<string, Told>();
  #asked = new Set<string>();
  /** Whoever was told nothing yet asks again when the decision has changed. */
  #age = $state(0);

  constructor(ask: (after: readonly string[]) => Promise<Told | null>) {
    this.#ask = ask;
  }

  /** The previews after some own actions; undefined until they are told, which shows them by itself. */
  get(after: readonly string[]): Told | undefined {
    const key = after.join("\n");
    const age = this.#age;
    const told = this.#told.get(key);
    if (!told && !this.#asked.has(key)) {
      this.#asked.add(key);
      void this.#fetch(key, [...after], age);
    }
    return told;
  }

  /** Another decision: nothing of what was told holds. */
  forget(): void {
    // whoever forgets does not follow what is told afterwards
    untrack(() => {
      this.#age++;
      this.#asked.clear();
      this.#told.clear();
    });
  }

  async #fetch(key: string, after: string[], age: number): Promise<void> {
    await Promise.resolve(); // never while something is being drawn
    const told = await this.#ask(after);
    if (age !== this.#age) return;
    if (told) this.#told.set(key, told);
    else this.#asked.delete(key);
  }
}
