/** What a game's folder and the frame know of each other. */
import type { Component as SvelteComponent } from "svelte";
import type { IconName } from "./icons";
import type { Colour, Shape } from "./marks";
import type { Message, Words } from "./messages";
import type { LogLine } from "./protocol";

/** A seat as it is shown; `plate` is a seat without a hue, for games whose hues belong to companies. */
export interface Face {
  name: string;
  colour: Colour;
  shape: Shape | "plate";
  own: boolean;
}

/** What is certain about an action: in words, and as figures that a board draws. */
export interface Preview {
  messages: Message[];
  figures: Record<string, number>;
}

/** An action that the shown seat may do now. */
export interface Legal {
  text: string;
  label: Message;
  preview?: Preview;
}

/** A card, bonus, share …: its name, one line about it, its full text. */
export interface Component {
  title: Message;
  line?: Message | null;
  text?: Message | null;
}

/** What all components of a game get. */
export interface GameProps<Layout = unknown, View = unknown> {
  layout: Layout;
  view: View;
  /** Whose eyes; -1 is a spectator. */
  seat: number;
  pending: number[];
  over: boolean;
  /** By seat. */
  faces: Face[];
  /** Empty when the shown seat cannot act. */
  legal: Legal[];
  /** The sequence of action texts being tried or under way, usually one; empty: nothing. */
  chosen: string[];
  /** Whether it has been under way to the server for a while. */
  sent: boolean;
  /** The previews after a sequence of own actions; undefined until the server has answered, then shown by itself. */
  previews(after: string[]): Record<string, Preview> | undefined;
  refused: { text: string; message: Message } | null;
  /** The action texts of the moment just played, or of the whole turn. */
  last: string[];
  /** The seat that did it; -1 nobody. */
  by: number;
  /** What is pointed at anywhere: an action text, "line 11", "seat 2", "cell d3". */
  hover: string | null;
  words: Words;
  components: Record<string, Component>;
  /** Try a sequence: its effects are shown and the sign offers to confirm; [] takes it back. */
  choose(texts: string[]): void;
  /** Do it at once. */
  act(texts: string[]): void;
  setHover(key: string | null): void;
}

/** A figure below a player's name, with its pictogram; the label is for tooltips and screen readers. */
export interface Figure {
  icon: IconName;
  value: number | string;
  label: Message;
}

/** The small line below a player's name: a sentence, or figures. */
export type Note = Message | Figure[];

/** What the sign tells instead of the prompt while the board shows what has been, and how to go on. */
export interface News {
  /** The seat that it is mostly about. */
  seat?: number | undefined;
  who: Message;
  what: Message;
  next: Message;
  goOn(): void;
}

/** What `index.ts` of a game's folder exports by default. */
// each game has its own layout and view: a list of modules cannot name them
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameModule<Layout = any, View = any> {
  /** The board. */
  stage: SvelteComponent<GameProps<Layout, View>>;
  /** What belongs to the own seat: hand, tile, yard, own lines. */
  tray?: SvelteComponent<GameProps<Layout, View>>;
  /** A second panel, such as the price list of Trains. */
  supply?: SvelteComponent<GameProps<Layout, View>>;
  /** Whether hues belong to companies, so that seats are plates without a hue. */
  plates?: (layout: Layout, view: View) => boolean;
  playerNote?: (props: GameProps<Layout, View>, seat: number) => Note;
  /** Whether the small lines stand in the strip of a phone too: who is still choosing. */
  tellsNotes?: (props: GameProps<Layout, View>) => boolean;
  /** What stands beside the heading of the players: what is left of something, what the figures are. */
  playersNote?: (props: GameProps<Layout, View>) => Message | null;
  /** What is to be done, where the board asks otherwise than the prompt: for all cards at once, or with what a trial does. */
  ask?: (props: GameProps<Layout, View>) => Message | null;
  /** What a sequence of actions does, for the sign's button and the list of actions; without it their labels stand there. */
  doing?: (props: GameProps<Layout, View>, texts: string[]) => Message | null;
  /** What stands on the sign beside "Your turn": round, coins. */
  caption?: (props: GameProps<Layout, View>) => Message | null;
  /** What has happened and is told before the game goes on for the person: the end of a round. */
  news?: (props: GameProps<Layout, View>) => News | null;
  /** The action that the sign offers while nothing is chosen: to pass, to end the turn. */
  main?: (props: GameProps<Layout, View>) => string | null;
  /** What an action brings, for its place in the list of actions: "+14". Without it the list shows the preview. */
  gain?: (props: GameProps<Layout, View>, action: Legal) => Message | null;
  /** What would be left unused by an action, which is then asked about before it is done; null asks nothing. */
  unused?: (props: GameProps<Layout, View>, text: string) => Message | null;
  /** Whether a round ends with a line of the log, where the order of the seats does not tell it. */
  endsRound?: (line: LogLine) => boolean;
  /** Whether `last` has all actions of the turn just played, where one turn has several of equal weight. */
  wholeTurns?: boolean;
  /** Whether the stage can be zoomed and moved; boards of one drawing can, which is the usual case. */
  zooms?: boolean;
  /** Whether the whole board is to be seen now, on a phone too: what is told concerns all of it. */
  whole?: (props: GameProps<Layout, View>) => boolean;
  /** The share of a phone's room that the half-open sheet takes; without it, what a square board leaves. */
  sheet?: (props: GameProps<Layout, View>) => number | null;
  /** The arrangement of the table page: `.table.<grid>` in ui.css. */
  grid: "metro" | "transamerica" | "trains" | "tickets";
}
