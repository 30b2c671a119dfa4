/** What a person has chosen about the page, kept in this browser. */

export interface Choices {
  theme: "system" | "light" | "dark";
  motion: "full" | "short" | "none";
  /** Patterns along the lines of players. */
  patterns: boolean;
  largeText: boolean;
  /** `sign`: a chosen action is confirmed on the sign. `again`: choosing it a second time confirms it too. */
  confirm: "sign" | "again";
  /** Kinds of actions that are done at once, such as "metro place". */
  quick: string[];
  /** Show what an action would do. */
  effects: boolean;
  premoves: boolean;
  turnSound: boolean;
  scoreSound: boolean;
}

/** How long a piece moves, in milliseconds; style sheets have the same in `--m-move`. */
const MOVES: Record<Choices["motion"], number> = { full: 220, short: 110, none: 0 };
const KEY = "railbox-settings";
const USUAL: Choices = {
  theme: "system",
  motion: "full",
  patterns: true,
  largeText: false,
  confirm: "sign",
  quick: [],
  effects: true,
  premoves: false,
  turnSound: false,
  scoreSound: false,
};

/** The choices that were kept; what is missing or of another kind is as usual. */
export function readChoices(stored: string | null): Choices {
  let kept: Partial<Record<keyof Choices, unknown>> = {};
  try {
    kept = JSON.parse(stored ?? "{}") as typeof kept;
  } catch {
    // a broken entry counts as none
  }
  const pairs = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept?.[name as keyof Choices];
    return [name, typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual) ? value : usual];
  });
  return Object.fromEntries(pairs) as unknown as Choices;
}

class Settings {
  #choices = $state.raw(readChoices(localStorage.getItem(KEY)));
  readonly #still = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#choices = readChoices(event.newValue);
      this.apply();
    });
    this.apply();
  }

  get now(): Choices {
    return this.#choices;
  }

  /** Choose something, and keep it. */
  choose(changes: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.#choices));
    this.apply();
  }

  /** Whether an action of a kind is done at once, without a confirmation. */
  isQuick(game: string, text: string): boolean {
    return this.#choices.quick.includes(kindOf(game, text));
  }

  /** How long a piece moves now, in milliseconds; not at all where the system or the person wants none. */
  get moves(): number {
    return this.#still.matches ? 0 : MOVES[this.#choices.motion];
  }

  /** Put on the page what style sheets need to know. */
  apply(): void {
    const { dataset } = document.documentElement;
    const { theme, motion, patterns, largeText } = this.#choices;
    if (theme === "system") delete dataset.theme;
    else dataset.theme = theme;
    dataset.motion = motion;
    dataset.patterns = patterns ? "on" : "off";
    dataset.text = largeText ? "large" : "usual";
  }
}

/** The kind of an action: its game and its first word. */
export function kindOf(game: string, text: string): string {
  return `${game} ${text.split(" ")[0]}`;
}

export const settings = new Settings();
