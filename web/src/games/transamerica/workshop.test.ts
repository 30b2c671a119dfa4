import { expect, test } from "vitest";
import facts from "../../../../src/railbox/games/transamerica/facts/board.json";
import { Words } from "../../lib/messages";
import type { TransamericaBoardData } from "../../lib/protocol";
import editor, { blank, layoutOf, mirrored, paint, resize, size } from "./workshop";

const words = new Words("en", ["transamerica-board-new-city = City { $number }"]);
const hand = { words, colour: "red" };
const standard = facts as TransamericaBoardData;
const sheet = { rows: 3, columns: 4, west: 0 };
const board = blank("Mine", sheet);
const edge = (data: TransamericaBoardData, ends: string) => data.edges.find(({ u, v }) => [u, v].map(String).sort().join(" ") === ends);

test("a blank sheet is land with all lines of its triangles", () => {
  expect(board.nodes.map(({ id }) => id)).toEqual(["r0c0", "r0c1", "r0c2", "r0c3", "r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r2c4"]);
  expect(board.edges).toHaveLength(3 + 2 + 3 + 6 + 6);
  expect(size(board)).toEqual(sheet);
});

test("the board of the box is on its grid, and all its lines are spots", () => {
  expect(size(standard)).toEqual({ rows: 13, columns: 18, west: -1 });
  const drawn = editor.draw(standard, null);
  expect(editor.spots(standard, drawn, "cut", words)).toHaveLength(509);
  expect(editor.spots(standard, drawn, "single", words)).toHaveLength(509);
  expect(drawn.layout.cities).toHaveLength(35);
});

test("water takes lines and cities with it, land brings them back", () => {
  const city = paint(board, "city", "r1c2", hand);
  expect(city.cities).toEqual([{ name: "City 1", colour: "red", node: "r1c2" }]);
  const water = paint(city, "water", "r1c2", hand);
  expect([water.nodes.length, water.edges.length, water.cities.length]).toEqual([10, 14, 0]);
  const drawn = editor.draw(water, sheet);
  expect(editor.spots(water, drawn, "land", words).map(({ id }) => id)).toEqual(["r1c2"]);
  const land = paint(water, "land", "r1c2", hand);
  expect(new Set(land.edges.map(({ u, v }) => [u, v].sort().join(" ")))).toEqual(new Set(board.edges.map(({ u, v }) => [u, v].sort().join(" "))));
  expect(land.nodes.at(-1)).toEqual({ id: "r1c2", x: 1.5, y: -(3 ** 0.5) / 2, row: 1, col: 2 });
});

test("all land may go, and come again", () => {
  const empty = board.nodes.reduce((left, { id }) => paint(left, "water", String(id), hand), board);
  const drawn = editor.draw(empty, sheet);
  expect(editor.spots(empty, drawn, "land", words)).toHaveLength(11);
});

test("lines change their kind, go, and come", () => {
  const river = paint(board, "river", "r0c0 r0c1", hand);
  expect(edge(river, "r0c0 r0c1")).toEqual({ u: "r0c0", v: "r0c1", cost: 2, kind: "river" });
  expect(paint(river, "river", "r0c0 r0c1", hand)).toBe(river);
  expect(edge(paint(river, "single", "r0c0 r0c1", hand), "r0c0 r0c1")).toEqual({ u: "r0c0", v: "r0c1", cost: 1 });
  const cut = paint(river, "cut", "r0c0 r0c1", hand);
  expect(edge(cut, "r0c0 r0c1")).toBeUndefined();
  expect(edge(paint(cut, "mountain", "r0c0 r0c1", hand), "r0c0 r0c1")!.kind).toBe("mountain");
});

test("a city changes its colour, goes by its own, and may be dotted", () => {
  const red = paint(board, "city", "r0c0", hand);
  const blue = paint(red, "city", "r0c0", { ...hand, colour: "blue" });
  expect(blue.cities).toEqual([{ name: "City 1", colour: "blue", node: "r0c0" }]);
  expect(paint(blue, "city", "r0c0", { ...hand, colour: "blue" }).cities).toEqual([]);
  const dotted = paint(red, "dotted", "r0c0", hand);
  expect(dotted.cities[0]!.dotted).toBe(true);
  expect("dotted" in paint(dotted, "dotted", "r0c0", hand).cities[0]!).toBe(false);
});

test("a smaller sheet loses what lies outside, a larger one has free places", () => {
  const small = resize(board, { ...sheet, columns: 3 });
  expect(size(small)!.columns).toBe(3);
  const drawn = editor.draw(board, { rows: 4, columns: 4, west: 0 });
  expect(editor.spots(board, drawn, "land", words).map(({ id }) => id)).toEqual(["r3c2", "r3c3", "r3c4"]);
});

test("a mirror finds the other side", () => {
  expect(mirrored(board, "r0c0", "across", sheet)).toBe("r0c3");
  expect(mirrored(board, "r0c0", "down", sheet)).toBe("r2c1");
  expect(mirrored(board, "r0c0 r0c1", "across", sheet)).toBe("r0c2 r0c3");
  expect(mirrored(board, "r1c2", "across", sheet)).toBeNull();
});

test("a board with mistakes is drawn all the same", () => {
  const bad: TransamericaBoardData = {
    nodes: [{ id: 1, x: 0, y: 0 }, { id: 1, x: 0, y: 0 }, { id: "a", x: 1, y: 0 }],
    edges: [{ u: 1, v: "a", cost: 1 }, { u: "a", v: 1, cost: 2 }, { u: 1, v: 9, cost: 1 }, { u: 1, v: 1, cost: 1 }],
    cities: [{ name: "A", colour: "red", node: 1 }, { name: "B", colour: "red", node: 1 }, { name: "C", colour: "red", node: 9 }],
  };
  const layout = layoutOf(bad, null);
  expect([layout.nodes.length, layout.lines.length, layout.cities.map(({ name }) => name)]).toEqual([2, 1, ["A"]]);
  expect(editor.spots(bad, editor.draw(bad, null), "land", words)).toEqual([]);
});
