/** What the action texts of TransAmerica say. */
import type { GameProps } from "../../lib/game";
import type { Layout, View } from "./types";

export type Props = GameProps<Layout, View>;

/** An action, read from its text: a marker on a node, or a track on a line, for all or private. */
export type Action = { kind: "hub"; node: string } | { kind: "track" | "own"; line: string } | { kind: "stop" };

/** Reads the text of an action; null for anything else. */
export function read(text: string | null | undefined): Action | null {
  const [kind, name] = text?.split(" ") ?? [];
  switch (kind) {
    case "hub":
      return name ? { kind, node: name } : null;
    case "track":
    case "own":
      return name ? { kind, line: name } : null;
    case "stop":
      return { kind };
    default:
      return null;
  }
}

/** The action that is being tried or is under way. */
export function tried(props: Pick<Props, "chosen">): Action | null {
  return read(props.chosen.at(-1));
}

/** The kinds of track that can be laid on a line now. */
export interface Ways {
  track?: string;
  own?: string;
}

/** The legal tracks by their lines, in the order of the actions. */
export function waysOf(props: Pick<Props, "legal">): Map<string, Ways> {
  const found = new Map<string, Ways>();
  for (const { text } of props.legal) {
    const action = read(text);
    if (action?.kind !== "track" && action?.kind !== "own") continue;
    found.set(action.line, { ...found.get(action.line), [action.kind]: text });
  }
  return found;
}
