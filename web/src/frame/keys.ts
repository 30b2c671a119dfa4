/** The keys of a table, and where the focus is. Keys with Ctrl, Alt or Meta and keys in fields belong to the browser. */
import { isArrow, nearest, towards, type Box } from "../lib/geometry";
import type { Table } from "./table.svelte";

const FIELD = "input, textarea, select, [contenteditable], [role=slider]";

/** What keys do besides the table's own doings. */
export interface Doings {
  help(): void;
  actions(): void;
  chat(): void;
}

const targetsOf = (region: Element) =>
  [...region.querySelectorAll<HTMLElement | SVGElement>("[data-action]")].filter((target) => target.getClientRects().length);
const boxOf = (target: Element): Box => target.getBoundingClientRect();

/** Keeps the focus at its place on the screen when the target that had it is gone, and one tab stop for each region. */
export class Focus {
  #last: { region: string; box: Box; target: Element } | null = null;

  /** A target has got the focus. */
  see(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const region = target.closest("[data-region]");
    if (!region || !target.matches("[data-action]")) {
      if (!target.matches("[data-region]")) this.#last = null;
      return;
    }
    this.#last = { region: region.getAttribute("data-region")!, box: boxOf(target), target };
    rove(region, target);
  }

  /** The page was drawn anew: targets have come and gone. Where they are is read only when the focus has to find one. */
  settle(): void {
    const last = this.#last;
    const at = document.activeElement ?? document.body;
    const lost = last && !last.target.isConnected && at === document.body;
    for (const region of document.querySelectorAll("[data-region]")) {
      const waits = last?.target === region && at === region;
      if (last && (lost || waits) && region.getAttribute("data-region") === last.region) {
        const targets = targetsOf(region);
        const next = targets[nearest(last.box, targets.map(boxOf))];
        // without a target the region keeps the place, until there is one again
        if (lost || next) {
          (next ?? (region as HTMLElement)).focus({ preventScroll: true });
          this.#last = { ...last, target: next ?? region };
        }
      }
      const now = document.activeElement;
      rove(region, now?.matches("[data-action]") && region.contains(now) ? now : null);
    }
  }

  /** Follow an arrow from target to target; false where there is nothing to go to. */
  arrow(event: KeyboardEvent): boolean {
    if (!isArrow(event.key)) return false;
    const at = document.activeElement ?? document.body;
    const region = at.closest("[data-region]") ?? document.querySelector('[data-region="stage"]');
    if (!region) return false;
    const targets = targetsOf(region);
    const boxes = targets.map(boxOf);
    const here = at.matches("[data-action]");
    const place = here
      ? towards(boxOf(at), boxes, event.key)
      : this.#last?.region === region.getAttribute("data-region")
        ? nearest(this.#last.box, boxes)
        : targets.findIndex((target) => target.getAttribute("tabindex") === "0");
    if (place < 0) return here;
    targets[place]!.focus({ preventScroll: region.getAttribute("data-region") === "stage" });
    return true;
  }

  /** Put the focus on the first target of a region. */
  enter(name: string): void {
    const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
    if (!region) return;
    const targets = targetsOf(region);
    (targets.find((target) => target.getAttribute("tabindex") === "0") ?? targets[0] ?? region).focus();
  }
}

/** One target of a region is reached by Tab, the others by arrows. */
function rove(region: Element, current: Element | null): void {
  const targets = region.querySelectorAll("[data-action]");
  const stop = current ?? region.querySelector('[data-action][aria-pressed="true"]') ?? targets[0];
  for (const target of targets) {
    const index = target === stop ? "0" : "-1";
    if (target.getAttribute("tabindex") !== index) target.setAttribute("tabindex", index);
  }
}

/** Do what a key says at a table. */
export function pressed(event: KeyboardEvent, table: Table, focus: Focus, doings: Doings): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("dialog")) return;
  if (target.closest(FIELD)) {
    if (event.key === "Escape" && target instanceof HTMLElement) target.blur();
    return;
  }
  if (focus.arrow(event)) return event.preventDefault();
  if (event.key === "Enter" || event.key === " ") {
    // a target within a drawing is no button of the browser's: a key on it is a click
    if (target instanceof SVGElement && target.matches("[data-action]")) {
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    } else if (event.key === "Enter" && target.matches("body, [data-region]")) table.confirm();
    return;
  }
  const { shown, zoom } = table;
  const DOINGS: Record<string, () => void> = {
    Escape: () => (table.chosen.length || table.connection.refused ? table.choose([]) : shown.now()),
    u: () => table.undo(),
    r: () => table.redo(),
    a: () => {
      doings.actions();
    },
    b: () => focus.enter("stage"),
    c: () => doings.chat(),
    ",": () => shown.step("action", -1),
    ".": () => shown.step("action", 1),
    "[": () => shown.step("turn", -1),
    "]": () => shown.step("turn", 1),
    "{": () => shown.step("round", -1),
    "}": () => shown.step("round", 1),
    p: () => shown.play(),
    n: () => shown.now(),
    "+": () => zoom.by(1.4),
    "-": () => zoom.by(1 / 1.4),
    "0": () => zoom.fit(),
    "?": () => doings.help(),
  };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!Object.hasOwn(DOINGS, key)) return;
  event.preventDefault();
  DOINGS[key]!();
}
