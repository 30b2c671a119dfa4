/** The questions of cards: where their answers lie, and answers of several cards. */
import type { Legal } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import { cardOf, read, type Props } from "./actions";
import type { Question } from "./types";

/** Questions that are answered with cards of the hand. */
const OF_HAND: ReadonlySet<Question> = new Set([
  "discard-to-draw",
  "discard-for-coins",
  "discard-exactly",
  "waste-for-coins",
  "show-train",
  "remove",
]);

/** Questions that are answered by several cards, one after the other. */
const SEVERAL: ReadonlySet<Question> = new Set([
  "discard-to-draw",
  "discard-for-coins",
  "discard-exactly",
  "waste-for-coins",
  "put-back",
]);

/** Of these, the questions that go on until one says that it is enough. */
const ENDED: ReadonlySet<Question> = new Set(["discard-to-draw", "discard-for-coins", "waste-for-coins"]);

/** Whether the open question is answered with cards of the hand; all others are answered beside the card that asks. */
export function asksHand(props: Props): boolean {
  const { question } = props.view.turn;
  return question === "copy" ? props.layout.edition === "aeg" : OF_HAND.has(question); // as the edition's Office copies
}

/** Whether a card asks the shown seat something. */
export function isAsked(props: Props): boolean {
  return props.legal.length > 0 && props.view.turn.card !== null;
}

/** Whether several cards answer the open question. */
export function takesSeveral(props: Props): boolean {
  return SEVERAL.has(props.view.turn.question);
}

/** The legal action with a card of the hand: to play it, or to answer with it. */
export function actionWith(props: Props, card: string): Legal | undefined {
  const { question } = props.view.turn;
  const answer = question === "waste-for-coins" && card === "waste" ? "return waste" : `choose ${card}`;
  const wanted = question === "turn" ? `play ${card}` : asksHand(props) ? answer : null;
  return wanted ? props.legal.find(({ text }) => text === wanted) : undefined;
}

/** The cards that are being tried as answers, without the end of the choice. */
export function gathered(props: Props): string[] {
  return takesSeveral(props) ? props.chosen.filter((text) => text !== "done") : [];
}

/** How often a card is among the answers that are being tried. */
export function gatheredOf(props: Props, card: string): number {
  return gathered(props).filter((text) => cardOf(read(text)) === card).length;
}

/** The sequence with a card taken in once more, or not at all any more when there is no further one. */
export function gather(props: Props, text: string, count: number): string[] {
  const now = gathered(props);
  const further = now.length ? props.previews(now) : undefined;
  const taken = now.filter((each) => each === text).length;
  if (taken < count && (!further || text in further)) return finished(props, [...now, text]);
  return finished(props, now.filter((each) => each !== text));
}

/** The cards that are given as an answer, and the end of the choice where one has to say it. */
export function finished(props: Props, cards: string[]): string[] {
  const { question } = props.view.turn;
  if (!cards.length || !ENDED.has(question)) return cards;
  // the last card of a hand ends a discard by itself; and an end that needs no confirmation would come with the first card
  const all = question !== "waste-for-coins" && cards.length === props.view.players[props.seat]!.hand_size;
  return all || settings.isQuick("trains", "done") ? cards : [...cards, "done"];
}
