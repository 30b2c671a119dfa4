import { expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

function zoom(): Zoom {
  const made = new Zoom();
  made.resize(400, 300);
  return made;
}

it("keeps what is under the pointer", () => {
  const made = zoom();
  made.by(2, 100, 150);
  expect([made.scale, made.x, made.y]).toEqual([2, -100, -150]);
  made.by(0.5, 100, 150);
  expect([made.scale, made.x, made.y, made.zoomed]).toEqual([1, 0, 0, false]);
});

it("never shows what is beyond the board", () => {
  const made = zoom();
  made.move(50, 50);
  expect([made.x, made.y]).toEqual([0, 0]);
  made.by(2);
  made.move(-1000, 1000);
  expect([made.x, made.y]).toEqual([-400, 0]);
  made.by(100);
  expect(made.scale).toBe(5);
  made.fit();
  expect([made.scale, made.x, made.y]).toEqual([1, 0, 0]);
});

it("brings a place into sight", () => {
  const made = zoom();
  made.focus(2, { x: 0.5, y: 0.5 });
  expect([made.x, made.y]).toEqual([-200, -150]);
  made.reveal({ left: 390, right: 420, top: 100, bottom: 120 });
  expect([made.x, made.y]).toEqual([-244, -150]);
});

it("keeps a wide board in the middle and tells what is seen of it", () => {
  const made = new Zoom();
  made.resize(400, 600, { x: 0, y: 150, width: 400, height: 300 });
  expect([made.x, made.y]).toEqual([0, 0]);
  made.by(1.5, 0, 0);
  expect([made.x, made.y]).toEqual([0, -150]); // its height still fits: nothing to move
  expect(made.seen).toEqual({ left: 0, top: 0, right: expect.closeTo(2 / 3), bottom: 1 });
  made.focus(4, { x: 1, y: 1 });
  expect([made.x, made.y]).toEqual([-1200, -1200]);
  expect(made.seen).toEqual({ left: 0.75, top: 0.5, right: 1, bottom: 1 });
});

it("goes to where most can be done, and stays where enough of it is in sight", () => {
  const made = zoom();
  made.focus(2, { x: 0.25, y: 0.25 });
  const spots = [
    { x: 0.4, y: 0.4 },
    { x: 0.7, y: 0.7 },
    { x: 0.8, y: 0.8 },
    { x: 0.9, y: 0.8 },
  ];
  expect(made.gather(spots, 0)).toBe(false); // one of them is seen
  expect(made.gather(spots.slice(0, 3), 0.5)).toBe(false);
  expect([made.x, made.y]).toEqual([0, 0]);
  expect(made.gather(spots, 0.5)).toBe(true);
  expect([made.x, made.y]).toEqual([-400, -300]);
  expect(made.gather([], 1)).toBe(false);
});
