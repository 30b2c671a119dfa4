/** The card that is looked at closely: by pointing at it, by focus, or by a long press. */

const REST = 320; // milliseconds: a pointer that only passes by opens nothing
const PRESS = 430;
const MOVED = 9; // pixels: below, a finger has only trembled

class Peek {
  card = $state<string | null>(null);
  /** What the card lies on, to stand beside it. */
  anchor = $state.raw<Element | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: string, anchor: Element): void {
    clearTimeout(this.#timer);
    this.card = card;
    this.anchor = anchor;
  }

  after(wait: number, card: string, anchor: Element, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.show(card, anchor);
      then?.();
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.card = this.anchor = null;
  }
}

/** One at a time: the supply, the hand and what lies in play share it. */
export const peek = new Peek();

/** Makes an element show its card enlarged; a long press does not click. */
export function peeked(card: string) {
  return (node: Element): (() => void) => {
    const ears = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(name, hear as EventListener, { signal: ears.signal, capture: name === "click" });
    let pressed = false;
    let start = { x: 0, y: 0 };

    on("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      if (peek.card) peek.show(card, node);
      else peek.after(REST, card, node);
    });
    on("pointerleave", (event) => event.pointerType === "mouse" && peek.hide());
    on("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      peek.hide();
      peek.after(PRESS, card, node, () => {
        pressed = true;
        // it stays after the finger has left, until something else is touched
        setTimeout(() => addEventListener("pointerdown", () => peek.hide(), { once: true, capture: true }));
      });
    });
    on("pointermove", (event) => {
      if (event.pointerType === "mouse" || pressed) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVED) peek.hide();
    });
    for (const name of ["pointerup", "pointercancel"] as const)
      on(name, (event) => event.pointerType !== "mouse" && !pressed && peek.hide());
    on("contextmenu", (event) => pressed && event.preventDefault());
    on("click", (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    });
    on("focus", () => node.matches(":focus-visible") && peek.show(card, node));
    on("blur", () => peek.hide());
    return () => {
      ears.abort();
      if (peek.anchor === node) peek.hide();
    };
  };
}
