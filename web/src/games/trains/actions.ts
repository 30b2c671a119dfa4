/** What the action texts of Trains say. */
import type { GameProps } from "../../lib/game";
import type { Layout, View } from "./types";

export type Props = GameProps<Layout, View>;

export const VERBS = ["done", "decline", "return waste", "draw", "coin", "on deck", "to gained", "discard"] as const;
export type Verb = (typeof VERBS)[number];

/** An action, read from its text. */
export type Action =
  | { kind: "play"; card: string; effect: boolean }
  | { kind: "buy" | "choose"; card: string }
  | { kind: "rail" | "station"; cell: string }
  | { kind: "verb"; verb: Verb };

/** Reads the text of an action; null for anything else. */
export function read(text: string | null | undefined): Action | null {
  const verb = VERBS.find((known) => known === text);
  if (verb) return { kind: "verb", verb };
  const [kind, name, ...rest] = text?.split(" ") ?? [];
  if (!name) return null;
  switch (kind) {
    case "play":
      return { kind, card: name, effect: !rest.length };
    case "buy":
    case "choose":
      return { kind, card: name };
    case "rail":
    case "station":
      return { kind, cell: name };
    default:
      return null;
  }
}

/** The card that an action is about. */
export function cardOf(action: Action | null): string | null {
  if (action?.kind === "play" || action?.kind === "buy" || action?.kind === "choose") return action.card;
  return action?.kind === "verb" && action.verb === "return waste" ? "waste" : null;
}

/** The cell that an action is about. */
export function cellOf(action: Action | null): string | null {
  return action?.kind === "rail" || action?.kind === "station" ? action.cell : null;
}

/** What is tried: the last of the chosen sequence, or else the legal action that is pointed at. */
export function tried(props: Props): string | null {
  const last = props.chosen.at(-1);
  if (last) return last;
  return props.legal.some(({ text }) => text === props.hover) ? props.hover : null;
}
