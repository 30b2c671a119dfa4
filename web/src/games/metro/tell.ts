/** What the board says in words: colours by name and shape, lines, what a trial does. */
import type { Colour } from "../../lib/marks";
import type { Message, Words } from "../../lib/messages";
import type { Change, Run } from "./lines";
import type { Firm } from "./market";
import type { Share } from "./types";

/** A colour by its name and shape: "orange triangle". */
export function markName(colour: Colour): Message {
  return { id: `metro.page-mark-${colour}` };
}

/** A line with its length, or with what it has scored. */
export function lineText(words: Words, run: Run): string {
  const args = { mark: markName(run.owner!), line: run.departure, passages: run.passages };
  if (run.points === null) return words.t("metro.page-line", args);
  return words.t("metro.page-line-arrived", { ...args, points: run.points });
}

/** What happens to a line. */
export function effectText(words: Words, { after }: Change): string {
  const args = { mark: markName(after.owner!), line: after.departure, passages: after.passages };
  if (after.points === null) return words.t("metro.page-grows", args);
  return words.t("metro.page-arrives", { ...args, points: after.points });
}

/** A company's profit and value. */
export function firmText(words: Words, { name, profit, value }: Firm): string {
  return words.t("metro.page-firm", { mark: markName(name), profit, value });
}

/** A share by its company and percent. */
export function shareText(words: Words, { percent, company, shown }: Share): string {
  if (!company) return words.t("metro.page-share-unknown", { percent });
  return words.t(shown ? "metro.page-share-shown" : "metro.page-share", { mark: markName(company), percent });
}
