import { describe, expect, it } from "vitest";
import { patched } from "./patch";

describe("patched", () => {
  const old = { round: 2, past: null, hand: { rail: 1, waste: 2 }, players: [{ score: 3 }, { score: 5 }], legal: ["a", "b", "c"] };

  it("takes other values, fields that come and go, and places of a list", () => {
    const patch = { round: [3], past: [{ end: "x" }], hand: { waste: [], depot: [1] }, players: { 1: { score: [6] } } };
    const before = structuredClone(old);
    expect(patched(old, patch)).toEqual({
      round: 3,
      past: { end: "x" },
      hand: { rail: 1, depot: 1 },
      players: [{ score: 3 }, { score: 6 }],
      legal: ["a", "b", "c"],
    });
    expect(old).toEqual(before);
  });

  it("puts items in place of others", () => {
    expect(patched(old, { legal: [1, 1, ["x", "y"]] })).toMatchObject({ legal: ["a", "x", "y", "c"] });
    expect(patched(old, { legal: [3, 0, ["d"]] })).toMatchObject({ legal: ["a", "b", "c", "d"] });
    expect(patched(old, { legal: [[]] })).toMatchObject({ legal: [] });
  });

  it("leaves what it does not name the same object", () => {
    const next = patched(old, { players: { 0: { score: [4] } } }) as typeof old;
    expect(next.legal).toBe(old.legal);
    expect(next.players[1]).toBe(old.players[1]);
  });
});
