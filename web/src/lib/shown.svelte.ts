/* eslint-disable svelte/prefer-svelte-reactivity -- its maps and sets are its own books, nothing is drawn from them */
/** What a table's page shows: the table as it is, or a past moment. */
import { Problem } from "./api";
import type { Connection } from "./connection.svelte";
import type { Message } from "./messages";
import { share } from "./share";
import { neighbour, stopsOf, type RoundEnd, type Stops, type Unit } from "./steps";
import type { Update } from "./protocol";

const KEPT = 300;
/** How long autoplay shows each moment. */
const PLAY = 900;

export class Shown {
  /**
   * The moment that is wanted; null is the table as it is. Steps go from here, not from what has been loaded, so none is
   * lost however fast they come.
   */
  target = $state<number | null>(null);
  playing = $state(false);
  problem = $state.raw<Message | null>(null);
  /** Told by the game, once its board is loaded. */
  endsRound = $state.raw<RoundEnd | undefined>();

  readonly #connection: Connection;
  readonly #load: (moment: number) => Promise<Update>;
  #kept = new Map<number, Update>();
  #past = $state.raw<Update | null>(null);
  #loading = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly stops: Stops = $derived.by(() => stopsOf(this.#connection.lines, this.endsRound));
  readonly update = $derived.by(() => (this.target === null ? this.#connection.update : (this.#past ?? this.#connection.update)));
  /** The last moment at which the game changed. */
  readonly end = $derived.by(() => this.stops.action.at(-1) ?? 0);
  readonly live = $derived.by(() => this.target === null);
  /** The moment of the replay that is shown or wanted. */
  readonly moment = $derived.by(() => this.target ?? this.end);
  /** Whether what is shown is not yet what is wanted. */
  readonly waiting = $derived.by(() => this.#loading && this.target !== null && this.#past?.moment !== this.target);

  constructor(connection: Connection, load: (moment: number) => Promise<Update>) {
    this.#connection = connection;
    this.#load = load;
  }

  /** Show a moment; one at or after the last action is the table as it is. */
  go(moment: number | null): void {
    const end = this.end;
    this.target = moment === null || (end && moment >= end) ? null : Math.max(1, moment);
    this.problem = null;
    if (this.target === null) this.pause();
    void this.#fetch();
  }

  step(unit: Unit, direction: 1 | -1): void {
    this.pause();
    this.#step(unit, direction);
  }

  first(): void {
    this.pause();
    this.go(this.stops.action[0] ?? 1);
  }

  now(): void {
    this.go(null);
  }

  /** Step on by itself, from the beginning where the end is shown. */
  play(): void {
    if (this.playing) return this.pause();
    if (this.live) this.go(this.stops.action[0] ?? 1);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (!this.waiting) this.#step("action", 1);
    }, PLAY);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  /** Other eyes see other things: what was loaded is forgotten. */
  forget(): void {
    this.#kept.clear();
    this.#past = null;
    void this.#fetch();
  }

  #step(unit: Unit, direction: 1 | -1): void {
    const to = neighbour(this.stops[unit], this.moment, direction);
    if (to !== undefined) this.go(to);
    else if (direction > 0) this.go(null);
  }

  /** One request at a time: what was wanted in between is passed over, what is wanted last is shown. */
  async #fetch(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    while (this.target !== null && this.#past?.moment !== this.target) {
      const wanted = this.target;
      try {
        const update = this.#kept.get(wanted) ?? (await this.#load(wanted));
        this.#keep(wanted, update);
        // a past view may be of an earlier moment than the one asked for: it is the table at that one all the same
        this.#past = { ...share(this.#past ?? this.#connection.update, update), moment: wanted };
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem;
        this.problem = problem.told;
        break;
      }
    }
    this.#loading = false;
  }

  #keep(moment: number, update: Update): void {
    this.#kept.delete(moment);
    this.#kept.set(moment, update);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
