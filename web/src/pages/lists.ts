/** What lists of tables say, in words. */
import { COLOURS, type Colour } from "../lib/marks";
import type { Words } from "../lib/messages";
import { seatNames } from "../lib/names";
import type { Summary } from "../lib/protocol";

/** The colour of a seat where its game is not known in detail. */
const ORDER: readonly Colour[] = ["blue", "orange", "green", "purple", "yellow", "black"];

/** The mark of a seat in a list of tables. */
export function seatColour(seat: number): Colour {
  return ORDER[seat] ?? COLOURS[seat % COLOURS.length]!;
}

/** The time limit of a table in a few letters. */
export function clockText(words: Words, clock: Summary["clock"]): string {
  if (clock.kind === "live") return `${Math.round(clock.seconds / 60)} + ${clock.increment}`;
  if (clock.kind === "none") return words.t("home.no-clock");
  const hours = Math.round(clock.seconds / 3600);
  return hours >= 24
    ? words.t("home.days", { count: Math.round(hours / 24) })
    : words.t("home.hours", { count: Math.max(1, hours) });
}

/** The first person at a table. */
export function hostOf(table: Summary): string {
  return table.seats.find((seat) => seat.person)?.name ?? "";
}

/** All but one person at a table. */
export function othersOf(words: Words, table: Summary, me: string | undefined): string {
  const others = table.seats.filter((seat) => seat.person !== me || seat.person === null);
  return seatNames(words, others).filter(Boolean).join(", ");
}

/** A moment in a list: the time for today, otherwise the day. */
export function whenText(words: Words, time: number, now = Date.now()): string {
  const [then, today] = [new Date(time), new Date(now)];
  const form: Intl.DateTimeFormatOptions =
    then.toDateString() === today.toDateString()
      ? { hour: "2-digit", minute: "2-digit" }
      : { day: "numeric", month: "short", ...(then.getFullYear() === today.getFullYear() ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(words.language, form).format(then);
}
