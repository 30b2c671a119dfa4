/**
 * What all boards share: player shapes, patterns along lines, suits of card and city colours.
 *
 * Every mark is drawn around (0, 0) and scaled by its radius. Colours are custom properties of tokens.css only, so one
 * drawing serves light and dark.
 */

export type Point = readonly [x: number, y: number];

export const COLOURS = ["blue", "yellow", "orange", "green", "purple", "black", "red", "white", "grey"] as const;
/** The colour of a player or a company. */
export type Colour = (typeof COLOURS)[number];

export type Shape = "disc" | "square" | "triangle" | "diamond" | "star" | "cross" | "wedge" | "ring";

export const SHAPES: Record<Colour, Shape> = {
  blue: "disc",
  yellow: "square",
  orange: "triangle",
  green: "diamond",
  purple: "star",
  black: "cross",
  red: "wedge",
  white: "ring",
  grey: "ring",
};

/** The pattern along a player's line, drawn in the colour that is written on the hue; on a line about 10 wide. */
export const DASHES: Record<Shape, string | null> = {
  disc: "0.1 13", // round dots
  square: null, // plain
  triangle: "15 9", // long dashes
  diamond: "5 7", // short dashes
  star: "13 6 0.1 6", // dash and dot
  cross: "1000", // a line within the line
  wedge: "0.1 6 0.1 15", // pairs of dots
  ring: "2 4", // ticks
};

/** A number with at most two decimals, as path data wants it. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** A whole number for people: with a minus sign, not a hyphen. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Straight lines through points, as path data. */
export function pathOf(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The corners of a regular polygon, or of a star when there is an inner radius; `first` in degrees. */
export function ringPoints(count: number, radius: number, first = -90, inner?: number): Point[] {
  const corners = count * (inner ? 2 : 1);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((first + (360 / corners) * corner) * Math.PI) / 180;
    const reach = inner && corner % 2 ? inner : radius;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** A circle as path data. */
export function circlePath(radius: number, [x, y]: Point = [0, 0]): string {
  const [left, right, r] = [num(x - radius), num(x + radius), num(radius)];
  return `M${left} ${num(y)}A${r} ${r} 0 1 1 ${right} ${num(y)}A${r} ${r} 0 1 1 ${left} ${num(y)}Z`;
}

/** The outline of a player's shape; all have about the same area. */
export function shapePath(shape: Shape, radius: number): string {
  const r = radius;
  const moved = (points: Point[], dy: number) => points.map(([x, y]): Point => [x, y + dy]);
  switch (shape) {
    case "disc":
    case "ring":
      return circlePath(r);
    case "square": {
      const h = r * 0.88;
      return pathOf([[-h, -h], [h, -h], [h, h], [-h, h]], true);
    }
    case "triangle":
      return pathOf(moved(ringPoints(3, r * 1.26), r * 0.16), true);
    case "diamond":
      return pathOf(ringPoints(4, r * 1.2), true);
    case "star":
      return pathOf(moved(ringPoints(5, r * 1.26, -90, r * 0.58), r * 0.06), true);
    case "wedge":
      return pathOf(moved(ringPoints(3, r * 1.26, 90), -r * 0.16), true);
    case "cross": {
      const [a, b] = [r * 1.02, r * 0.4];
      const arms: Point[] = [[-b, -a], [b, -a], [b, -b], [a, -b], [a, b], [b, b]];
      const opposite = arms.map(([x, y]): Point => [-x, -y]);
      return pathOf([...arms, ...opposite], true);
    }
  }
}

const DROPS: Partial<Record<Shape, number>> = { triangle: 0.28, wedge: -0.28, star: 0.1 };

/** How far below the middle of a shape its letter stands. */
export function letterDrop(shape: Shape, radius: number): number {
  return radius * (DROPS[shape] ?? 0);
}

/** The stroke of the pattern along a line of this width: null for the plain one. */
export function linePattern(colour: Colour, width: number): { dash: string; cap: "round" | "butt"; width: number } | null {
  const dash = DASHES[SHAPES[colour]];
  return dash ? { dash, cap: dash.includes("0.1") ? "round" : "butt", width: width * 0.4 } : null;
}

// ---- card and city colours: hue + suit ----

export const SUITS = {
  red: "flame",
  orange: "dusk",
  yellow: "sun",
  green: "leaf",
  blue: "wave",
  purple: "flower",
  black: "moon",
  white: "snow",
  locomotive: "engine",
} as const;
/** The colour of a card or a city; `locomotive` stands for any of the others. */
export type SuitColour = keyof typeof SUITS;
export type SuitName = (typeof SUITS)[SuitColour];

/** The colours in the order of the locomotive's stripe. */
export const RAINBOW = Object.keys(SUITS).slice(0, 8) as SuitColour[];

/** A piece of a suit: filled with the suit's ink or with the ground under it, or a line of this width in ink. */
export interface SuitPart {
  path: string;
  paint: "ink" | "ground" | "line" | "ground-line";
  width?: number;
}

const WAVE = (y: number) => `M-9 ${num(y)}c2.5-3.6 4.8-3.6 6.8 0s4.4 3.6 6.6 0s3.6-2.4 4.6 0`;

/** The suits, each within a circle of radius 10. */
export const SUIT_PARTS: Record<SuitName, readonly SuitPart[]> = {
  moon: [{ path: "M3.5-8.2A8.6 8.6 0 1 0 8.4 4.6A7.2 7.2 0 0 1 3.5-8.2Z", paint: "ink" }],
  snow: [
    {
      path:
        ringPoints(6, 8.6).map((point) => pathOf([[0, 0], point])).join("") +
        ringPoints(6, 9.6)
          .map(([x, y]) =>
            pathOf([
              [x * 0.58 - y * 0.22, y * 0.58 + x * 0.22],
              [x * 0.38, y * 0.38],
              [x * 0.58 + y * 0.22, y * 0.58 - x * 0.22],
            ]),
          )
          .join(""),
      paint: "line",
      width: 1.7,
    },
  ],
  sun: [
    { path: circlePath(4.2), paint: "ink" },
    {
      path: ringPoints(8, 9.4).map(([x, y]) => pathOf([[x * 0.68, y * 0.68], [x, y]])).join(""),
      paint: "line",
      width: 2.2,
    },
  ],
  leaf: [
    { path: "M-7.5 8C-9-2-3-8.5 8.5-8.5C9 3 2.5 8.5-5 6.2Z", paint: "ink" },
    { path: "M-8.2 8.8L3.5-3.5", paint: "ground-line", width: 1.6 },
  ],
  wave: [{ path: [-5.2, 0.4, 6].map(WAVE).join(""), paint: "line", width: 2.2 }],
  flame: [
    {
      path:
        "M1-9.5C2-4.5 7.5-2.5 7 3C6.6 7 3.6 9.3 0 9.3S-7 6.8-7 2.8C-7 0-5.4-1.8-4-3.6C-3.4-1.6-2.6-.8-1.4-.4" +
        "C-2-4-.8-7.4 1-9.5Z",
      paint: "ink",
    },
  ],
  flower: [
    { path: ringPoints(5, 5.3).map((point) => circlePath(3.7, point)).join(""), paint: "ink" },
    { path: circlePath(2.2), paint: "ground" },
  ],
  dusk: [
    { path: "M-6.4 2A6.4 6.4 0 0 1 6.4 2Z", paint: "ink" },
    { path: "M-9 5H9M-5.5 8.4H5.5M0-9.2V-7.2M-7-5.8L-5.8-4.6M7-5.8L5.8-4.6", paint: "line", width: 2.2 },
  ],
  engine: [
    {
      path:
        "M-9 3.6V-6.6H-2.2V-2.4H3.4V-6H6V-2.4H7.4C8.6-2.4 9.2-1.4 9.2 0V3.6Z" +
        circlePath(2.7, [-5.2, 5.6]) +
        circlePath(2.3, [1.2, 5.9]) +
        circlePath(2.3, [6.6, 5.9]),
      paint: "ink",
    },
  ],
};
