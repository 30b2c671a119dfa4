import { expect, it } from "vitest";
import { match } from "./router.svelte";

it("finds the route of a path and its parameters", () => {
  const routes = ["/", "/table/:id", "/player/:name/history"];
  expect(match(routes, "/")).toEqual({ route: "/", params: {} });
  expect(match(routes, "/table/4F7K/")).toEqual({ route: "/table/:id", params: { id: "4F7K" } });
  expect(match(routes, "/player/Zo%C3%AB/history")?.params).toEqual({ name: "Zoë" });
  expect(match(routes, "/table")).toBeUndefined();
});
