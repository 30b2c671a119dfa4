/** What a game's folder and the workshop know of each other: how the data of a board is drawn and changed. */
import type { Component } from "svelte";
import type { GameModule } from "../lib/game";
import type { Point } from "../lib/marks";
import type { Message, Words } from "../lib/messages";

/** Somewhere on the drawing where a tool can do something. */
export interface Spot {
  id: string;
  at: Point;
  /** The area to hit, as path data. */
  d: string;
  label: string;
  /** Nothing is drawn there yet: a dot shows that something could be. */
  free?: boolean;
}

/** Something of a place, or of the whole board, that is typed or chosen. */
export type Field =
  | { name: string; label: Message; kind: "text"; value: string; most: number }
  | { name: string; label: Message; kind: "number"; value: number; from: number; to: number }
  | { name: string; label: Message; kind: "switch"; value: boolean };

export interface Tool {
  id: string;
  /** Whether dragging goes on painting; others do one thing with each click. */
  drag: boolean;
}

/** The sheet that a board is drawn on: its rows and columns, and where the first column is. */
export interface Size {
  rows: number;
  columns: number;
  west: number;
}

export type Mirror = "off" | "across" | "down";

/** All that is drawn of a board; it depends on its data and the size of the sheet only. */
export interface Sheet {
  layout: unknown;
  view: unknown;
  /** Left, top, width and height of the drawing. */
  box: readonly [number, number, number, number];
  /** Where a place of the board lies, and its outline; undefined for one that is not on the drawing. */
  place(id: string): { at: Point; d: string } | undefined;
}

/** A hand that paints: the words for new names, and the colour that is chosen where a game has colours. */
export interface Hand {
  words: Words;
  colour: string;
}

/** What `workshop.ts` of a game's folder exports by default. */
// each game has its own data
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Editor<Data extends { name?: string } = any> {
  game: string;
  board: GameModule;
  tools: readonly Tool[];
  /** The picture of a tool, 32 by 32. */
  swatch: Component<{ tool: string; colour: string }>;
  /** The colours that can be chosen, for games that have them, and the tool that they are for. */
  colours: readonly string[];
  coloured: string;
  /** The boards of the box, to begin with, by their names. */
  printed: Record<string, () => Promise<Data>>;
  blank(words: Words): Data;
  /** Rows and columns; null for a board that is on no grid. */
  size(data: Data): Size | null;
  most: Pick<Size, "rows" | "columns">;
  resize(data: Data, size: Size): Data;
  draw(data: Data, size: Size | null): Sheet;
  spots(data: Data, sheet: Sheet, tool: string, words: Words): Spot[];
  count(data: Data, tool: string): number | null;
  /** The data after a tool was used at a spot; the same object where it changes nothing. */
  paint(data: Data, tool: string, spot: string, hand: Hand): Data;
  /** The spot on the other side; null where there is none. */
  mirrored(data: Data, spot: string, mirror: Mirror, size: Size | null): string | null;
  /** The place that a spot belongs to, and what can be said of it. */
  placeOf(spot: string): string;
  title(data: Data, place: string): string;
  fields(data: Data, place: string | null): Field[];
  set(data: Data, place: string | null, field: string, value: string | number | boolean): Data;
}

const EDITORS = import.meta.glob<Editor>("../games/*/workshop.ts", { import: "default" });

/** The names of the games whose boards can be made. */
export const editable: readonly string[] = Object.keys(EDITORS).map((path) => path.split("/").at(-2)!);

/** The editor of a game; undefined for one whose boards cannot be made. */
export async function loadEditor(game: string): Promise<Editor | undefined> {
  return await EDITORS[`../games/${game}/workshop.ts`]?.();
}

/** An object with a field changed, without those that are undefined: files say only what is not usual. */
export function withField<T extends object>(object: T, change: { [Name in keyof T]?: T[Name] | undefined }): T {
  return Object.fromEntries(Object.entries({ ...object, ...change }).filter(([, value]) => value !== undefined)) as T;
}
