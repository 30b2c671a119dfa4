import { expect, it } from "vitest";
import { history } from "./ratings";

const frame = { left: 0, right: 100, top: 0, bottom: 100 };

it("puts a rating's chart between round values", () => {
  const { points, rules } = history([-12, 40, 118], frame);
  expect(rules.map(({ value }) => value)).toEqual([-50, 0, 50, 100, 150]);
  expect(points.map(([x]) => x)).toEqual([0, 50, 100]);
  expect(points[2]![1]).toBeCloseTo(16);
});

it("has room for a rating that has never changed", () => {
  const { points, rules } = history([100], frame);
  expect(rules.map(({ value }) => value)).toEqual([100, 105]);
  expect(points).toEqual([[0, 100]]);
});
