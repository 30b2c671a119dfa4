import { expect, it } from "vitest";
import { clockText } from "./clock";
import { Words } from "./messages";

it("shows minutes, hours and days", () => {
  const words = new Words("en", ["page-clock-days = { $days } d { $hours } h"]);
  const texts = [252_000, 3_723_000, 187_200_000, -5].map((left) => clockText(left, words));
  expect(texts).toEqual(["4:12", "1:02:03", "2 d 4 h", "0:00"]);
});
