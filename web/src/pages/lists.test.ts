import { describe, expect, it } from "vitest";
import { Words } from "../lib/messages";
import { clockText, othersOf, seatColour, whenText } from "./lists";

const words = new Words("en", [
  "home-no-clock = no clock\nhome-days = { $count } d\nhome-hours = { $count } h\ntable-bot-club = Club bot\n",
]);
const clock = (kind: "none" | "live" | "move", seconds = 0, increment = 0) => ({ kind, seconds, increment });

describe("lists of tables", () => {
  it("tells clocks shortly", () => {
    expect(clockText(words, clock("none"))).toBe("no clock");
    expect(clockText(words, clock("live", 900, 10))).toBe("15 + 10");
    expect(clockText(words, clock("move", 3 * 86_400))).toBe("3 d");
    expect(clockText(words, clock("move", 7200))).toBe("2 h");
  });

  it("names the others, bots by their words", () => {
    const seat = (id: string, person: string | null, open = false) => ({ title: { id }, person, open });
    const table = { seats: [seat("ada", "a"), seat("bo", "b"), seat("table.bot-club", null), seat("nobody", null, true)] };
    expect(othersOf(words, table as unknown as Parameters<typeof othersOf>[1], "a")).toBe("bo, Club bot");
  });

  it("tells the time for today and the day before that", () => {
    const now = new Date(2026, 10, 16, 12).getTime();
    expect(whenText(words, now - 3_600_000, now)).toMatch(/11/);
    expect(whenText(words, now - 86_400_000, now)).toMatch(/15/);
    expect(whenText(words, now - 400 * 86_400_000, now)).toMatch(/2025/);
  });

  it("has a colour for every seat", () => {
    expect(new Set(Array.from({ length: 6 }, (_, seat) => seatColour(seat))).size).toBe(6);
    expect(seatColour(8)).toBeTruthy();
  });
});
