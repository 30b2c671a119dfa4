import { expect, it } from "vitest";
import { kindOf, readChoices, settings } from "./settings.svelte";

it("reads what was kept and takes the usual for the rest", () => {
  const usual = readChoices(null);
  expect(usual.confirm).toBe("sign");
  expect(readChoices('{"theme":"dark","quick":"all","patterns":false}')).toEqual({ ...usual, theme: "dark", patterns: false });
  expect(readChoices("{")).toEqual(usual);
});

it("knows the kinds of actions that are done at once", () => {
  settings.choose({ quick: [kindOf("metro", "place d3")], theme: "dark" });
  expect(settings.isQuick("metro", "place e4")).toBe(true);
  expect(settings.isQuick("metro", "draw")).toBe(false);
  expect(document.documentElement.dataset.theme).toBe("dark");
});
