/** Ways between targets by their places on the screen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

const middle = (box: Box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;

/** The place in a list of boxes to which an arrow leads from a box; -1 where there is none in that direction. */
export function towards(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const [wayX, wayY] = WAYS[arrow];
  const [fromX, fromY] = middle(from);
  return least(boxes, (box) => {
    const [x, y] = middle(box);
    const along = (x - fromX) * wayX + (y - fromY) * wayY;
    const aside = Math.abs((x - fromX) * wayY) + Math.abs((y - fromY) * wayX);
    // within a right angle about the arrow; what lies straight ahead is nearer than it looks
    return along > 1 && aside <= along * 2.5 ? along + aside * 1.8 : Infinity;
  });
}

/** The place in a list of boxes of the one nearest to a box; -1 in an empty list. */
export function nearest(from: Box, boxes: readonly Box[]): number {
  const [fromX, fromY] = middle(from);
  return least(boxes, (box) => {
    const [x, y] = middle(box);
    return Math.hypot(x - fromX, y - fromY);
  });
}

function least(boxes: readonly Box[], cost: (box: Box) => number): number {
  let [best, found] = [Infinity, -1];
  boxes.forEach((box, place) => {
    const here = cost(box);
    if (here < best) [best, found] = [here, place];
  });
  return found;
}
