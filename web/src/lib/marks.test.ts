import { mount } from "svelte";
import { describe, expect, it } from "vitest";
import Mark from "./Mark.svelte";
import Suit from "./Suit.svelte";
import { COLOURS, DASHES, RAINBOW, SHAPES, SUITS, linePattern, num, ringPoints, shapePath } from "./marks";

/** The corners of path data made of straight lines. */
const corners = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe("marks", () => {
  it("writes short numbers", () => {
    expect([0, -0, 1 / 3, -2.5, 10].map(num)).toEqual(["0", "0", "0.33", "-2.5", "10"]);
  });

  it("gives every colour of a player a shape of its own, but white and grey", () => {
    const shapes = COLOURS.filter((colour) => colour !== "grey").map((colour) => SHAPES[colour]);
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(new Set(shapes.map((shape) => DASHES[shape])).size).toBe(shapes.length);
  });

  it("draws the shapes around the middle", () => {
    expect(corners(shapePath("diamond", 10))).toEqual([[0, -12], [12, 0], [0, 12], [-12, 0]]);
    expect(corners(shapePath("cross", 10))).toHaveLength(12);
    expect(corners(shapePath("star", 10))).toHaveLength(10);
    expect(ringPoints(6, 1)).toHaveLength(6);
  });

  it("has a pattern along every line but the plain one", () => {
    expect(linePattern("yellow", 10)).toBe(null);
    expect(linePattern("blue", 10)).toEqual({ dash: "0.1 13", cap: "round", width: 4 });
    expect(linePattern("green", 10)?.cap).toBe("butt");
  });

  it("has a suit for each of eight colours and the locomotive", () => {
    expect(RAINBOW).toHaveLength(8);
    expect(new Set(Object.values(SUITS)).size).toBe(9);
  });

  it("mounts as a group in a drawing and as a drawing of its own", () => {
    const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    mount(Mark, { target, props: { colour: "red", at: [3, 4], label: "7" } });
    expect(target.querySelector("g")?.getAttribute("transform")).toBe("translate(3 4)");
    expect(target.textContent).toBe("7");
    const html = document.createElement("p");
    mount(Suit, { target: html, props: { colour: "locomotive", size: 20 } });
    expect(html.querySelector("svg.chip")?.querySelectorAll("rect")).toHaveLength(10);
  });
});
