/** Messages in the reader's language: Fluent files, the same that the server reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Argument = string | number | Message | Message[];

/** What is said to a player; the text is found in the reader's language. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

/** Arguments with these names are seats, and are told by the seat's name. */
const SEATS = new Set(["seat", "other"]);

/** The id of a message in the Fluent files: dots and underscores are not allowed there. */
export function fluentId(id: string): string {
  return id.replaceAll(/[._]/g, "-");
}

/**
 * The words of one language. It never changes: another language, another game or other names make a new one, so that
 * whatever shows text is shown again when `words` is replaced.
 */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  /** `sources` are Fluent files as text, `names` the names of the seats; a later source may not replace a message. */
  constructor(
    readonly language: Language,
    readonly sources: readonly string[],
    readonly names: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    this.#lists = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" });
  }

  /** The same words with other names of the seats. */
  named(names: readonly string[]): Words {
    return new Words(this.language, this.sources, names);
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(fluentId(id));
  }

  /** A message as text; an unknown one is shown as its id and arguments. */
  text(message: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.#argument(name, value);
    const pattern = this.#bundle.getMessage(fluentId(message.id))?.value;
    if (!pattern) return [message.id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** The text of an id, for the page's own words. */
  t(id: string, args?: Record<string, Argument>): string {
    return this.text(args ? { id, args } : { id });
  }

  /** The name of a seat, "Player 1" where it has none. */
  seat(seat: number): string {
    return this.names[seat] || this.t("core.player", { number: seat + 1 });
  }

  /** Texts joined by the language's list form: "a, b and c". */
  list(texts: readonly string[]): string {
    return this.#lists.format(texts);
  }

  #argument(name: string, value: Argument): string | number {
    if (Array.isArray(value)) return this.list(value.map((part) => this.text(part)));
    if (typeof value === "object") return this.text(value);
    return typeof value === "number" && SEATS.has(name) ? this.seat(value) : value;
  }
}
