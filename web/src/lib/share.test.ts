import { describe, expect, it } from "vitest";
import { share } from "./share";

describe("share", () => {
  const old = { round: 2, players: [{ score: 3, tiles: ["aaaa"] }, { score: 5, tiles: [] }], past: null };

  it("gives the old object where everything is equal", () => {
    expect(share(old, structuredClone(old))).toBe(old);
  });

  it("keeps what has not changed and changes neither side", () => {
    const next = structuredClone(old);
    next.players[1]!.score = 6;
    const before = structuredClone(next);
    const shared = share(old, next);
    expect(shared).toEqual(next);
    expect(next).toEqual(before);
    expect(shared).not.toBe(old);
    expect(shared.players[0]).toBe(old.players[0]);
    expect(shared.players[1]).not.toBe(old.players[1]);
    expect(shared.players[1]!.tiles).toBe(old.players[1]!.tiles);
  });

  it("sees what was added, taken away or is of another kind", () => {
    expect(share([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(share([], {})).toEqual({});
    expect(share(null, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, null)).toBe(null);
  });
});
