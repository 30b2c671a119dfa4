/** Maps of Trains in the workshop: how their data is drawn, and what each tool does to it. */
import { num, pathOf, ringPoints, type Point } from "../../lib/marks";
import type { Words } from "../../lib/messages";
import type { TrainsCellData as CellData, TrainsMapData as MapData } from "../../lib/protocol";
import { withField, type Editor, type Field, type Hand, type Mirror, type Sheet, type Size, type Spot } from "../../workshop/editor";
import board from "./index";
import { RADIUS, borderEnds, centre, chartOf } from "./map";
import Swatch from "./Swatch.svelte";
import type { Cell, Layout, Terrain, View } from "./types";

const TERRAINS: readonly Terrain[] = ["field", "river", "mountain", "city", "remote", "sea"];
const BUILDINGS = 3;
const REMOTE = 9;
const NAME = 24;
const FIRST: Size = { rows: 8, columns: 10, west: 0 };
/** The cells beside one in an even and in an odd row. */
const STEPS = [
  [[0, -1], [0, 1], [-1, -1], [-1, 0], [1, -1], [1, 0]],
  [[0, -1], [0, 1], [-1, 0], [-1, 1], [1, 0], [1, 1]],
] as const;

const idOf = ({ row, col }: Pick<CellData, "row" | "col">) => `r${row}c${col}`;
const beside = ({ row, col }: Pick<CellData, "row" | "col">) => STEPS[row & 1]!.map(([down, right]) => idOf({ row: row + down, col: col + right }));
const borderOf = (one: string, two: string) => (one < two ? `${one} ${two}` : `${two} ${one}`);
const bordersOf = (data: MapData) => (data.blocked_borders ?? []).map(([one, two]) => borderOf(one!, two!));
const shifted = (d: readonly Point[], [x, y]: Point) => pathOf(d.map(([dx, dy]): Point => [x + dx, y + dy]), true);

/** Cells by their places; of several at one place the first counts, as for the check. */
function cellsOf(data: MapData): Map<string, CellData> {
  const cells = new Map<string, CellData>();
  for (const cell of data.cells) if (!cells.has(idOf(cell))) cells.set(idOf(cell), cell);
  return cells;
}

/** A map as the board draws it: nobody has built anything. */
export function layoutOf(data: MapData): Layout {
  const cells = cellsOf(data);
  const blocked = new Set(bordersOf(data));
  const known = [...blocked].map((border) => border.split(" ") as [string, string]).filter((pair) => pair.every((cell) => cells.has(cell)));
  return {
    edition: "aeg",
    map: data.name,
    cells: [...cells].map(([id, cell]): Cell => {
      const told = { id: "trains.board-cell", args: { name: cell.name || id } };
      const neighbours = cell.terrain === "sea" ? [] : beside(cell).filter((other) => (cells.get(other)?.terrain ?? "sea") !== "sea" && !blocked.has(borderOf(id, other)));
      const { name = "", buildings = 0, remote_number = 0 } = cell;
      return { id, row: cell.row, col: cell.col, terrain: cell.terrain, name, buildings, remote_number, neighbours, place: told, where: told };
    }),
    blocked_borders: known,
    cards: [],
    colours: [],
    rails: 0,
    stations: 0,
    empty_piles: 0,
    turn_limit: 0,
  };
}

const EMPTY: View = {
  supply: {},
  removed: {},
  rails: {},
  stations: {},
  stations_left: 0,
  end: { empty_piles: [], rails_left: 0, stations_left: 0, turns_left: 0 },
  turn: { seat: null, number: 0, coins: 0, may_pass: false, play: {}, gained: {}, aside: {}, lasting: [], question: "over", card: null, about: null },
  players: [],
};

function draw(data: MapData): Sheet {
  const layout = layoutOf(data);
  const chart = chartOf(layout);
  const ring = ringPoints(6, RADIUS - 2);
  return {
    layout,
    view: EMPTY,
    box: chart.box,
    place(id) {
      const at = chart.at.get(id);
      return at && { at, d: shifted(ring, at) };
    },
  };
}

function spots(data: MapData, _: Sheet, tool: string, words: Words): Spot[] {
  const cells = cellsOf(data);
  const ring = ringPoints(6, RADIUS);
  const told = (cell: CellData) => words.t("trains.board-spot", { terrain: { id: `trains.board-tool-${cell.terrain}` }, name: cell.name || idOf(cell) });
  if (tool === "border") {
    const found = new Map<string, Spot>();
    for (const [id, cell] of cells)
      for (const other of beside(cell)) {
        const there = cells.get(other);
        if (!there || cell.terrain === "sea" || there.terrain === "sea") continue;
        const [one, two] = [centre(cell), centre(there)];
        const [[ax, ay], [bx, by]] = borderEnds(one, two);
        const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
        // a lens about the border, so that those about one corner do not overlap
        const d = `M${num(ax)} ${num(ay)}L${num(mx + (two[0] - mx) / 3)} ${num(my + (two[1] - my) / 3)}L${num(bx)} ${num(by)}L${num(mx + (one[0] - mx) / 3)} ${num(my + (one[1] - my) / 3)}Z`;
        const label = words.t("trains.board-between", { one: cell.name || id, two: there.name || other });
        found.set(borderOf(id, other), { id: borderOf(id, other), at: [mx, my], d, label });
      }
    return [...found.values()];
  }
  const wanted = tool === "buildings" || tool === "name" ? ["city", "remote"] : TERRAINS;
  return [...cells].flatMap(([id, cell]) => (wanted.includes(cell.terrain) ? { id, at: centre(cell), d: shifted(ring, centre(cell)), label: told(cell) } : []));
}

/** A name that no cell has yet: "City 7". */
function newName(data: MapData, terrain: string, words: Words): string {
  const names = new Set(data.cells.map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = words.t(`trains.board-new-${terrain}`, { number });
    if (!names.has(name)) return name;
  }
}

const replace = (data: MapData, id: string, next: CellData): MapData => ({ ...data, cells: data.cells.map((cell) => (idOf(cell) === id ? next : cell)) });

export function paint(data: MapData, tool: string, spot: string, { words }: Pick<Hand, "words">): MapData {
  if (tool === "border") {
    const borders = bordersOf(data);
    const next = borders.includes(spot) ? borders.filter((border) => border !== spot) : [...borders, spot];
    return { ...data, blocked_borders: next.map((border) => border.split(" ")) };
  }
  const cell = cellsOf(data).get(spot);
  if (!cell) return data;
  const { row, col, terrain, name, buildings = 0, remote_number = 0 } = cell;
  if (tool === "buildings") {
    if (terrain === "city") return replace(data, spot, { ...cell, buildings: (buildings % BUILDINGS) + 1 });
    return terrain === "remote" ? replace(data, spot, { ...cell, remote_number: (remote_number % REMOTE) + 1 }) : data;
  }
  const next = TERRAINS.find((known) => known === tool);
  if (!next || next === terrain) return data;
  const bare: CellData = { row, col, terrain: next };
  if (next === "city") return replace(data, spot, { ...bare, name: name || newName(data, next, words), buildings: 1 });
  if (next === "remote") return replace(data, spot, { ...bare, name: name || newName(data, next, words), remote_number: 2 });
  const made = replace(data, spot, bare);
  // nothing can be built in the sea: there is no border to block
  return next === "sea" ? withBorders(made, bordersOf(made).filter((border) => !border.split(" ").includes(spot))) : made;
}

function withBorders(data: MapData, borders: readonly string[]): MapData {
  return withField(data, { blocked_borders: borders.length ? borders.map((border) => border.split(" ")) : undefined });
}

/** Even rows have all columns, odd rows one less, as on the printed maps. */
function size(data: MapData): Size {
  const [rows, cols] = [data.cells.map(({ row }) => row), data.cells.map(({ row, col }) => col + (row & 1))];
  return { rows: Math.max(-1, ...rows) + 1, columns: Math.max(-1, ...cols) + 1, west: 0 };
}

export function resize(data: MapData, { rows, columns }: Size): MapData {
  const cells = cellsOf(data);
  const next: CellData[] = [];
  const old = size(data);
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < columns - (row & 1); col++) {
      const known = cells.get(idOf({ row, col }));
      if (known) next.push(known);
      else if (row >= old.rows || col >= old.columns - (row & 1)) next.push({ row, col, terrain: "field" });
    }
  const kept = new Set(next.map(idOf));
  return withBorders({ ...data, cells: next }, bordersOf(data).filter((border) => border.split(" ").every((cell) => kept.has(cell))));
}

const placed = (id: string): [number, number] => id.slice(1).split("c").map(Number) as [number, number];

export function mirrored(data: MapData, spot: string, mirror: Mirror): string | null {
  const { rows, columns } = size(data);
  const ends = spot.split(" ").map((id) => {
    const [row, col] = placed(id);
    const there = mirror === "down" ? rows - 1 - row : row;
    const wide = columns - (there & 1);
    return idOf({ row: there, col: mirror === "across" ? wide - 1 - col : Math.min(col, wide - 1) });
  });
  const cells = cellsOf(data);
  if (ends.some((id) => !cells.has(id)) || (ends.length === 2 && !beside(cells.get(ends[0]!)!).includes(ends[1]!))) return null;
  const found = ends.length === 2 ? borderOf(ends[0]!, ends[1]!) : ends[0]!;
  return found === spot ? null : found;
}

function fields(data: MapData, place: string | null): Field[] {
  if (place === null) return [];
  const cell = cellsOf(data).get(place);
  if (!cell || (cell.terrain !== "city" && cell.terrain !== "remote")) return [];
  const { name = "", buildings = 0, remote_number = 0 } = cell;
  return [
    { name: "name", label: { id: "board.name-of-place" }, kind: "text", value: name, most: NAME },
    cell.terrain === "city"
      ? { name: "buildings", label: { id: "trains.board-tool-buildings" }, kind: "number", value: buildings, from: 1, to: BUILDINGS }
      : { name: "remote_number", label: { id: "trains.board-number" }, kind: "number", value: remote_number, from: 1, to: REMOTE },
  ];
}

export default {
  game: "trains",
  board,
  tools: [...TERRAINS.map((id) => ({ id, drag: true })), { id: "border", drag: false }, { id: "buildings", drag: false }, { id: "name", drag: false }],
  swatch: Swatch,
  colours: [],
  coloured: "",
  printed: {
    Tokyo: async () => (await import("../../../../src/railbox/games/trains/facts/tokyo.json")).default as MapData,
    Osaka: async () => (await import("../../../../src/railbox/games/trains/facts/osaka.json")).default as MapData,
  },
  blank: (words) => resize({ name: words.t("board.new-name"), cells: [] }, FIRST),
  size,
  most: { rows: 12, columns: 14 },
  resize,
  draw,
  spots,
  count(data, tool) {
    if (tool === "border") return data.blocked_borders?.length ?? 0;
    return TERRAINS.some((known) => known === tool) ? data.cells.filter(({ terrain }) => terrain === tool).length : null;
  },
  paint,
  mirrored,
  placeOf: (spot) => spot.split(" ")[0]!,
  title: (data, place) => cellsOf(data).get(place)?.name || place,
  fields,
  set(data, place, field, value) {
    const cell = place === null ? undefined : cellsOf(data).get(place);
    return cell ? replace(data, place!, withField(cell, { [field]: value === "" ? undefined : value })) : data;
  },
} satisfies Editor<MapData>;
