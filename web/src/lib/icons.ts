/** Icons of the frame and pictograms of the boards, as path data. */

/** 20 by 20, strokes of 1.8. */
const LINES = {
  undo: "M7 5L3 9L7 13M3.5 9H12A4.5 4.5 0 0 1 12 18H8",
  redo: "M13 5L17 9L13 13M16.5 9H8A4.5 4.5 0 0 0 8 18H12",
  first: "M5 4V16M15 4L8 10L15 16",
  prev: "M13 4L6 10L13 16",
  next: "M7 4L14 10L7 16",
  last: "M15 4V16M5 4L12 10L5 16",
  play: "M6 4L15 10L6 16Z",
  pause: "M7 4V16M13 4V16",
  plus: "M10 4V16M4 10H16",
  minus: "M4 10H16",
  cross: "M5 5L15 15M15 5L5 15",
  fit: "M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12",
  moon: "M12 3A7.5 7.5 0 1 0 17 12.5A6 6 0 0 1 12 3Z",
  bell: "M5 14V9A5 5 0 0 1 15 9V14L16.5 15.5H3.5ZM8.5 17.5H11.5",
  down: "M5 8L10 13L15 8",
  menu: "M3 6H17M3 10H17M3 14H17",
  list: "M7 5H17M7 10H17M7 15H17M3 5H4M3 10H4M3 15H4",
  chat: "M3 4H17V14H9L5 17V14H3Z",
  people:
    "M7 9A3 3 0 1 0 7 3A3 3 0 0 0 7 9ZM2 17C2 13 4 11.5 7 11.5S12 13 12 17M13 9A2.5 2.5 0 1 0 12.6 4" +
    "M14 11.6C16.6 12 18 13.6 18 17",
  tick: "M4 10.5L8.5 15L16 5.5",
  hand: "M4 6L9 4L13 15L8 17ZM10 4H16V15H13",
  log: "M4 4H16M4 8H16M4 12H11M4 16H9",
  deck: "M5 6H13V17H5ZM7.5 6V3.5H15.5V14.5H13",
  "turn-left": "M4 4V8.5H8.5M4.4 8.3A6.6 6.6 0 1 1 4.2 13",
  "turn-right": "M16 4V8.5H11.5M15.6 8.3A6.6 6.6 0 1 0 15.8 13",
  hint: "M7.5 15H12.5M8.5 17.8H11.5M7.5 15C7.5 12.2 5 11 5 7.5A5 5 0 0 1 15 7.5C15 11 12.5 12.2 12.5 15",
  lock: "M5 9H15V17H5ZM7 9V6.5A3 3 0 0 1 13 6.5V9",
  link: "M8 12L12 8M9 6L11 4A3.5 3.5 0 0 1 16 9L14 11M11 14L9 16A3.5 3.5 0 0 1 4 11L6 9",
};

/** 16 by 16, strokes of 1.3: what a card is about. */
const CARDS = {
  train:
    "M2 11V4H7V7H11V4.5H13V7C14.2 7 14.5 8 14.5 9.5V11ZM3 12.6A1.4 1.4 0 1 0 6 12.6ZM9 12.6A1.4 1.4 0 1 0 12 12.6Z",
  rail: "M5 1.5V14.5M11 1.5V14.5M2.5 4H13.5M2.5 8H13.5M2.5 12H13.5",
  station: "M3 14V7L8 2.5L13 7V14ZM6.5 14V10H9.5V14",
  action: "M9 1.5L3.5 9H7.5L6.5 14.5L12.5 6.5H8.5Z",
  victory: "M4 14V2H12V14ZM6.5 5H9.5M6.5 8H9.5M6.5 11H9.5",
  waste: "M3 4.5H13M5 4.5L5.8 14H10.2L11 4.5M6.5 4.5V2.5H9.5V4.5",
};

export type IconName = keyof typeof LINES | keyof typeof CARDS;

/** An icon: its path, the side of its square, the width of its strokes, whether it is filled. */
export interface IconShape {
  path: string;
  side: number;
  stroke: number;
  solid: boolean;
}

const shapes = (paths: Record<string, string>, side: number, stroke: number) =>
  Object.entries(paths).map(([name, path]) => {
    const solid = name === "train" || name === "action";
    return [name, { path, side, stroke, solid }];
  });

export const ICONS: Record<IconName, IconShape> = Object.fromEntries([
  ...shapes(LINES, 20, 1.8),
  ...shapes(CARDS, 16, 1.3),
]);
