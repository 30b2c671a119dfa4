/** How a board lies in its window: scaled and moved, never past its edges. */

export const MOST = 5;

/** A part of a window, in pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of a board, in parts of its width and height. */
export interface Spot {
  x: number;
  y: number;
}

/** The middle of points, or of the board where there are none. */
export const mean = (spots: readonly Spot[]): Spot => ({
  x: spots.length ? spots.reduce((sum, { x }) => sum + x, 0) / spots.length : 0.5,
  y: spots.length ? spots.reduce((sum, { y }) => sum + y, 0) / spots.length : 0.5,
});

/** How much of a window counts as in sight: what is at its very edge is not. */
const CLEAR = 0.9;

export class Zoom {
  scale = $state(1);
  /** Where the left and the upper edge of the unscaled window lie, in pixels. */
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** Where the board lies in the window when it is not scaled: a wide board leaves room above and below. */
  board = $state.raw<Part>({ x: 0, y: 0, width: 0, height: 0 });
  readonly zoomed = $derived(this.scale > 1.01);
  /** What is seen of the board, in parts of its width and height. */
  readonly seen = $derived.by(() => {
    const { board, scale } = this;
    const within = (value: number) => Math.min(1, Math.max(0, value));
    const left = within((-this.x / scale - board.x) / (board.width || 1));
    const top = within((-this.y / scale - board.y) / (board.height || 1));
    const right = within(((this.width - this.x) / scale - board.x) / (board.width || 1));
    const bottom = within(((this.height - this.y) / scale - board.y) / (board.height || 1));
    return { left, top, right, bottom };
  });

  /** The window or the board in it has another size: what was in the middle stays there. */
  resize(width: number, height: number, board: Part = { x: 0, y: 0, width, height }): void {
    const { seen } = this;
    const [known, scale] = [this.width > 0, this.scale];
    [this.width, this.height, this.board] = [width, height, board];
    if (known) this.focus(scale, { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 });
  }

  /** Zoom by a factor; the point of the window at (x, y) keeps what it shows. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.#put(scale, x - (x - this.x) * ratio, y - (y - this.y) * ratio);
  }

  move(dx: number, dy: number): void {
    this.#put(this.scale, this.x + dx, this.y + dy);
  }

  /** The whole board. */
  fit(): void {
    this.#put(1, 0, 0);
  }

  /** Zoom to a scale with a point of the board in the middle. */
  focus(scale: number, at: Spot): void {
    const { board } = this;
    const limited = Math.min(MOST, Math.max(1, scale));
    const middle = [board.x + at.x * board.width, board.y + at.y * board.height] as const;
    this.#put(limited, this.width / 2 - middle[0] * limited, this.height / 2 - middle[1] * limited);
  }

  /**
   * Move to where the most of some points are in sight; whether it moved. It stays where it is as long as some are seen
   * there, and no fewer than that part of the most.
   */
  gather(spots: readonly Spot[], enough: number): boolean {
    const { left, top, right, bottom } = this.seen;
    const reach = { x: (right - left) / 2, y: (bottom - top) / 2 };
    const limit = (value: number, reach: number) => Math.min(1 - reach, Math.max(reach, value));
    const within = ({ x, y }: Spot): Spot => ({ x: limit(x, reach.x), y: limit(y, reach.y) });
    const inSight = (middle: Spot) =>
      spots.filter(({ x, y }) => Math.abs(x - middle.x) < CLEAR * reach.x && Math.abs(y - middle.y) < CLEAR * reach.y);
    const here = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const places = spots
      .map((spot) => within(mean(inSight(within(spot)))))
      .map((at) => ({ at, count: inSight(at).length, way: Math.hypot(at.x - here.x, at.y - here.y) }))
      .sort((one, other) => other.count - one.count || one.way - other.way);
    const [best] = places;
    const seen = inSight(here).length;
    if (!best || (seen && seen >= enough * best.count)) return false;
    this.focus(this.scale, best.at);
    return true;
  }

  /** Move as little as needed to have a box of the window in sight, with a margin. */
  reveal(box: { left: number; top: number; right: number; bottom: number }, margin = 24): void {
    const shift = (low: number, high: number, size: number) =>
      low < margin ? margin - low : high > size - margin ? size - margin - high : 0;
    this.move(shift(box.left, box.right, this.width), shift(box.top, box.bottom, this.height));
  }

  #put(scale: number, x: number, y: number): void {
    // a board that is smaller than the window stands in its middle, a larger one leaves nothing empty
    const within = (value: number, size: number, start: number, length: number) => {
      const [low, high] = [size - (start + length) * scale, -start * scale];
      return (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value))) || 0;
    };
    this.scale = scale;
    this.x = within(x, this.width, this.board.x, this.board.width);
    this.y = within(y, this.height, this.board.y, this.board.height);
  }
}
