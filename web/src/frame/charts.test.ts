import { expect, it } from "vitest";
import { chanceLines, place, spread } from "./charts";

const frame = { width: 200, height: 100, left: 0, right: 100, top: 0, bottom: 100 };

it("puts chances on a chart", () => {
  expect(place(frame, 10, 5, 0.25)).toEqual([50, 75]);
});

it("ends each line at its last chance, with names that do not cover each other", () => {
  const rows = Array.from({ length: 11 }, (_, moment) => [moment, moment / 10, 0.5 - moment / 20, 0.5 - moment / 20]);
  const lines = chanceLines(rows, frame);
  expect(lines.map((line) => line.end[1])).toEqual([0, 100, 100]);
  const heights = lines.map((line) => line.label).sort((one, other) => one - other);
  expect(heights[1]! - heights[0]!).toBeGreaterThanOrEqual(19);
  expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(19);
});

it("keeps numbers on a line apart, and within it", () => {
  expect(spread([10, 40, 41, 100], 19, 100)).toEqual([10, 40, 59, 100]);
  expect(spread([98, 95], 19, 100)).toEqual([100, 81]);
});
