/* eslint-disable svelte/prefer-svelte-reactivity -- its maps and sets are its own books, nothing is drawn from them */
/**
 * The connection of a table's page: it comes back by itself, resyncs by the moment it has seen, and neither loses nor
 * doubles an action.
 */
import type { Preview } from "./game";
import type { Message } from "./messages";
import { patched } from "./patch";
import { share } from "./share";
import type { ClientMessage, Command, Hello, LogLine, Patch, ServerMessage, Update } from "./protocol";

/**
 * `connecting`: for the first time. `live`: the server has just been heard. `behind`: there is a connection, but what is
 * shown may be old. `offline`: there is none, and it is being tried again.
 */
export type LinkState = "connecting" | "live" | "behind" | "offline";

export type Answer = { done: true; moment: number } | { done: false; message: Message };

/** The part of a WebSocket that is used, so that tests can have one of their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** After this long a silent server is asked whether it is there: more seldom where nobody looks. */
const SILENCE = { seen: 2500, hidden: 20_000 };
/** What an answer may take before the connection counts as slow, and as lost. */
const SLOW = 1000;
const LOST = 2000;
const BACK_OFF = { first: 400, most: 8000 };
/** How long a piece waits at most for the update that shows it in its place. */
const LATE = 1500;
/** How long an answer may take before it is shown that it is awaited. */
const NOTICED = 150;
const NO_SUCH_TABLE = 4404;

/** Whose eyes, and whether the board is to be drawn as text. */
type Wish = Omit<Hello, "t" | "since" | "patches">;

interface Waiting {
  message: ClientMessage;
  /** Whether it may be sent again after a new connection without being done twice. */
  repeatable: boolean;
  settle(answer: Answer): void;
}

/** The lines of a log after an update: those that it takes back or hides are gone, its own are added once. */
export function merged(lines: LogLine[], update: Pick<Update, "since" | "log" | "hidden">): LogLine[] {
  const { hidden } = update;
  const known = update.since ? lines.filter((line) => line.moment <= update.since) : [];
  const gone = new Set(update.log.flatMap((line) => [line.moment, ...(line.removed ?? [])]));
  const covered = (line: LogLine) =>
    !!hidden && typeof line.seat === "number" && line.moment > hidden.since && line.moment < hidden.log;
  const kept = gone.size || hidden ? known.filter((line) => !gone.has(line.moment) && !covered(line)) : known;
  return update.log.length || kept.length !== lines.length ? [...kept, ...update.log] : lines;
}

export class Connection {
  state = $state<LinkState>("connecting");
  /** When the next attempt is made, by this computer's clock. */
  retryAt = $state<number | null>(null);
  /** The newest update; what has not changed in it is the same object as before. */
  update = $state.raw<Update | null>(null);
  /** When it came, by this computer's clock. */
  received = $state(0);
  lines = $state.raw<LogLine[]>([]);
  /** The actions that are under way and not yet seen in a view. */
  sending = $state.raw<string[]>([]);
  /** Whether an answer to actions is awaited. */
  busy = $state(false);
  /** Whether it is awaited for so long that it is shown: what comes at once needs no drawing in between. */
  waits = $state(false);
  refused = $state.raw<{ text: string; message: Message } | null>(null);
  /** Who leads the others through a finished game, and the moment that is shown; null: none any more. */
  led = $state.raw<{ name: string; at: number | null } | null>(null);
  /** Why the table is not shown to this person. */
  barred = $state.raw<Message | null>(null);
  /** There is no such table. */
  missing = $state(false);

  readonly #open: () => Wire;
  #wire: Wire | null = null;
  #ready = false;
  /** The last update as the server has it, of which the next one may come as a patch. */
  #whole: Update | null = null;
  #hello: Wish = {};
  #waiting = new Map<string, Waiting>();
  #asked = new Map<string, (previews: Record<string, Preview> | null) => void>();
  #tries = 0;
  #count = 0;
  #timers: Record<"quiet" | "slow" | "lost" | "retry", ReturnType<typeof setTimeout> | undefined> = {
    quiet: undefined,
    slow: undefined,
    lost: undefined,
    retry: undefined,
  };
  #reached: { moment: number; go(): void }[] = [];

  /** `open` makes a socket to the table. */
  constructor(open: () => Wire) {
    this.#open = open;
  }

  /** Connect, until the function that is returned is called. */
  start(): () => void {
    const online = () => this.#connect();
    const offline = () => this.#wire && this.#drop(this.#wire);
    const visible = () => {
      if (document.visibilityState !== "visible") return;
      if (this.#ready) this.#ping();
      else this.#connect();
    };
    addEventListener("online", online);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", visible);
    this.#connect();
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", visible);
      this.#forget();
      this.#stopTimers();
    };
  }

  /** Look through another seat's eyes, or ask for the drawn board; what is not named stays as it is. */
  look(wish: Wish): void {
    const anew = wish.seat !== undefined && wish.seat !== this.#hello.seat;
    this.#hello = { ...this.#hello, ...wish };
    if (this.#ready) this.#greet(anew ? 0 : undefined);
  }

  /** Connect anew: the server is to know a person who has just signed in. */
  again(): void {
    this.#forget();
    this.#connect();
  }

  /** Do some actions one after the other; the first that is refused ends it. */
  async act(texts: string[]): Promise<boolean> {
    if (this.busy || !texts.length || !this.update) return false;
    this.busy = true;
    this.sending = texts; // the very list that was tried: nothing is drawn anew for it
    this.refused = null;
    const noticed = setTimeout(() => (this.waits = true), NOTICED);
    const before = this.update;
    let { moment } = before;
    let accepted = true;
    for (const text of texts) {
      const id = `${crypto.randomUUID().slice(0, 18)}-${++this.#count}`;
      const answer = await this.#ask({ do: "act", action: text, moment, id }, true);
      if (!answer.done) {
        this.refused = { text, message: answer.message };
        accepted = false;
        break;
      }
      moment = Math.max(moment, answer.moment);
    }
    if (accepted) await this.#until(moment, before);
    clearTimeout(noticed);
    this.sending = [];
    this.waits = this.busy = false;
    return accepted;
  }

  /** Any other command; it is not kept while there is no connection. */
  do(command: Exclude<Command, { do: "act" }>): Promise<Answer> {
    if (!this.#ready) return Promise.resolve({ done: false, message: { id: "page.offline-not-done" } });
    return this.#ask(command, false);
  }

  /** What is certain about the own actions, after some of them; null when it cannot be told now. */
  previews(after: readonly string[]): Promise<Record<string, Preview> | null> {
    if (!this.#ready) return Promise.resolve(null);
    const ref = this.#ref();
    return new Promise((resolve) => {
      this.#asked.set(ref, resolve);
      this.#send({ t: "previews", ref, after: [...after] });
    });
  }

  /** Show the others at a finished game a moment of it; null: no longer. */
  lead(at: number | null): void {
    if (this.#ready) this.#send({ t: "lead", at });
  }

  #ref(): string {
    return String(++this.#count);
  }

  #ask(command: Command, repeatable: boolean): Promise<Answer> {
    const ref = this.#ref();
    const message: ClientMessage = { t: "do", ref, command };
    return new Promise((settle) => {
      this.#waiting.set(ref, { message, repeatable, settle });
      if (this.#ready) this.#send(message);
    });
  }

  /**
   * Until the table is shown as it was after a moment, so that a piece does not jump back in between. A step of a secret
   * choice makes no moment, only `changes`.
   */
  #until(moment: number, before: Update): Promise<void> {
    const { update } = this;
    const shown = update && (update.moment > before.moment || update.you.changes > before.you.changes);
    if (shown && update.moment >= moment) return Promise.resolve();
    return new Promise((go) => {
      this.#reached.push({ moment, go });
      setTimeout(go, LATE);
    });
  }

  // ---- the socket ----

  #connect(): void {
    if (this.#wire || this.missing) return;
    clearTimeout(this.#timers.retry);
    this.retryAt = null;
    const wire = this.#open();
    this.#wire = wire;
    this.#timers.lost = setTimeout(() => this.#drop(wire), BACK_OFF.most);
    wire.onopen = () => {
      this.#ready = true;
      if (this.state === "offline") this.state = "behind";
      this.#greet();
      for (const { message } of this.#waiting.values()) this.#send(message);
      this.#heard();
    };
    wire.onmessage = (event) => {
      this.#heard();
      this.#take(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = (event) => {
      if (event.code === NO_SUCH_TABLE) this.missing = true;
      this.#drop(wire);
    };
  }

  /** The connection is lost: what may not be repeated is given up, the rest waits for the next one. */
  #drop(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#forget();
    if (this.missing) return;
    this.state = "offline";
    const wait = Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#timers.retry = setTimeout(() => this.#connect(), wait);
  }

  #forget(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#ready = false;
    this.#whole = null;
    this.#stopTimers();
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
    for (const resolve of this.#asked.values()) resolve(null);
    this.#asked.clear();
    for (const [ref, waiting] of [...this.#waiting]) {
      if (waiting.repeatable) continue;
      this.#waiting.delete(ref);
      waiting.settle({ done: false, message: { id: "page.offline-unsure" } });
    }
  }

  #stopTimers(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  #greet(since = this.update?.moment ?? 0): void {
    this.#whole = null;
    this.#send({ t: "hello", since, patches: true, ...this.#hello });
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** Something came from the server: it is there. After a silence it is asked. */
  #heard(): void {
    this.#stopTimers();
    const quiet = document.visibilityState === "hidden" ? SILENCE.hidden : SILENCE.seen;
    this.#timers.quiet = setTimeout(() => this.#ping(), quiet);
  }

  #ping(): void {
    const wire = this.#wire;
    if (!wire || !this.#ready) return;
    this.#stopTimers();
    this.#send({ t: "ping" });
    this.#timers.slow = setTimeout(() => (this.state = "behind"), SLOW);
    this.#timers.lost = setTimeout(() => this.#drop(wire), LOST);
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case "update":
      case "patch":
        this.#follow(message);
        break;
      case "done":
        this.#settle(message.ref, { done: true, moment: message.moment });
        break;
      case "refused":
        this.#asked.get(message.ref)?.(null);
        this.#asked.delete(message.ref);
        this.#settle(message.ref, { done: false, message: message.message });
        if (!message.ref && this.state !== "live") this.barred = message.message;
        break;
      case "previews":
        this.#asked.get(message.ref)?.(message.previews);
        this.#asked.delete(message.ref);
        break;
      case "led":
        this.led = { name: message.name, at: message.at };
        break;
      case "pong":
        if (this.update) this.state = "live";
        break;
      case "bye":
        this.state = "behind";
        break;
    }
  }

  #follow(message: Update | Patch): void {
    // a patch of what was shown before a new hello says nothing any more: the answer to the hello comes
    if (message.t === "patch" && !this.#whole) return;
    this.#whole = message.t === "patch" ? (patched(this.#whole, message.patch) as Update) : message;
    this.#tries = 0;
    this.barred = null;
    this.#show(this.#whole);
    this.state = "live";
  }

  #show(given: Update): void {
    const { update: old } = this;
    if (given.since && old && given.moment < old.moment) return;
    // the options never change, so they come once
    const known = old !== null && Object.keys(given.info.options).length === 0;
    const update = known ? { ...given, info: { ...given.info, options: old.info.options } } : given;
    this.lines = merged(this.lines, update);
    this.received = Date.now();
    this.update = share(old, update);
    // an update may come before its action is answered: what is seen is no longer under way
    if (this.sending.length && old && old.view !== this.update.view) this.sending = this.sending.slice(1);
    // what the rules had hidden is open again: the log has more to tell
    if (old?.hidden && old.hidden.since !== update.hidden?.since) this.#greet(0);
    const waits = this.#reached;
    this.#reached = waits.filter((wait) => wait.moment > update.moment);
    for (const wait of waits) if (wait.moment <= update.moment) wait.go();
  }

  #settle(ref: string, answer: Answer): void {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    waiting?.settle(answer);
  }
}
