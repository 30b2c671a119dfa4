/** How those who sit at a table are called. */
import type { Message, Words } from "./messages";

/** The name of a bot; one that others have made has no words of its own. */
export function botName(words: Words, bot: string): string {
  return words.has(`table.bot-${bot}`) ? words.t(`table.bot-${bot}`) : words.t("table.bot-named", { name: bot });
}

/** The names of all seats; empty where nobody sits. */
export function seatNames(words: Words, seats: readonly { title: Message; open: boolean }[]): string[] {
  return seats.map((seat) => (seat.open ? "" : words.text(seat.title)));
}
