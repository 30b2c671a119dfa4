import { expect, test } from "vitest";
import { History } from "./history.svelte";

test("strokes are taken back whole, done again, and forgotten when something else is drawn", () => {
  const drawn = new History("blank");
  const stroke = {};
  drawn.change("one", stroke);
  drawn.change("one two", stroke);
  drawn.change("three");
  drawn.undo();
  expect([drawn.now, drawn.undoable, drawn.redoable]).toEqual(["one two", true, true]);
  drawn.undo();
  expect([drawn.now, drawn.undoable]).toEqual(["blank", false]);
  drawn.undo();
  drawn.redo();
  expect(drawn.now).toBe("one two");
  drawn.change("one two four", stroke);
  expect(drawn.redoable).toBe(false);
  drawn.undo();
  expect(drawn.now).toBe("one two");
});

test("what changes nothing is no step", () => {
  const drawn = new History("blank");
  drawn.change("blank");
  expect(drawn.undoable).toBe(false);
});
