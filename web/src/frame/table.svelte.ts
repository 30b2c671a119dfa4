/** All that a table's page knows and can do; its parts are drawn from this. */
import { ask, Problem } from "../lib/api";
import { Connection, type Answer } from "../lib/connection.svelte";
import type { Face, GameModule, GameProps, Legal } from "../lib/game";
import { painted, whenIdle } from "../lib/idle";
import { speech } from "../lib/language.svelte";
import { seatNames } from "../lib/names";
import { COLOURS, SHAPES, type Colour } from "../lib/marks";
import type { Message } from "../lib/messages";
import { Previews } from "../lib/previews.svelte";
import { loadBoard } from "../lib/registry";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { Shown } from "../lib/shown.svelte";
import { place } from "../lib/router.svelte";
import type { Command, LogLine, Mistake, Setup, TableLink, Update } from "../lib/protocol";
import { Zoom } from "../lib/zoom.svelte";
import type { Course } from "./course.svelte";

/** The colours of seats where a game names none. */
const SEAT_COLOURS: Colour[] = ["blue", "orange", "green", "purple", "yellow", "black", "red", "white"];
const NONE: Legal[] = [];
const NOBODY = -1;

export class Table {
  readonly connection: Connection;
  readonly shown: Shown;
  readonly previews: Previews;
  readonly zoom = new Zoom();
  setup = $state.raw<Setup | null>(null);
  /** The game's board; null where it has none, undefined until that is known. */
  board = $state.raw<GameModule | null | undefined>(undefined);
  #chosen = $state.raw<string[]>([]);
  hover = $state<string | null>(null);
  /** What would be left unused, and the actions that wait for the answer. */
  question = $state.raw<{ message: Message; texts: string[] } | null>(null);
  /** Why something other than an action was not done. */
  problem = $state.raw<Message | null>(null);
  /** The lesson that is taken here; its code is loaded when there is one. */
  course = $state.raw<Course | null>(null);
  /** Whether the drawn board is looked at. */
  #drawn = false;
  /** The decision of a finished game that is looked at, with what would have been better. */
  turning = $state.raw<Mistake | null>(null);
  /** Looking back together. */
  leading = $state(false);
  following = $state(false);
  /** The own actions of the last decision, from which a next one can be fixed beforehand. */
  known = $state.raw<string[]>([]);
  /** The legal actions as their list shows them: it is long, and drawn after what a person waits for. */
  listed = $state.raw<Legal[]>(NONE);
  /** Whether the last thing pressed was a key: choosing again by key confirms. */
  byKey = false;
  #eyes: number | undefined;

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(() => new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`));
    this.shown = new Shown(this.connection, (moment) => this.#past(moment));
    this.previews = new Previews((after) => painted().then(() => this.connection.previews(after)));
  }

  // ---- what is known ----

  /** The newest state of the table, whatever is shown. */
  readonly now: Update | null = $derived.by(() => this.connection.update);
  readonly info = $derived.by(() => this.now?.info);
  readonly status = $derived.by(() => this.info?.status);
  readonly you = $derived.by(() => this.now?.you);
  readonly own = $derived.by(() => this.you?.seat ?? NOBODY);
  readonly game = $derived.by(() => this.info?.game ?? "");
  readonly over = $derived.by(() => this.status === "over");
  /** Whether it counts for the ratings of people: there are several of them. */
  readonly rated = $derived.by(() => !!this.info?.rated && this.info.seats.filter((seat) => seat.person).length > 1);
  readonly view = $derived.by(() => this.shown.update?.view ?? null);
  readonly eyes = $derived.by(() => this.view?.seat ?? this.own);
  /** Whether the own decision is open, at the table as it is. */
  readonly mine = $derived.by(
    () => this.status === "running" && !this.info!.paused && this.info!.pending.includes(this.own) && this.own >= 0,
  );

  // texts are compared by value: words and faces stay the same while nothing in them has changed
  readonly #names = $derived.by(() => JSON.stringify(seatNames(speech.words, this.info?.seats ?? [])));
  readonly words = $derived.by(() => speech.words.named(JSON.parse(this.#names) as string[]));
  readonly #looks = $derived.by(() => {
    const players = (this.view?.game as { players?: { colour?: unknown }[] } | undefined)?.players;
    const colour = (seat: number) => COLOURS.find((known) => known === players?.[seat]?.colour) ?? SEAT_COLOURS[seat % 8]!;
    return JSON.stringify((this.info?.seats ?? []).map((_, seat) => colour(seat)));
  });
  readonly #plates = $derived.by(
    () => !!(this.setup && this.view && this.board?.plates?.(this.setup.layout, this.view.game)),
  );
  readonly faces: Face[] = $derived.by(() =>
    (JSON.parse(this.#looks) as Colour[]).map((colour, seat) => ({
      name: this.words.seat(seat),
      colour,
      shape: this.#plates ? "plate" : SHAPES[colour],
      own: seat === this.own,
    })),
  );
  readonly #texts = $derived.by(() => (this.mine && this.shown.live && this.eyes === this.own ? this.view!.legal : null));
  readonly legal: Legal[] = $derived.by(() => {
    const { setup } = this;
    if (!this.#texts?.length || !setup) return NONE;
    const told = settings.now.effects ? this.previews.get([]) : undefined;
    return this.#texts.map((text) => {
      const preview = told?.[text];
      return { text, label: this.label(text), ...(preview ? { preview } : {}) };
    });
  });
  readonly #played: LogLine[] = $derived.by(() => {
    const moment = this.shown.moment;
    const lines = this.connection.lines.filter((line) => line.actions?.length && line.moment <= moment);
    const before = this.board?.wholeTurns ? lines.findLastIndex(({ seat }) => seat !== lines.at(-1)!.seat) : lines.length - 2;
    return lines.slice(before + 1);
  });
  readonly last: string[] = $derived.by(() => this.#played.flatMap(({ actions }) => actions!));
  readonly by: number = $derived.by(() => this.#played.at(-1)?.seat ?? NOBODY);
  readonly votes = $derived.by(() => this.info?.votes ?? { pause: [], abandon: [], reseat: [] });

  /** What the parts of a game get: each is read by itself, so that nothing is drawn for what has not changed. */
  readonly props: GameProps = ((table: Table): GameProps => ({
    get layout() {
      return table.setup?.layout;
    },
    get view() {
      return table.view?.game;
    },
    get seat() {
      return table.eyes;
    },
    get pending() {
      return table.view?.pending ?? [];
    },
    get over() {
      return table.view?.over ?? false;
    },
    get faces() {
      return table.faces;
    },
    get legal() {
      return table.legal;
    },
    get chosen() {
      return table.chosen;
    },
    previews: (after) => (table.legal.length ? table.previews.get(after) : undefined),
    get sent() {
      return table.connection.waits && table.connection.sending.length > 0;
    },
    get refused() {
      return table.connection.refused;
    },
    get last() {
      return table.last;
    },
    get by() {
      return table.by;
    },
    get hover() {
      return table.hover;
    },
    get words() {
      return table.words;
    },
    get components() {
      return table.setup?.components ?? {};
    },
    choose: (texts) => table.choose(texts),
    act: (texts) => table.course?.stops(texts) || void table.act(texts),
    setHover: (key) => (table.hover = key ?? table.course?.light ?? null),
  }))(this);

  /** What is being tried; once it is confirmed, what of it is still under way. */
  readonly chosen: string[] = $derived.by(() => (this.connection.busy ? this.connection.sending : this.#chosen));

  /** An action in words. */
  label(text: string): Message {
    return this.setup?.labels[text] ?? { id: "core.action", args: { text } };
  }

  /** All that a sequence does at this moment. */
  told(texts: string[]): string {
    const doing = this.board?.doing?.(this.props, texts);
    return doing ? this.words.text(doing) : this.words.list(texts.map((text) => this.words.text(this.label(text))));
  }

  allowed(command: Command["do"]): boolean {
    return this.you?.allowed.includes(command) ?? false;
  }

  // ---- what it follows by itself ----

  /** Connect and load what is needed, until the function that is returned is called. Within a component only. */
  start(): () => void {
    $effect(() => {
      if (this.game) void this.#prepare(this.game);
    });
    $effect(() => {
      if (this.game) void this.#setUp(this.own);
    });
    $effect(() => {
      void this.view; // another decision, or another moment
      this.previews.forget();
    });
    $effect(() => {
      const texts = this.#texts;
      if (texts?.length) this.known = texts;
      if (this.#chosen.length && !texts?.includes(this.#chosen[0]!) && !this.connection.busy) this.#chosen = [];
    });
    $effect(() => {
      const { legal } = this;
      return whenIdle(() => (this.listed = legal));
    });
    return this.connection.start();
  }

  async #prepare(game: string): Promise<void> {
    const [board] = await Promise.all([loadBoard(game), speech.use(undefined, game)]);
    this.shown.endsRound = board?.endsRound;
    this.board = board;
  }

  async #setUp(seat: number): Promise<void> {
    this.setup = await ask<Setup>("GET", `/api/tables/${this.id}/layout?seat=${seat}`);
  }

  #past(moment: number): Promise<Update> {
    const eyes = this.#eyes === undefined ? "" : `&seat=${this.#eyes}`;
    const draw = this.#drawn ? `&draw=true&language=${speech.words.language}` : "";
    return ask<Update>("GET", `/api/tables/${this.id}?at=${moment}&since=${moment}${eyes}${draw}`);
  }

  // ---- what can be done ----

  /** Try a sequence of actions; choosing it again confirms it by key, or by pointer where the person wants it. */
  choose(texts: string[]): void {
    this.connection.refused = null;
    this.problem = null;
    if (!texts.length) {
      this.#chosen = [];
      return;
    }
    if (!this.#texts?.includes(texts[0]!) || this.connection.busy) return;
    const again = texts.join("\n") === this.#chosen.join("\n");
    this.#chosen = texts;
    const quick = settings.isQuick(this.game, texts.at(-1)!);
    if (quick || (again && (this.byKey || settings.now.confirm === "again"))) this.confirm();
  }

  /** Do what is chosen; where something would be left unused, ask first. */
  confirm(texts: string[] = this.chosen): void {
    if (!texts.length || this.connection.busy || this.course?.stops(texts)) return;
    const unused = this.board?.unused?.(this.props, texts.at(-1)!);
    if (unused) this.question = { message: unused, texts };
    else void this.act(texts);
  }

  async act(texts: string[]): Promise<void> {
    this.question = null;
    if (this.connection.busy) return;
    this.#chosen = []; // what is under way is told by the connection; what was refused is chosen again
    if (!(await this.connection.act(texts))) this.#chosen = texts;
  }

  /** A command other than an action; why it was refused is shown on the sign. */
  async do(command: Exclude<Command, { do: "act" }>): Promise<Answer> {
    this.problem = null;
    const answer = await this.connection.do(command);
    if (!answer.done) this.problem = answer.message;
    return answer;
  }

  /** Take back what is being tried, or else the last action. */
  undo(turn = false): void {
    if (this.chosen.length && !this.connection.busy) this.choose([]);
    else if (this.you?.undo) void this.do({ do: "undo", turn });
  }

  redo(): void {
    if (this.you?.redo) void this.do({ do: "redo" });
  }

  /** The own lines that may still be taken back: the last run of own actions. */
  readonly undoable: number[] = $derived.by(() => {
    if (!this.you?.undo) return [];
    const acts = this.connection.lines.filter((line) => typeof line.seat === "number");
    const first = acts.findLastIndex((line) => line.seat !== this.own) + 1;
    return acts.slice(first).map((line) => line.moment);
  });

  /** Take back everything from an own action on. */
  undoTo(line: LogLine): void {
    void this.do({ do: "undo", to: line.moment });
  }

  /** Sit down; somebody unknown becomes a guest first. */
  async join(seat?: number): Promise<void> {
    this.problem = null;
    try {
      const known = session.me;
      await session.person();
      await ask("POST", `/api/tables/${this.id}/commands`, { do: "join", ...(seat === undefined ? {} : { seat }) });
      if (!known) this.connection.again();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem.told;
    }
  }

  /** Show a decision of a finished game as it was before, and what would have been better. */
  lookAt(move: Mistake): void {
    this.turning = move;
    this.shown.go(move.moment - 1);
    this.hover = move.better;
  }

  /** Play the finished game on from the moment that is shown, at a new table. */
  async branch(): Promise<void> {
    this.problem = null;
    try {
      await session.person();
      const made = await ask<TableLink>("POST", `/api/tables/${this.id}/branch`, { at: this.shown.moment });
      place.go(made.path);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem.told;
    }
  }

  /** Look through another seat's eyes, which is allowed after the end. */
  lookAs(seat: number): void {
    this.#eyes = seat;
    this.connection.look({ seat });
    this.shown.forget();
  }

  /** The drawn board is looked at, or no longer. */
  drawn(on: boolean): void {
    if (on === this.#drawn) return;
    this.#drawn = on;
    this.connection.look({ draw: on, language: speech.words.language });
    this.shown.forget();
  }
}
