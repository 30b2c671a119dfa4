import { describe, expect, it } from "vitest";
import { hits, pieces } from "./search";

describe("searching in a book", () => {
  it("finds what people type, without accents and capitals", () => {
    expect(pieces("La Gare centrale, la gâre", "gare")).toEqual([
      { text: "La ", found: false },
      { text: "Gare", found: true },
      { text: " centrale, la ", found: false },
      { text: "gâre", found: true },
    ]);
  });
  it("finds nothing by a single letter", () => {
    expect(pieces("abc", "a")).toEqual([{ text: "abc", found: false }]);
  });
  it("counts in all blocks of a section", () => {
    const section = {
      anchor: "a",
      title: "A line",
      blocks: [
        { type: "paragraph" as const, anchors: [], spans: [{ text: "Two lines." }] },
        { type: "grid" as const, rows: [[[{ text: "line" }]]] },
        { type: "cards" as const },
      ],
    };
    expect(hits(section, "line", "no line here")).toBe(4);
  });
});
