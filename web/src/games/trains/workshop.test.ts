import { expect, test } from "vitest";
import tokyo from "../../../../src/railbox/games/trains/facts/tokyo.json";
import { Words } from "../../lib/messages";
import type { TrainsMapData } from "../../lib/protocol";
import editor, { layoutOf, mirrored, paint, resize } from "./workshop";

const words = new Words("en", ["trains-board-new-city = City { $number }\ntrains-board-new-remote = Far { $number }\nboard-new-name = Mine"]);
const hand = { words, colour: "" };
const map = tokyo as TrainsMapData;
const blank = editor.blank(words);
const at = (data: TrainsMapData, id: string) => data.cells.find(({ row, col }) => `r${row}c${col}` === id);

test("a printed map is drawn as the server lays it out", () => {
  const layout = layoutOf(map);
  expect(layout.cells).toHaveLength(76);
  expect(layout.blocked_borders).toHaveLength(7);
  const chiba = layout.cells.find(({ name }) => name === "Chiba")!;
  expect(chiba.neighbours.map((id) => layout.cells.find((cell) => cell.id === id)!.name)).toEqual(["Funabashi"]);
});

test("a blank map has rows like the printed ones, and no name twice", () => {
  expect(blank.cells).toHaveLength(76);
  let made = paint(blank, "city", "r0c0", hand);
  made = paint(made, "city", "r0c1", hand);
  made = paint(made, "remote", "r0c2", hand);
  expect([at(made, "r0c0"), at(made, "r0c1")!.name]).toEqual([{ row: 0, col: 0, terrain: "city", name: "City 1", buildings: 1 }, "City 2"]);
  expect(at(made, "r0c2")).toEqual({ row: 0, col: 2, terrain: "remote", name: "Far 1", remote_number: 2 });
});

test("other ground takes away what only a city has, and nothing is painted twice", () => {
  const field = paint(map, "field", "r2c0", hand);
  expect(at(field, "r2c0")).toEqual({ row: 2, col: 0, terrain: "field" });
  expect(paint(field, "field", "r2c0", hand)).toBe(field);
});

test("buildings go around, so do the numbers of remote locations", () => {
  let made = paint(blank, "city", "r0c0", hand);
  for (const expected of [2, 3, 1]) {
    made = paint(made, "buildings", "r0c0", hand);
    expect(at(made, "r0c0")!.buildings).toBe(expected);
  }
  expect(paint(made, "buildings", "r0c1", hand)).toBe(made);
});

test("a border is blocked and opened again; the sea has none", () => {
  const blocked = paint(blank, "border", "r0c0 r0c1", hand);
  expect(blocked.blocked_borders).toEqual([["r0c0", "r0c1"]]);
  expect(layoutOf(blocked).cells[0]!.neighbours).toEqual(["r1c0"]);
  expect(paint(blocked, "border", "r0c0 r0c1", hand).blocked_borders).toEqual([]);
  expect(paint(blocked, "sea", "r0c1", hand).blocked_borders).toBeUndefined();
});

test("a smaller sheet loses cells and borders, a larger one gets fields", () => {
  const small = resize(map, { rows: 3, columns: 5, west: 0 });
  expect(small.cells).toHaveLength(5 + 4 + 5);
  expect(small.blocked_borders).toEqual([["r1c2", "r2c2"]]);
  const large = resize(small, { rows: 4, columns: 5, west: 0 });
  expect(large.cells.slice(14).map(({ terrain }) => terrain)).toEqual(["field", "field", "field", "field"]);
  expect(editor.size(large)).toEqual({ rows: 4, columns: 5, west: 0 });
});

test("a mirror finds the other side, of borders too", () => {
  expect(mirrored(blank, "r0c0", "across")).toBe("r0c9");
  expect(mirrored(blank, "r1c0", "across")).toBe("r1c8");
  expect(mirrored(blank, "r0c0 r0c1", "across")).toBe("r0c8 r0c9");
  expect(mirrored(blank, "r1c4", "across")).toBeNull();
  expect(mirrored(blank, "r0c0", "down")).toBe("r7c0");
});

test("a map with mistakes is drawn all the same", () => {
  const bad: TrainsMapData = { name: "", cells: [...map.cells, map.cells[0]!], blocked_borders: [["r0c0", "r99c0"]] };
  const sheet = editor.draw(bad);
  expect(layoutOf(bad).cells).toHaveLength(76);
  expect(layoutOf(bad).blocked_borders).toEqual([]);
  expect(sheet.place("r99c0")).toBeUndefined();
  expect(editor.spots(bad, sheet, "name", words)).toHaveLength(28);
});
