import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { Previews } from "./previews.svelte";

const told = { "place d3": { messages: [], figures: { points: 3 } } };
const later = () => new Promise((go) => setTimeout(go));

it("asks once for each sequence and shows the answer by itself", async () => {
  const ask = vi.fn(() => Promise.resolve(told));
  const previews = new Previews(ask);
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(previews.get(["tile dbba"])?.["place d3"]?.figures.points));
  });
  flushSync();
  previews.get(["tile dbba"]);
  await later();
  flushSync();
  expect(seen).toEqual([undefined, 3]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(["tile dbba"]);
  stop();
});

it("forgets with the decision, and takes no late answer", async () => {
  const answers: ((value: typeof told) => void)[] = [];
  const previews = new Previews(() => new Promise((resolve) => answers.push(resolve)));
  previews.get([]);
  await later();
  previews.forget();
  answers[0]!(told);
  await later();
  expect(previews.get([])).toBeUndefined();
  await later();
  answers[1]!(told);
  await later();
  expect(previews.get([])).toEqual(told);
});

it("keeps what is told after an effect has forgotten", async () => {
  const previews = new Previews(() => Promise.resolve(told));
  const forget = vi.spyOn(previews, "forget");
  const stop = $effect.root(() => {
    $effect(() => previews.forget());
    $effect(() => void previews.get([]));
  });
  flushSync();
  await later();
  flushSync();
  expect(previews.get([])).toEqual(told);
  expect(forget).toHaveBeenCalledTimes(1);
  stop();
});

it("asks again after it could not be told", async () => {
  const ask = vi.fn(() => Promise.resolve(null));
  const previews = new Previews(ask);
  previews.get([]);
  await later();
  previews.get([]);
  await later();
  expect(ask).toHaveBeenCalledTimes(2);
});

it("whoever was told nothing before the decision changed asks anew", async () => {
  const ask = vi.fn(() => Promise.resolve(told));
  const previews = new Previews(ask);
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(previews.get([])?.["place d3"]?.figures.points));
  });
  flushSync();
  previews.forget();
  flushSync();
  await later();
  flushSync();
  expect(seen.at(-1)).toBe(3);
  stop();
});
