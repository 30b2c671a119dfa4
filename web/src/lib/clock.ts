/** Clocks as text. */
import type { Words } from "./messages";

/** What is left: "4:12", "1:02:03", "2 days 4 h". */
export function clockText(milliseconds: number, words: Words): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const two = (value: number) => String(value % 60).padStart(2, "0");
  if (days) return words.t("page.clock-days", { days, hours: hours % 24 });
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
