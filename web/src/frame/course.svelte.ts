/** A lesson at a table: which step is on, what was tried, and what is not done because the step asks for something else. */
import { ask } from "../lib/api";
import type { Message } from "../lib/messages";
import type { LessonSteps, Step } from "../lib/protocol";
import type { Table } from "./table.svelte";

const ANY = "*";
const fits = (way: readonly string[], texts: readonly string[]) =>
  texts.length <= way.length && texts.every((text, place) => way[place] === ANY || way[place] === text);

export class Course {
  steps = $state.raw<Step[]>([]);
  tries = $state.raw<{ text: string; message: Message }[]>([]);
  hinted = $state(false);
  /** An earlier step that is read again. */
  again = $state<number | null>(null);
  #read = $state(0);
  #told = $state.raw<Message | null>(null);
  /** The own actions of the step that is on. */
  #did: string[] = [];

  constructor(readonly table: Table) {}

  async load(): Promise<void> {
    const { game, lesson } = this.table.info!;
    this.steps = (await ask<LessonSteps>("GET", `/api/games/${game}/lessons/${lesson!.name}`)).steps;
  }

  readonly #place = $derived.by(() => this.table.info!.lesson!);
  /** The step that is on, by its number. */
  readonly at = $derived.by(() => {
    let at = Math.max(this.#place.done, this.#read);
    const free = this.steps[at]?.free;
    if (typeof free === "number" && (this.table.over || (free && this.#place.turns >= free))) at += 1;
    return at;
  });
  readonly ended = $derived.by(() => this.steps.length > 0 && (this.at >= this.steps.length || this.table.over));
  readonly shown = $derived.by(() => this.again ?? Math.min(this.at, this.steps.length - 1));
  readonly step: Step | undefined = $derived.by(() => this.steps[this.shown]);
  readonly light = $derived.by(() => (!this.ended && this.step?.light) || null);
  /** The step whose answer is awaited: what is only read may be passed over by doing it. */
  readonly #asked = $derived.by(() => this.steps.find((step, number) => number >= this.at && step.want?.length));
  /** Turns of free play that are left; 0 where it goes on to the end. */
  readonly left = $derived.by(() => Math.max(0, (this.step?.free ?? 0) - this.#place.turns));
  /** How long one plays freely, in words. */
  readonly goal = $derived.by(() => {
    const { words } = this.table;
    return this.step?.free ? words.t("learn.turns-left", { count: this.left }) : words.t("learn.to-the-end");
  });
  readonly reads = $derived.by(() => !!this.step && !this.step.want?.length && typeof this.step.free !== "number");

  /** What the guide says about the try that was just refused. */
  readonly answer = $derived.by(() => (this.table.connection.refused ? this.#told : null));

  next(): void {
    if (this.again !== null) this.again = this.again + 1 < this.at ? this.again + 1 : null;
    else if (this.reads) this.#read = this.at + 1;
    this.hinted = false;
  }

  back(): void {
    this.again = Math.max(0, this.shown - 1);
    this.hinted = false;
  }

  /** Another step is on. */
  moved(): void {
    this.tries = [];
    this.#told = null;
    this.hinted = false;
    this.again = null;
    this.#did = [];
  }

  /** Whether a sequence is not what the step asks for; it is answered instead of done. */
  stops(texts: string[]): boolean {
    const step = this.#asked;
    if (!step?.want) return false;
    const did = this.#did.length === this.#place.begun ? this.#did : [];
    const ways = step.want.map((way) => (did.length ? way : way.slice(this.#place.begun)));
    if (ways.some((way) => fits(way, [...did, ...texts]))) {
      this.#did = [...did, ...texts];
      return false;
    }
    const right = texts.findIndex((_, place) => !ways.some((way) => fits(way, [...did, ...texts.slice(0, place + 1)])));
    const text = texts[right]!;
    const why = step.wrong?.[text] ?? step.wrong?.[ANY];
    const effect = this.table.previews.get(texts.slice(0, right))?.[text]?.messages ?? [];
    const told = effect.map((message) => this.table.words.text(message)).join(" ");
    const message: Message = { id: why ?? "learn.not-wanted" };
    this.table.connection.refused = { text, message };
    this.#told = { id: "learn.wrong", args: { why: message, effect: told } };
    this.tries = [...this.tries.filter((one) => one.text !== text), { text, message: this.table.label(text) }];
    this.again = null;
    return true;
  }
}
