/** Says that it is one's turn, by what is quiet: a dot on the page's icon, and by choice a sound and a notice. */
import icon from "../icon.svg?url";
import iconTurn from "../icon-turn.svg?url";
import { whenIdle } from "../lib/idle";
import { settings } from "../lib/settings.svelte";
import { ringTurn } from "../lib/sound";
import type { Table } from "./table.svelte";

let before: { id: string; mine: boolean } | undefined;

/** To be called whenever the table has changed. */
export function announce(table: Table, title: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const { mine } = table;
  const quiet = whenIdle(() => link && (link.href = mine ? iconTurn : icon)); // an icon is fetched and drawn
  const fresh = mine && before?.id === table.id && !before.mine;
  if (table.now) before = { id: table.id, mine };
  if (fresh) {
    if (settings.now.turnSound) ringTurn();
    if (document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
      new Notification(title, { body: table.words.t("page.notice-turn"), tag: `railbox-${table.id}`, icon });
    }
  }
  return () => {
    quiet();
    if (link) link.href = icon;
  };
}
