/** What is said of actions and cells. */
import type { Legal, Preview } from "../../lib/game";
import type { Message, Words } from "../../lib/messages";
import { cardOf, read, tried, type Props } from "./actions";
import { worth } from "./map";
import type { Cell } from "./types";

/** What is certain of an action, in figures: "2 coins", "1 Waste". */
export function figureMessages(props: Props, preview: Preview | undefined): Message[] {
  const { price, waste, points, ends } = preview?.figures ?? {};
  const name = props.components.waste!.title;
  return [
    ...(price === undefined ? [] : [{ id: "trains.page-coins", args: { coins: price } }]),
    ...(waste ? [{ id: "trains.page-waste", args: { count: waste, waste: name } }] : []),
    ...(points ? [{ id: "trains.page-points", args: { points } }] : []),
    ...(ends ? [{ id: "trains.page-ends" }] : []),
  ];
}

/** An action in words, with its figures. */
export function actionText(props: Props, action: Legal): string {
  const figures = figureMessages(props, action.preview).map((message) => props.words.text(message));
  return [props.words.text(doing(props, [action.text]) ?? action.label), ...figures].join(", ");
}

/**
 * What actions do at this moment: all trains played at once, or the answer to a question, which its label cannot tell
 * ("choose waste" discards, names or takes it).
 */
export function doing({ view: { turn, players }, components, words }: Props, texts: string[]): Message | null {
  const cards = texts.flatMap((text) => cardOf(read(text)) ?? []);
  if (!cards.length || turn.seat === null) return null;
  const args = { card: components[cards.at(-1)!]!.title, waste: components.waste!.title, count: cards.length };
  if (turn.question === "turn") return texts.length > 1 ? { id: "trains.page-doing-play", args } : null;
  const id = `trains.page-doing-${turn.question}`;
  // whoever discards the whole hand has finished
  const ends = texts.at(-1) === "done" || cards.length === players[turn.seat]!.hand_size;
  return [...(ends ? [`${id}-done`] : []), id].flatMap((known) => (words.has(known) ? { id: known, args } : []))[0] ?? null;
}

/** What is known of a cell: its place, stations, what a rail counts there, who has rails. */
export function cellText(words: Words, cell: Cell, stations: number, owners: readonly number[]): string {
  return [
    words.text(cell.place),
    ...(cell.terrain === "city" ? [words.t("trains.page-stations-of", { stations, buildings: cell.buildings })] : []),
    ...(worth(cell, stations) ? [words.t("trains.page-each-rail", { points: worth(cell, stations) })] : []),
    ...(owners.length
      ? [words.t("trains.page-rails-of", { names: words.list(owners.map((seat) => words.seat(seat))) })]
      : []),
  ].join(" · ");
}

/** The legal action that is tried, with what is certain of it. */
export function trial(props: Props): Legal | null {
  const text = tried(props);
  return props.legal.find((action) => action.text === text) ?? null;
}
