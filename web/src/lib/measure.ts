/** Widths of texts in the page's font, each measured once. */

/** How wide a text is. */
export type Measure = (text: string, size: number) => number;

/** About as wide as names are in the broadest of the fonts that the page falls back to. */
export const usualWidth: Measure = (text, size) => 0.6 * size * text.length;

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

export const widthOf: Measure = (text, size) => {
  let wide = widths.get(text);
  if (wide === undefined) {
    pen ??= document.createElement("canvas").getContext("2d")!;
    pen.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
    widths.set(text, (wide = pen.measureText(text).width / 100));
  }
  return wide * size;
};
