import { expect, it } from "vitest";
import { nearest, towards, type Box } from "./geometry";

const box = (x: number, y: number): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
const grid = [0, 100, 200].flatMap((y) => [0, 100, 200].map((x) => box(x, y)));

it("follows the arrows", () => {
  const centre = grid[4]!;
  expect(towards(centre, grid, "ArrowUp")).toBe(1);
  expect(towards(centre, grid, "ArrowRight")).toBe(5);
  expect(towards(centre, grid, "ArrowDown")).toBe(7);
  expect(towards(grid[8]!, grid, "ArrowRight")).toBe(-1);
});

it("takes what lies askew where nothing lies straight ahead", () => {
  expect(towards(box(0, 0), [box(60, 90), box(-300, 10)], "ArrowDown")).toBe(0);
});

it("finds the nearest", () => {
  expect(nearest(box(90, 10), grid)).toBe(1);
  expect(nearest(box(0, 0), [])).toBe(-1);
});
