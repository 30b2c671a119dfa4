import { describe, expect, it, vi } from "vitest";
import { Problem } from "./api";
import { Connection } from "./connection.svelte";
import { Shown } from "./shown.svelte";
import { neighbour, spacing, stopsOf } from "./steps";
import { aLog, anUpdate } from "./testing";
import type { Update } from "./protocol";

/** A table with 40 actions of two seats in turn, and requests that are answered when the test says so. */
function table() {
  const connection = new Connection(() => {
    throw new Error("not needed");
  });
  connection.lines = aLog(...Array.from({ length: 40 }, (_, place) => place % 2));
  connection.update = anUpdate({ moment: 43 });
  const open: { moment: number; answer(): void }[] = [];
  const load = vi.fn(
    (moment: number) =>
      new Promise<Update>((resolve) => open.push({ moment, answer: () => resolve(anUpdate({ moment })) })),
  );
  const answer = async () => {
    open.shift()!.answer();
    await Promise.resolve();
    await new Promise((go) => setTimeout(go));
  };
  return { connection, shown: new Shown(connection, load), load, answer, open };
}

describe("what is shown", () => {
  it("is the table as it is", () => {
    const { connection, shown } = table();
    expect(shown.live).toBe(true);
    expect(shown.update).toBe(connection.update);
    expect(shown.moment).toBe(43);
  });

  it("loses none of twenty quick steps and asks for few moments", async () => {
    const { shown, load, answer } = table();
    for (let step = 0; step < 20; step++) shown.step("action", -1);
    expect(shown.target).toBe(23);
    expect(shown.waiting).toBe(true);
    await answer();
    await answer();
    expect(shown.update!.moment).toBe(23);
    expect(shown.waiting).toBe(false);
    expect(load).toHaveBeenCalledTimes(2);
    for (let step = 0; step < 20; step++) shown.step("action", 1);
    expect(shown.live).toBe(true);
  });

  it("does not move when something happens while one looks back", async () => {
    const { connection, shown, answer } = table();
    shown.step("action", -1);
    await answer();
    connection.lines = [...connection.lines, { moment: 44, at: 0, seat: 0 }];
    connection.update = anUpdate({ moment: 44 });
    expect(shown.update!.moment).toBe(42);
    shown.step("action", 1);
    expect(shown.target).toBe(43);
    shown.step("action", 1);
    expect(shown.live).toBe(true);
  });

  it("remembers past views", async () => {
    const { shown, load, answer } = table();
    shown.go(10);
    await answer();
    shown.go(null);
    shown.go(10);
    await Promise.resolve();
    expect(shown.update!.moment).toBe(10);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("steps by turn and by round, to both ends", () => {
    const { connection, shown } = table();
    connection.lines = aLog(0, 0, 1, 1, 0, 1, 1);
    expect(shown.stops.turn).toEqual([3, 5, 7, 8]);
    expect(shown.stops.round).toEqual([3, 7]);
    shown.step("turn", -1);
    expect(shown.target).toBe(8);
    shown.step("round", -1);
    expect(shown.target).toBe(7);
    shown.first();
    expect(shown.target).toBe(3);
    shown.step("action", -1);
    expect(shown.target).toBe(3);
    shown.step("round", 1);
    expect(shown.target).toBe(7);
    shown.step("round", 1);
    expect(shown.live).toBe(true);
  });

  it("says when a moment may not be looked at", async () => {
    const { connection } = table();
    const refusal = new Problem(409, { id: "table.not-over" });
    const shown = new Shown(connection, () => Promise.reject(refusal));
    shown.go(5);
    await new Promise((go) => setTimeout(go));
    expect(shown.problem).toEqual({ id: "table.not-over" });
    shown.now();
    expect(shown.problem).toBe(null);
  });

  it("plays by itself to the end", async () => {
    vi.useFakeTimers();
    const { connection } = table();
    connection.lines = aLog(0, 1, 0);
    const shown = new Shown(connection, (moment) => Promise.resolve(anUpdate({ moment })));
    shown.play();
    expect(shown.target).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown.target).toBe(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect([shown.live, shown.playing]).toEqual([true, false]);
    vi.useRealTimers();
  });
});

describe("stops", () => {
  it("are none before the start", () => {
    expect(stopsOf([{ moment: 1, at: 0 }])).toEqual({ action: [], turn: [], round: [] });
  });

  it("take the rounds that a game tells", () => {
    const lines = aLog(0, 1, 1, 0);
    expect(stopsOf(lines, (line) => line.moment === 5).round).toEqual([3, 5]);
  });

  it("have neighbours", () => {
    expect([neighbour([1, 4, 9], 4, 1), neighbour([1, 4, 9], 4, -1), neighbour([1, 4, 9], 9, 1)]).toEqual([9, 1, undefined]);
  });

  it("leave some out where there are many", () => {
    expect([spacing(8, 10), spacing(11, 10), spacing(26, 10), spacing(600, 10)]).toEqual([1, 2, 5, 100]);
  });
});
