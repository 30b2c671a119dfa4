/**
 * Pieces that go from their old to their new place when the board changes.
 *
 * A board marks its pieces and places, nothing else:
 *
 *     data-piece="KEY"                     the same thing before and after the change, wherever it is then
 *     data-piece="KEY" data-from="PLACE"   where it comes from when it is new: a place, or a piece, as it was before
 *     data-place="PLACE"                   a place; each player's row is "seat 0", "seat 1" …
 *
 * The page is changed at once: what moves is only how it looks, so that nothing waits for a movement and a click in the
 * middle of one does what it says. While pieces move, the root of the page has `data-moving`.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the new to the old place: how far, and how much larger or smaller it was there. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

interface Flight {
  animation: Animation;
  starts: number;
}

const MOST = 60; // pieces: where more move at once, this is another board and not a play
const WAITING = 3; // movements that may wait in line; with more, those before are over at once
const NEAR = 2; // pixels: below, it has not moved
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** The shift that puts a piece back to where it was, null where it has not moved. */
export function shiftOf(before: Box, after: Box): Shift | null {
  const x = before.x + before.width / 2 - after.x - after.width / 2;
  const y = before.y + before.height / 2 - after.y - after.height / 2;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return null;
  // a piece keeps its form: it is as large as fits where it comes from
  const ratios = (["width", "height"] as const).flatMap((side) => (before[side] && after[side] ? [before[side] / after[side]] : []));
  return { x, y, scale: ratios.length ? Math.min(...ratios) : 1 };
}

/** The keyframe that shows an element shifted by pixels of the screen, in the units of where it is drawn. */
export function startOf(element: Element, at: Box, { x, y, scale }: Shift): Keyframe {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  if (!drawing) {
    // an element of a zoomed board moves in the board's pixels
    const zoom = (element instanceof HTMLElement && element.offsetWidth ? at.width / element.offsetWidth : 1) || 1;
    return { translate: `${x / zoom}px ${y / zoom}px`, scale };
  }
  // within a drawing, in its units; its origin is the drawing's corner, so that a scaled piece has to be brought back
  const { left, top, width } = drawing.getBoundingClientRect();
  const zoom = width / drawing.clientWidth || 1;
  const { a, b, c, d, e, f } = ((element.parentNode as SVGGraphicsElement).getCTM?.() ?? new DOMMatrix()).inverse();
  const [right, down] = [x / zoom, y / zoom];
  const [middleX, middleY] = [(at.x + at.width / 2 - left) / zoom, (at.y + at.height / 2 - top) / zoom];
  const back = 1 - scale;
  const moveX = a * right + c * down + back * (a * middleX + c * middleY + e);
  const moveY = b * right + d * down + back * (b * middleX + d * middleY + f);
  return { translate: `${moveX}px ${moveY}px`, scale };
}

export class Motion {
  #pieces = new Map<string, Box>();
  #places = new Map<string, Box>();
  #flights = new Map<Element, Flight>();
  /** When the last movement in line ends. */
  #free = 0;

  /** `duration` tells how long a movement takes, in milliseconds; 0 is no motion, and then nothing is read either. */
  constructor(readonly duration: () => number) {}

  /** Before a change: where everything is. */
  read(root: ParentNode = document): void {
    this.#pieces.clear();
    this.#places.clear();
    if (!this.duration()) return;
    for (const element of marked(root, "piece")) this.#pieces.set(element.dataset.piece!, element.getBoundingClientRect());
    for (const element of marked(root, "place")) this.#places.set(element.dataset.place!, element.getBoundingClientRect());
  }

  /** After it: what is elsewhere now, or is new, goes there from where it was. */
  play(root: ParentNode = document): void {
    const duration = this.duration();
    if (!duration || !(this.#pieces.size + this.#places.size)) return;
    const now = performance.now();
    // what is under way goes on to its new place from where it is seen
    const waits = new Map([...this.#flights].map(([element, { starts }]) => [element, Math.max(0, starts - now)]));
    for (const { animation } of this.#flights.values()) animation.cancel();
    this.#flights.clear();

    const moves = marked(root, "piece").flatMap((element) => {
      const { piece, from } = element.dataset;
      const before = this.#pieces.get(piece!) ?? (from ? this.#origin(root, from) : undefined);
      if (!before) return [];
      const at = element.getBoundingClientRect();
      const shift = at.width || at.height ? shiftOf(before, at) : null;
      return shift ? [{ element, start: startOf(element, at, shift) }] : [];
    });
    if (moves.length > MOST) return this.#rest();
    const fresh = moves.some(({ element }) => !waits.has(element));
    if (fresh && this.#free - now > WAITING * duration) {
      waits.clear();
      this.#free = now;
    }
    const line = Math.max(0, this.#free - now);
    if (fresh) this.#free = now + line + duration;
    for (const { element, start } of moves) {
      this.#fly(element, start, waits.get(element) ?? line, duration, now);
    }
    this.#rest();
  }

  /** Everything is at its place at once, and passing effects are over; what runs until something happens goes on. */
  finish(): void {
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    this.#flights.clear();
    this.#free = 0;
    this.#rest();
  }

  /** Where a new piece comes from: as it was before, or where that only came with the change, as it is now. */
  #origin(root: ParentNode, from: string): Box | undefined {
    const known = this.#places.get(from) ?? this.#pieces.get(from);
    return known ?? root.querySelector(`[data-place="${CSS.escape(from)}"]`)?.getBoundingClientRect();
  }

  #fly(element: Element, start: Keyframe, delay: number, duration: number, now: number): void {
    const options: KeyframeAnimationOptions = { duration, delay, easing: EASE, fill: "backwards" };
    const animation = element.animate([{ ...start, zIndex: 5 }, { translate: "0px 0px", scale: 1, zIndex: 5 }], options);
    this.#flights.set(element, { animation, starts: now + delay });
    animation.onfinish = () => {
      if (this.#flights.get(element)?.animation !== animation) return;
      this.#flights.delete(element);
      this.#rest();
    };
  }

  #rest(): void {
    document.documentElement.toggleAttribute("data-moving", this.#flights.size > 0);
  }
}

/** The marked elements; a board is HTML or a drawing, and both have their marks as data. */
function marked(root: ParentNode, mark: "piece" | "place"): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-${mark}]`)];
}
