/** Geometry, lines and companies against positions of real games: positions.json holds what the server said of them. */
import { describe, expect, it } from "vitest";
import { fittingTurn, look, placeText, read, type Props } from "./actions";
import { brackets, pillWidth, pointsLabel, runPath, tileArt } from "./drawing";
import { dividends, leaders, majority, profitsAfter, values, whereabouts } from "./firms";
import { SIDES, corner, looks, neighbour, paintOrder, trackKind, trackPath, turnedExits } from "./geometry";
import { changes, departures, follow, numberPoints, tilesOf, trace, type Change, type Run } from "./lines";
import { boardOf, boardWith, trialOf } from "./moment";
import data from "./positions.json";
import type { Layout, Line, View } from "./types";

interface Position {
  layout: Layout;
  view: View;
  /** By tile and placement, or by wagon: the figures of the server's preview. */
  told: Record<string, Record<string, number>>;
}
const positions = data as unknown as Record<string, Position>;
const cases = Object.entries(positions);
const RAILS = "rails0"; // there a passage of a central rail counts nothing: figures of lines are the server's

const now = ({ layout, view }: Position) => follow(layout, tilesOf(layout, view), departures(layout, view));

/** The page of seat 0, as far as a trial needs it: with a tile chosen, and the server's figures where it is given them. */
function page({ layout, view, told }: Position, tile: string | null): Props {
  const after = Object.entries(told).flatMap(([text, figures]) => {
    const [kind, ...rest] = text.split(" ");
    return kind === tile ? [[rest.join(" "), { messages: [], figures: told === positions[RAILS]!.told ? figures : {} }]] : [];
  });
  const props: Partial<Props> = {
    layout,
    view,
    seat: 0,
    legal: tile ? [{ text: `tile ${tile}`, label: { id: "" } }] : [],
    chosen: [],
    sent: false,
    hover: null,
    previews: () => Object.fromEntries(after),
  };
  return props as Props;
}

/** What a tried action changes. */
function tried(position: Position, text: string): Change[] {
  const [tile, ...rest] = text.split(" ");
  const wagon = tile === "wagon";
  const props = page(position, wagon ? null : tile!);
  const trial = trialOf(props, wagon ? text : rest.join(" "), tile!);
  const board = boardOf(props);
  return changes(board.runs, boardWith(props, board, trial).runs);
}

describe("geometry", () => {
  it("knows the four kinds of track", () => {
    expect(SIDES.map((side) => trackKind("N", side))).toEqual(["back", "wide", "straight", "tight"]);
    expect(trackPath("N", "S")).toBe("M33.33 0L33.33 100");
    expect(trackPath("N", "W")).toBe("M33.33 0A33.33 33.33 0 0 1 0 33.33");
    expect(trackPath("N", "E")).toBe("M33.33 0A66.67 66.67 0 0 0 100 66.67");
    expect(trackPath("N", "N")).toBe("M33.33 0L33.33 14A16.67 16.67 0 0 0 66.67 14L66.67 0");
    expect(trackPath("N", "S", [200, 100])).toBe("M233.33 100L233.33 200");
  });

  it("paints straight tracks first and U-turns last", () => {
    const kinds = paintOrder("NSWE").map(({ enter, leave }) => trackKind(enter, leave));
    expect(kinds).toEqual(["straight", "wide", "wide", "back"]);
  });

  it("turns tiles clockwise and knows in how many ways they look", () => {
    const { tiles } = positions.early!.layout;
    for (const exits of Object.values(tiles)) {
      expect(turnedExits(exits, 4)).toBe(exits);
      expect(Object.values(tiles)).toContain(turnedExits(exits, 1));
      expect(new Set([0, 1, 2, 3].map((turns) => turnedExits(exits, turns))).size).toBe(looks(exits));
    }
    expect(turnedExits("NSWE", 1)).toBe("SEWN"); // the U-turn of the north comes to the east
  });

  it("finds cells and their neighbours", () => {
    expect(corner("c4")).toEqual([200, 300]);
    expect(neighbour("a1", "E")).toBe("b1");
    expect(neighbour("a1", "N")).toBeNull();
    expect(neighbour("h8", "E")).toBeNull();
  });
});

describe("lines", () => {
  const ends = ({ departure, owner, passages, arrival, points }: Run | Line) => [departure, owner, passages, arrival, points];

  it.each(cases)("agree with the view: %s", (name, position) => {
    const runs = name === RAILS ? boardOf(position).runs : now(position);
    const traced = runs.filter((run) => run.owner).map(ends);
    expect(traced.toSorted()).toEqual(position.view.lines.map(ends).toSorted());
  });

  it.each(cases)("change as the server's previews say: %s", (_, position) => {
    for (const [text, figures] of Object.entries(position.told)) {
      const got = tried(position, text).flatMap(({ after }) => [
        [`line ${after.departure}`, after.passages],
        ...(after.points === null ? [] : [[`scores ${after.departure}`, after.points]]),
      ]);
      const told = Object.entries(figures).filter(([key]) => /^(line|scores) /.test(key));
      expect(got.toSorted(), text).toEqual(told.toSorted());
    }
  });

  it("are told by the server where central rails count nothing", () => {
    const position = positions[RAILS]!;
    const through = ({ steps }: Run) => steps.some(({ cell }) => position.layout.centre.includes(cell));
    const runs = boardOf(position).runs.filter((run) => run.owner && through(run));
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.every((run) => run.passages < run.steps.length)).toBe(true);
  });

  it("that a tile does not touch stay the same objects", () => {
    const position = positions.late!;
    const props = page(position, null);
    const board = boardOf(props);
    const [cell] = position.layout.cells.filter((one) => !board.tiles.has(one));
    const after = boardWith(props, board, { kind: "place", cell: cell!, turns: 0, exits: "SWNE" });
    const touched = after.runs.filter((run, place) => run !== board.runs[place]);
    expect(touched.every(({ steps }) => steps.some((step) => step.cell === cell))).toBe(true);
    expect(touched.length).toBeLessThanOrEqual(4);
  });

  it("end at the centre unless rails cover it", () => {
    const { layout } = positions.early!;
    const straight = new Map([["d3", "SWNE"]]);
    expect(trace(layout, straight, "d3", "N")).toMatchObject({ cell: "d3", side: "S", ends: true });
    for (const cell of layout.centre) straight.set(cell, "SWNE");
    expect(trace(layout, straight, "d3", "N")).toMatchObject({ cell: "d6", side: "N", ends: false });
  });

  it.each(cases)("bring to station numbers what the view says: %s", (_, position) => {
    const brought = numberPoints(boardOf(position).runs);
    for (const { numbers, number_points } of position.view.players)
      numbers.forEach((number, place) => {
        if (number !== null) expect(brought.get(number) ?? null).toBe(number_points[place]);
      });
  });
});

describe("companies", () => {
  const { view } = positions.companies!;

  it("have the values that the view tells", () => {
    const profits = profitsAfter(view.companies, []);
    expect([...values(profits)]).toEqual(view.companies.map(({ name, value }) => [name, value]));
  });

  it.each(cases)("pay what the view says: %s", (_, { view: now }) => {
    const profits = profitsAfter(now.companies, []);
    now.players.forEach((player, seat) => {
      if (player.dividends === null) return;
      expect(dividends(player.shares, values(profits))).toBe(player.dividends);
      expect(majority(now.players, seat, profits)).toBe(player.majorities);
    });
  });

  it.each(cases)("change as the server's previews say: %s", (_, position) => {
    const { companies, players } = position.view;
    for (const [text, figures] of Object.entries(companies.length ? position.told : {})) {
      const profits = profitsAfter(companies, tried(position, text));
      const worth = values(profits);
      for (const { name, profit, value } of companies) {
        expect(profits.get(name), text).toBe(figures[`profit ${name}`] ?? profit);
        expect(worth.get(name), text).toBe(figures[`value ${name}`] ?? value);
      }
      expect(dividends(players[0]!.shares, worth), text).toBe(figures.dividends ?? players[0]!.dividends);
    }
  });

  it("know where each share is, as far as the view tells", () => {
    for (const { percent, open } of view.piles) {
      expect(whereabouts(view, open, percent)).toEqual({ at: "open" });
      view.players.forEach(({ shares }, seat) => {
        const { company, shown } = shares.find((share) => share.percent === percent)!;
        if (company) expect(whereabouts(view, company, percent)).toEqual({ at: "seat", seat, shown });
      });
    }
  });

  it("are led by the largest known share", () => {
    for (const { name } of view.companies)
      for (const seat of leaders(view.players, name))
        expect(view.players[seat]!.shares.some(({ company }) => company === name)).toBe(true);
  });
});

describe("actions", () => {
  it("are read from their texts", () => {
    expect(read("place d3")).toEqual({ kind: "place", cell: "d3", turns: 0 });
    expect(read("place d3 turned 270")).toEqual({ kind: "place", cell: "d3", turns: 3 });
    expect(read("tile dbba")).toEqual({ kind: "tile", tile: "dbba" });
    expect(read("exchange 10 pile")).toEqual({ kind: "exchange", percent: 10, source: "pile" });
    expect(read("wagon c3")).toEqual({ kind: "wagon", place: "C3", percent: null });
    expect(read("wagon c3 share 40")).toEqual({ kind: "wagon", place: "C3", percent: 40 });
    expect(read("line 11")).toBeNull();
    expect(placeText("d3", 0)).toBe("place d3");
    expect(placeText("d3", 1)).toBe("place d3 turned 90");
  });

  it("go on to the next turn that is legal", () => {
    expect(fittingTurn([0, 2], 1)).toBe(2);
    expect(fittingTurn([0, 2], 1, -1)).toBe(0);
    expect(fittingTurn([3], 0, -1)).toBe(3);
    expect(look("SWNE", 3)).toBe(0);
    expect(look("NSWE", -1)).toBe(3);
  });
});

describe("drawing", () => {
  it("gives every track of a line its colour and the length before it", () => {
    const position = positions.late!;
    const runs = now(position).filter((run) => run.owner);
    const art = tileArt(tilesOf(position.layout, position.view), runs, new Set(["yellow"]));
    expect(art).toHaveLength(position.view.tiles.length);
    const coloured = art.flatMap(({ tracks }) => tracks).filter(({ colour }) => colour);
    expect(coloured).toHaveLength(runs.reduce((sum, { steps }) => sum + steps.length, 0));
    expect(coloured.every(({ colour, width }) => width === (colour === "yellow" ? 10 : 6.5))).toBe(true);
  });

  it("draws a line as one path", () => {
    const run = now(positions.late!).find(({ steps }) => steps.length > 3)!;
    expect(runPath(run).match(/M/g)).toHaveLength(1);
  });

  it("tells points as a sum where they are doubled", () => {
    const [run] = now(positions.late!);
    expect(pointsLabel({ ...run!, passages: 7, points: 14 })).toBe("7 × 2 = 14");
    expect(pointsLabel({ ...run!, passages: 4, points: 4 })).toBe("+4");
  });

  it("makes room for labels and marks cells", () => {
    expect(pillWidth("7 × 2 = 14", 27)).toBeGreaterThan(pillWidth("8", 27));
    expect(brackets("a1").match(/M/g)).toHaveLength(4);
  });
});
