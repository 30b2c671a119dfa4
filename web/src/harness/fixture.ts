import type { Component, Face, Legal, Preview } from "../lib/game";
import type { Message } from "../lib/messages";

/** A moment of a real game, as `tools/fixtures.py` writes it. */
export interface Fixture {
  game: string;
  seat: number;
  pending: number[];
  over: boolean;
  prompt: Message;
  scores: (number | null)[];
  layout: unknown;
  view: unknown;
  faces: Face[];
  legal: Legal[];
  components: Record<string, Component>;
  /** Previews after a sequence of own actions, by the sequence joined with ", ". */
  previews: Record<string, Record<string, Preview>>;
  last: string[];
}
