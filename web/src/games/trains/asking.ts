/** The questions of cards: where their answers lie, and answers of several cards. */
import type { Legal } from "../../lib/game";
import { cardOf, read, sequence, type Props } from "./actions";
import type { Question } from "./types";

/** Where the cards lie among which a question chooses: in the hand, in play, or beside the card that asks. */
type Source = "hand" | "play" | "here";

const SOURCES: Partial<Record<Question, Source>> = {
  "discard-to-draw": "hand",
  "discard-for-coins": "hand",
  "discard-exactly": "hand",
  "waste-for-coins": "hand",
  "show-train": "hand",
  remove: "hand",
  "price-of-train": "play",
  "train-to-deck": "play",
};

/** Questions that are answered by several cards, one after the other. */
const SEVERAL: ReadonlySet<Question> = new Set([
  "discard-to-draw",
  "discard-for-coins",
  "discard-exactly",
  "waste-for-coins",
  "put-back",
]);

/** Where the cards lie among which the open question chooses. */
export function sourceOf(props: Props): Source {
  const { question } = props.view.turn;
  if (question === "copy") return props.layout.edition === "okazu" ? "play" : "hand"; // as the edition's Office copies
  return SOURCES[question] ?? "here";
}

/** Whether a card asks the shown seat something. */
export function isAsked(props: Props): boolean {
  return props.legal.length > 0 && props.view.turn.card !== null;
}

/** Whether several cards answer the open question. */
export function takesSeveral(props: Props): boolean {
  return SEVERAL.has(props.view.turn.question);
}

/** The legal action with a card where it lies: playing it from the hand, or choosing it. */
export function actionWith(props: Props, card: string, place: Source): Legal | undefined {
  const { question } = props.view.turn;
  const wanted =
    question === "turn"
      ? place === "hand"
        ? `play ${card}`
        : null
      : place !== sourceOf(props)
        ? null
        : question === "waste-for-coins"
          ? card === "waste"
            ? "return waste"
            : null
          : `choose ${card}`;
  return wanted ? props.legal.find(({ text }) => text === wanted) : undefined;
}

/** The cards that are being tried as answers, without the end of the choice. */
export function gathered(props: Props): string[] {
  return takesSeveral(props) ? sequence(props).filter((text) => text !== "done") : [];
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
  if (taken < count && (!further || text in further)) return [...now, text];
  return now.filter((each) => each !== text);
}
