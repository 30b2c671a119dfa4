import { expect, it } from "vitest";
import { preferred } from "./language.svelte";

it("takes the language that was chosen, else the browser's, else English", () => {
  expect(preferred("it", ["fr-CH"])).toBe("it");
  expect(preferred(null, ["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(preferred("xx", ["de"])).toBe("en");
});
