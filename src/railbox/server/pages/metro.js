// Metro's board as SVG.

import { svg } from "./page.js";

const CELL = 100;
const MARGIN = 92;
const COLOURS = { yellow: "#f2c31b", blue: "#2f6fd0", orange: "#e57a16", green: "#2c8a4a", purple: "#8b46b0", black: "#333333", red: "#c8303a", white: "#f4f4f4" };
const DARK = new Set(["blue", "green", "purple", "black", "red"]);
// Where a track enters and leaves each side of a cell, so that neighbours meet; and the way into the cell.
const ENTRY = { N: [35, 0], E: [100, 35], S: [65, 100], W: [0, 65] };
const EXIT = { N: [65, 0], E: [100, 65], S: [35, 100], W: [0, 35] };
const INWARD = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

function tracks(exits) {
  return [..."NESW"].map((side, number) => {
    const [from, to] = [ENTRY[side], EXIT[exits[number]]];
    const bend = exits[number] === side ? 55 : 42;
    const [a, b] = [INWARD[side], INWARD[exits[number]]];
    return `M${from} C${from[0] + a[0] * bend},${from[1] + a[1] * bend} ${to[0] + b[0] * bend},${to[1] + b[1] * bend} ${to}`;
  });
}

function tile(exits) {
  return [
    svg("rect", { class: "tile", x: 2, y: 2, width: CELL - 4, height: CELL - 4, rx: 6 }),
    tracks(exits).flatMap((path) => [svg("path", { class: "cased", d: path }), svg("path", { class: "track", d: path })]),
  ].flat();
}

/** One tile alone, as in a hand. */
export function drawTile(exits) {
  const picture = svg("svg", { viewBox: "0 0 100 100", class: "metro", role: "img", "aria-label": exits ?? "?" });
  if (exits) picture.append(...tile(exits));
  return picture;
}

const place = (cell) => [MARGIN + (cell.charCodeAt(0) - 97) * CELL, MARGIN + (Number(cell.slice(1)) - 1) * CELL];

/** The board; cells in `legal` actions can be clicked or reached by keyboard. */
export function drawMetro(layout, view, legal, chosen, pick) {
  const size = 8 * CELL + 2 * MARGIN;
  const board = svg("svg", { viewBox: `0 0 ${size} ${size}`, class: "metro", role: "group", "aria-label": "Metro" });
  board.append(svg("rect", { class: "ground", x: 1, y: 1, width: size - 2, height: size - 2, rx: 14 }));
  for (let n = 0; n < 8; n += 1) {
    board.append(
      svg("text", { class: "coordinate", x: MARGIN + (n + 0.5) * CELL, y: 20 }, "abcdefgh"[n]),
      svg("text", { class: "coordinate", x: 14, y: MARGIN + (n + 0.5) * CELL + 5 }, String(n + 1)));
  }
  for (const cell of [...layout.cells, ...layout.centre]) {
    const [x, y] = place(cell);
    board.append(svg("rect", { class: "cell", x, y, width: CELL, height: CELL }));
    if (layout.centre.includes(cell)) board.append(svg("rect", { class: "centre", x, y, width: CELL, height: CELL }));
  }
  const arrived = new Map(view.lines.filter((line) => line.points !== null).map((line) => [line.departure, line.points]));
  for (const station of layout.stations) {
    const [x, y] = place(station.cell);
    const [dx, dy] = INWARD[station.side];
    const [cx, cy] = [x + 50 - dx * 78, y + 50 - dy * 78];
    const group = svg("g", {}, svg("rect", { class: "owner", x: cx - 22, y: cy - 22, width: 44, height: 44, rx: 8, fill: COLOURS[station.owner] ?? "transparent" }));
    const ink = DARK.has(station.owner) ? "#ffffff" : station.owner ? "#1a1a1a" : "currentColor";
    group.append(
      svg("text", { class: "owner-mark", x: cx, y: cy - 3, fill: ink }, String(station.number)),
      svg("text", { class: "owner-mark", x: cx, y: cy + 15, fill: ink }, arrived.has(String(station.number)) ? `=${arrived.get(String(station.number))}` : (station.owner ?? "–").slice(0, 2)));
    board.append(group);
  }
  view.tiles.forEach((laid) => {
    const [x, y] = place(laid.cell);
    board.append(svg("g", { transform: `translate(${x} ${y})` }, svg("title", {}, `${laid.cell}: ${laid.tile}`), tile(layout.tiles[laid.tile])));
  });
  const targets = new Set(legal.filter((text) => text.startsWith("place ")).map((text) => text.split(" ")[1]));
  for (const cell of targets) {
    const [x, y] = place(cell);
    board.append(svg("rect", {
      class: cell === chosen ? "target chosen" : "target", x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 8, role: "button", tabindex: 0, "aria-label": `place ${cell}`,
      onclick: () => pick(cell),
      onkeydown: (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pick(cell); } },
    }));
  }
  return board;
}
