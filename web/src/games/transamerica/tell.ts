/** What the board says in words, for names of targets and for tooltips. */
import type { Legal } from "../../lib/game";
import type { Message } from "../../lib/messages";
import type { Props } from "./actions";
import type { City } from "./types";

/** What an action brings, in short: points that are no longer missing, seats that join, the end of the round. */
export function gainOf({ view, seat }: Pick<Props, "view" | "seat">, { text, preview }: Legal): Message | null {
  if (!preview) return null;
  const { saved, joins = 0, loss } = preview.figures;
  if (text.startsWith("hub ")) {
    const missing = view.players[seat]?.missing ?? null;
    return saved === undefined || missing === null ? null : { id: "transamerica.page-gain-hub", args: { points: missing - saved } };
  }
  if (loss !== undefined) return { id: "transamerica.page-gain-ends", args: { loss } };
  if (!saved && !joins) return null;
  return { id: "transamerica.page-gain", args: { saved: saved ?? 0, joins } };
}

/** The name of a target: the action and what it brings. */
export function actionText(props: Props, action: Legal): string {
  const { words } = props;
  const { saved, joins = 0, loss, cost } = action.preview?.figures ?? {};
  const told = [words.text(action.label)];
  if (cost === 2) told.push(words.t("transamerica.page-double"));
  if (action.text.startsWith("hub ")) {
    const gain = gainOf(props, action);
    if (gain) told.push(words.text(gain));
  } else if (saved) told.push(words.t("transamerica.page-saves", { saved }));
  if (joins) told.push(words.t("transamerica.page-joins", { joins }));
  if (loss !== undefined) told.push(words.t("transamerica.page-ends", { loss }));
  return told.join(", ");
}

/** A city in words: its name, its colour, whether it can be dealt. */
export function cityText({ layout, words, components }: Props, city: City): string {
  const line = components[city.node]?.line ?? layout.colour_words[layout.colours.indexOf(city.colour)];
  const told = [city.name, ...(line ? [words.text(line)] : [])];
  if (!city.in_play) told.push(words.t("transamerica.page-city-out"));
  return told.join(" · ");
}
