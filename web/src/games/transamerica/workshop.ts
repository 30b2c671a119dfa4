/** Boards of TransAmerica in the workshop: how their data is drawn, and what each tool does to it. */
import { circlePath, num, type Point } from "../../lib/marks";
import type { Words } from "../../lib/messages";
import type { TransamericaBoardData as BoardData, TransamericaEdgeData as EdgeData, TransamericaNodeData as NodeData } from "../../lib/protocol";
import { withField, type Editor, type Field, type Hand, type Mirror, type Sheet, type Size, type Spot } from "../../workshop/editor";
import board from "./index";
import { UNIT, chartOf, type Chart } from "./map";
import Swatch from "./Swatch.svelte";
import type { Layout, View } from "./types";

const FIRST: Size = { rows: 6, columns: 9, west: 0 };
const ROW = 3 ** 0.5 / 2;
const NAME = 24;
const TRACKS = 84;
const POINTS = 13;
/** The lines that a tool lays: what they cost, and what they lead over. */
const LINES: Record<string, Pick<EdgeData, "cost" | "kind">> = {
  single: { cost: 1 },
  mountain: { cost: 2, kind: "mountain" },
  river: { cost: 2, kind: "river" },
};
/** The neighbours of a point on the grid of triangles, by row and column. */
const STEPS = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, -1]] as const;

type Id = NodeData["id"];
interface Place {
  row: number;
  col: number;
}

const isPlaced = (node: NodeData): node is NodeData & Place => typeof node.row === "number" && typeof node.col === "number";
const key = ({ row, col }: Place) => `r${row}c${col}`;
const besides = ({ row, col }: Place) => STEPS.map(([down, right]) => key({ row: row + down, col: col + right }));
const lineOf = (u: Id, v: Id) => [String(u), String(v)].sort().join(" ");
const xOf = ({ row, col }: Place) => col - row / 2;

/** Points by their ids; of several with one id the first counts. */
function nodesOf(data: BoardData): Map<string, NodeData> {
  const nodes = new Map<string, NodeData>();
  for (const node of data.nodes) if (!nodes.has(String(node.id))) nodes.set(String(node.id), node);
  return nodes;
}

const placesOf = (data: BoardData) => new Map(data.nodes.filter(isPlaced).map((node) => [key(node), String(node.id)]));

/** The sheet of a board; null for one whose points are on no grid. */
export function size(data: BoardData): Size | null {
  const placed = data.nodes.filter(isPlaced);
  if (placed.length < data.nodes.length) return null;
  if (!placed.length) return { rows: 1, columns: 1, west: 0 };
  const xs = placed.map(xOf);
  const west = Math.min(...xs);
  return { rows: Math.max(...placed.map(({ row }) => row)) + 1, columns: Math.ceil(Math.max(...xs) - west) + 1, west };
}

/** A sheet that has room for two. */
function joined(one: Size, two: Size | null): Size {
  if (!two) return one;
  const west = Math.min(one.west, two.west);
  const east = Math.max(one.west + one.columns, two.west + two.columns);
  return { rows: Math.max(one.rows, two.rows), columns: Math.ceil(east - west), west };
}

/** All places of a sheet, row by row. */
function sheetPlaces({ rows, columns, west }: Size): Place[] {
  const found: Place[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = Math.ceil(west + row / 2); col <= west + columns - 1 + row / 2; col++) found.push({ row, col });
  return found;
}

const nodeAt = (place: Place): NodeData => ({ id: key(place), x: xOf(place), y: -place.row * ROW || 0, ...place });

/** A board as it is drawn: nobody has laid anything. The corners of the sheet keep the drawing in its place. */
export function layoutOf(data: BoardData, sheet: Size | null): Layout {
  const nodes = nodesOf(data);
  const told = (name: string) => ({ id: "transamerica.page-name", args: { name } });
  const lines = new Map(data.edges.flatMap((edge): [string, EdgeData][] => (edge.u !== edge.v && nodes.has(String(edge.u)) && nodes.has(String(edge.v)) ? [[lineOf(edge.u, edge.v), edge]] : [])));
  const cities = new Map([...data.cities].reverse().map((city) => [String(city.node), city]));
  const corners = sheet ? [0, sheet.rows - 1].flatMap((row) => [sheet.west, sheet.west + sheet.columns - 1].map((x) => [x, row])) : [];
  return {
    nodes: [
      ...[...nodes].map(([name, { x, y, row = null, col = null }]) => ({ name, words: told(name), x, y, row, col })),
      ...corners.map(([x, row], place) => ({ name: `corner ${place}`, words: told(""), x: x!, y: -row! * ROW, row: null, col: null })),
    ],
    lines: [...lines].map(([name, { u, v, cost, kind = "plain" }]) => ({ name, words: told(name), a: String(u), b: String(v), cost, kind })),
    cities: [...cities].flatMap(([node, { name, colour }]) => (nodes.has(node) ? { name, colour, node, in_play: true } : [])),
    colours: [...new Set(data.cities.map(({ colour }) => colour))],
    colour_words: [],
    tracks: data.tracks ?? TRACKS,
    own_tracks: 0,
    points: data.points ?? POINTS,
  };
}

const EMPTY: View = { round: 1, starter: 0, phase: "track", supply: 0, barrier: 0, players: [], tracks: [], own_tracks: [], hints: [], rounds: [], past: null };

interface Drawn extends Sheet {
  layout: Layout;
  chart: Chart;
  size: Size | null;
}

function draw(data: BoardData, given: Size | null): Drawn {
  const own = size(data);
  const sheet = own && joined(own, given);
  const layout = layoutOf(data, sheet);
  const chart = chartOf(layout);
  const { left, top, right, bottom } = chart.box;
  return {
    layout,
    view: EMPTY,
    chart,
    size: sheet,
    box: [left, top, right - left, bottom - top],
    place(id) {
      const at = chart.at.get(id);
      return at && { at, d: circlePath(19, at) };
    },
  };
}

/** The pairs of points that a line joins, or could join on the grid. */
function pairs(data: BoardData): [string, string][] {
  const nodes = nodesOf(data);
  const places = placesOf(data);
  const found = new Map<string, [string, string]>();
  for (const { u, v } of data.edges) if (nodes.has(String(u)) && nodes.has(String(v))) found.set(lineOf(u, v), [String(u), String(v)]);
  for (const [id, node] of nodes)
    if (isPlaced(node))
      for (const place of besides(node)) {
        const other = places.get(place);
        if (other && !found.has(lineOf(id, other))) found.set(lineOf(id, other), [id, other]);
      }
  return [...found.values()];
}

function spots(data: BoardData, sheet: Sheet, tool: string, words: Words): Spot[] {
  const { chart, size: wanted } = sheet as Drawn;
  const cities = new Map(data.cities.map((city) => [String(city.node), city.name]));
  const told = (id: string) => words.t("transamerica.board-point", { name: cities.get(id) ?? id });
  const spot = (id: string, at: Point, label: string, free = false): Spot => ({ id, at, d: circlePath(UNIT * 0.46, at), label, free });
  if (tool === "land") {
    if (!wanted) return [];
    const places = placesOf(data);
    const unit = chart.at.get("corner 0")!;
    return sheetPlaces(wanted).flatMap((place) => {
      const at: Point = [unit[0] + (xOf(place) - wanted.west) * UNIT, unit[1] + place.row * ROW * UNIT];
      return places.has(key(place)) ? [] : spot(key(place), at, told(key(place)), true);
    });
  }
  if (tool in LINES || tool === "cut") {
    const laid = new Set(data.edges.map(({ u, v }) => lineOf(u, v)));
    return pairs(data).flatMap(([a, b]) => {
      const id = lineOf(a, b);
      if (tool === "cut" && !laid.has(id)) return [];
      const [[ax, ay], [bx, by]] = [chart.at.get(a)!, chart.at.get(b)!];
      const [mx, my, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, (by - ay) * 0.27, (ax - bx) * 0.27];
      const d = `M${num(ax)} ${num(ay)}L${num(mx + dx)} ${num(my + dy)}L${num(bx)} ${num(by)}L${num(mx - dx)} ${num(my - dy)}Z`;
      return { id, at: [mx, my], d, label: words.t("transamerica.board-line", { one: cities.get(a) ?? a, two: cities.get(b) ?? b }), free: !laid.has(id) };
    });
  }
  const onlyCities = tool === "dotted" || tool === "name";
  return [...nodesOf(data).keys()].flatMap((id) => (onlyCities && !cities.has(id) ? [] : spot(id, chart.at.get(id)!, told(id))));
}

/** A name that no city has yet: "City 7". */
function newName(data: BoardData, words: Words): string {
  const names = new Set(data.cities.map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = words.t("transamerica.board-new-city", { number });
    if (!names.has(name)) return name;
  }
}

export function paint(data: BoardData, tool: string, spot: string, { words, colour }: Hand): BoardData {
  const [u, v] = spot.split(" ");
  const nodes = nodesOf(data);
  if (tool === "land") {
    const [row, col] = spot.slice(1).split("c").map(Number) as [number, number];
    const places = placesOf(data);
    if (places.has(spot)) return data;
    const ids = new Map(data.nodes.map((node) => [String(node.id), node.id]));
    const edges = besides({ row, col }).flatMap((place): EdgeData[] => (places.has(place) ? [{ u: spot, v: ids.get(places.get(place)!)!, cost: 1 }] : []));
    return { ...data, nodes: [...data.nodes, nodeAt({ row, col })], edges: [...data.edges, ...edges] };
  }
  if (tool === "water") {
    const stays = (id: Id) => String(id) !== spot;
    return {
      ...data,
      nodes: data.nodes.filter(({ id }) => stays(id)),
      edges: data.edges.filter((edge) => stays(edge.u) && stays(edge.v)),
      cities: data.cities.filter(({ node }) => stays(node)),
    };
  }
  const edge = data.edges.find((known) => lineOf(known.u, known.v) === spot);
  if (tool === "cut") return edge ? { ...data, edges: data.edges.filter((known) => known !== edge) } : data;
  const line = LINES[tool];
  if (line) {
    if (edge?.cost === line.cost && (edge.kind ?? "plain") === (line.kind ?? "plain")) return data;
    if (!edge) return { ...data, edges: [...data.edges, { u: nodes.get(u!)!.id, v: nodes.get(v!)!.id, ...line }] };
    return { ...data, edges: data.edges.map((known) => (known === edge ? { u: edge.u, v: edge.v, ...line } : known)) };
  }
  const city = data.cities.find(({ node }) => String(node) === spot);
  if (tool === "dotted" && city) return { ...data, cities: data.cities.map((known) => (known === city ? withField(city, { dotted: city.dotted ? undefined : true }) : known)) };
  if (tool !== "city") return data;
  if (!city) return { ...data, cities: [...data.cities, { name: newName(data, words), colour, node: nodes.get(spot)!.id }] };
  if (city.colour === colour) return { ...data, cities: data.cities.filter((known) => known !== city) };
  return { ...data, cities: data.cities.map((known) => (known === city ? { ...city, colour } : known)) };
}

/** A smaller sheet loses what lies outside; a larger one has free places. */
export function resize(data: BoardData, { rows, columns, west }: Size): BoardData {
  const gone = data.nodes.filter(isPlaced).filter((node) => node.row >= rows || xOf(node) > west + columns - 1);
  return gone.reduce((left, { id }) => paint(left, "water", String(id), { words: undefined as never, colour: "" }), data);
}

export function blank(name: string, sheet: Size): BoardData {
  const nodes = sheetPlaces(sheet).map(nodeAt);
  const data: BoardData = { name, nodes, edges: [], cities: [] };
  return { ...data, edges: pairs(data).map(([u, v]) => ({ u, v, cost: 1 })) };
}

export function mirrored(data: BoardData, spot: string, mirror: Mirror, sheet: Size | null): string | null {
  if (!sheet) return null;
  const nodes = nodesOf(data);
  const places = placesOf(data);
  const ends = spot.split(" ").map((id) => {
    const place = nodes.get(id) ?? (([row, col]) => ({ row: row!, col: col! }))(id.slice(1).split("c").map(Number));
    const { row, col } = place as Place;
    const there = mirror === "down" ? sheet.rows - 1 - row : row;
    const x = mirror === "across" ? 2 * sheet.west + sheet.columns - 1 - xOf({ row, col }) : xOf({ row, col });
    const across = x + there / 2;
    if (!Number.isInteger(across)) return null;
    return places.get(key({ row: there, col: across })) ?? key({ row: there, col: across });
  });
  if (ends.includes(null)) return null;
  const other = ends.length === 2 ? lineOf(ends[0]!, ends[1]!) : ends[0]!;
  const known = nodes.has(spot) ? nodes.has(other) : spot.includes(" ") ? pairs(data).some(([a, b]) => lineOf(a, b) === other) : !nodes.has(other);
  return other === spot || !known ? null : other;
}

function fields(data: BoardData, place: string | null): Field[] {
  if (place === null)
    return [
      { name: "tracks", label: { id: "transamerica.board-tracks" }, kind: "number", value: data.tracks ?? TRACKS, from: 1, to: 1000 },
      { name: "points", label: { id: "transamerica.board-points" }, kind: "number", value: data.points ?? POINTS, from: 1, to: 1000 },
    ];
  const city = data.cities.find(({ node }) => String(node) === place);
  if (!city) return [];
  return [
    { name: "name", label: { id: "board.name-of-place" }, kind: "text", value: city.name, most: NAME },
    { name: "dotted", label: { id: "transamerica.board-dotted" }, kind: "switch", value: city.dotted ?? false },
  ];
}

export default {
  game: "transamerica",
  board,
  tools: ["land", "water", "single", "mountain", "river", "cut", "city", "dotted", "name"].map((id, place) => ({ id, drag: place < 6 })),
  swatch: Swatch,
  colours: ["green", "blue", "yellow", "red", "orange", "purple", "black", "white"],
  coloured: "city",
  printed: { TransAmerica: async () => (await import("../../../../src/railbox/games/transamerica/facts/board.json")).default as BoardData },
  blank: (words) => blank(words.t("board.new-name"), FIRST),
  size,
  most: { rows: 16, columns: 22 },
  resize,
  draw,
  spots,
  count(data, tool) {
    if (tool === "water") return null;
    if (tool === "land") return data.nodes.length;
    if (tool in LINES) return data.edges.filter(({ kind = "plain" }) => kind === (LINES[tool]!.kind ?? "plain")).length;
    if (tool === "dotted") return data.cities.filter(({ dotted }) => dotted).length;
    return tool === "city" ? data.cities.length : null;
  },
  paint,
  mirrored,
  placeOf: (spot) => spot.split(" ")[0]!,
  title: (data, place) => data.cities.find(({ node }) => String(node) === place)?.name ?? place,
  fields,
  set(data, place, field, value) {
    if (place === null) return { ...data, [field]: value };
    return { ...data, cities: data.cities.map((city) => (String(city.node) === place ? { ...city, [field]: value } : city)) };
  },
} satisfies Editor<BoardData>;
