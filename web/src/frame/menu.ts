/** Helpers of the menu and the end of a table. */
import type { Words } from "../lib/messages";
import type { ChosenOption } from "../lib/protocol";
import type { Table } from "./table.svelte";

/** The value of an option in words. */
export function optionText({ text, value }: Pick<ChosenOption, "text" | "value">, words: Words): string {
  if (text) return words.text(text);
  if (typeof value === "boolean") return words.t(value ? "page.yes" : "page.no");
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (Array.isArray(value)) return words.list(value.map((each: unknown) => optionText({ text: null, value: each }, words)));
  return words.t(value === null ? "page.no" : "page.own-data");
}

/** Hand on the address of the table, or of the moment that is shown; false where the browser does not allow it. */
export function shareLink(table: Table): Promise<boolean> {
  return copyLink(table.id + (table.shown.live ? "" : `?at=${table.shown.moment}`));
}

/** Copy the address of a table; false where the browser does not allow it. */
export async function copyLink(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(`${location.origin}/t/${path}`);
    return true;
  } catch {
    return false;
  }
}
