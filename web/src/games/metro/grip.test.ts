import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Preview } from "../../lib/game";
import { Words } from "../../lib/messages";
import { mayTurn, type Props } from "./actions";
import { grip, held, inHand, takeTile, turnTile, turnsOn, wagonText } from "./grip.svelte";
import { boardOf, momentOf } from "./moment";
import data from "./positions.json";
import type { Layout, View } from "./types";

const { layout, view } = (data as unknown as Record<string, { layout: Layout; view: View }>).hand!;
const hand = view.players[0]!.tiles as string[];
const [one, other] = hand as [string, string];
const nothing: Preview = { messages: [], figures: {} };
const free = layout.cells.filter((cell) => !view.tiles.some((tile) => tile.cell === cell));
const [near, far] = free as [string, string];

/** The page of seat 0 with a hand of two; the first tile may lie on one cell in two ways, the other one on two cells. */
function props(more: Partial<Props> = {}): Props {
  const after: Record<string, string[]> = {
    [`tile ${one}`]: [`place ${near}`, `place ${near} turned 180`],
    [`tile ${other}`]: [`place ${near} turned 90`, `place ${far}`],
  };
  return {
    layout,
    view,
    seat: 0,
    pending: [0],
    over: false,
    faces: [],
    legal: [`tile ${one}`, `tile ${other}`, "draw"].map((text) => ({ text, label: { id: text } })),
    chosen: [],
    previews: ([first]) => Object.fromEntries((after[first!] ?? []).map((text) => [text, nothing])),
    sent: false,
    refused: null,
    last: [],
    by: -1,
    hover: null,
    words: new Words("en", []),
    components: {},
    choose: vi.fn(),
    act: vi.fn(),
    setHover: vi.fn(),
    ...more,
  };
}

beforeEach(() => {
  grip.slot = 0;
  grip.turns = 0;
  grip.percent = null;
});

describe("a hand of several tiles", () => {
  it("holds its first tile, and offers the cells for it", () => {
    expect(held(props())).toBe(one);
    expect(inHand(props())).toEqual({ tile: one, first: [`tile ${one}`], cells: new Map([[near, [0, 2]]]) });
  });

  it("holds the tile of the sequence that is tried", () => {
    expect(held(props({ chosen: [`tile ${other}`] }))).toBe(other);
  });

  it("sends nothing when another tile is taken", () => {
    const given = props();
    takeTile(given, 1);
    expect(held(given)).toBe(other);
    expect(given.choose).not.toHaveBeenCalled();
  });

  it("keeps the cell that is tried when the other tile may lie there", () => {
    const given = props({ chosen: [`tile ${one}`, `place ${near}`] });
    takeTile(given, 1);
    expect(given.choose).toHaveBeenCalledWith([`tile ${other}`, `place ${near} turned 90`]);
  });

  it("takes the trial back when it may not", () => {
    grip.slot = 1;
    const given = props({ chosen: [`tile ${other}`, `place ${far}`] });
    takeTile(given, 0);
    expect(given.choose).toHaveBeenCalledWith([]);
  });
});

describe("turning", () => {
  it("is known from the legal placements of any tile of the hand that has several looks", () => {
    const plain = { previews: () => ({ [`place ${near}`]: nothing }) };
    expect(mayTurn(props(), inHand(props()))).toBe(true);
    expect(mayTurn(props(plain), inHand(props(plain)))).toBe(false);
    grip.slot = 1; // four straights look the same however they are turned
    const straight = { layout: { ...layout, tiles: { ...layout.tiles, [other]: "SWNE" } } };
    expect(mayTurn(props(straight), inHand(props(straight)))).toBe(true);
    expect(mayTurn(props(), null)).toBe(false);
  });

  it("goes to the next turn that is legal on the cell that is tried", () => {
    const given = props({ chosen: [`tile ${one}`, `place ${near}`] });
    turnTile(given, 1);
    expect(given.choose).toHaveBeenCalledWith([`tile ${one}`, `place ${near} turned 180`]);
    expect(grip.turns).toBe(2);
  });

  it("never chooses the same again, which would confirm it", () => {
    grip.slot = 1;
    const given = props({ chosen: [`tile ${other}`, `place ${far}`] });
    turnTile(given, 1);
    takeTile(given, 1);
    expect(given.choose).not.toHaveBeenCalled();
  });

  it("follows the pointer", () => {
    const given = props({ hover: `place ${near}` });
    turnTile(given, -1);
    expect(given.setHover).toHaveBeenCalledWith(`place ${near} turned 180`);
    expect(given.choose).not.toHaveBeenCalled();
  });

  it("turns the tile in the hand where nothing is tried", () => {
    turnTile(props(), 1);
    expect(grip.turns).toBe(1);
    expect(turnsOn(props(), inHand(props())!, near)).toBe(2); // the next one that is legal there
  });
});

describe("a trial", () => {
  const moment = (more: Partial<Props>) => momentOf(props(more), boardOf(props()));

  it("is what is pointed at, else what is chosen", () => {
    const chosen = [`tile ${one}`, `place ${near}`];
    expect(moment({ chosen }).trial).toMatchObject({ kind: "place", cell: near, turns: 0 });
    expect(moment({ chosen, hover: `place ${near} turned 180` }).trial).toMatchObject({ turns: 2 });
    expect(moment({ chosen, hover: "line 4" }).trial).toMatchObject({ turns: 0 });
    expect(moment({}).trial).toBeNull();
  });

  it("stays while it is under way, and ends when its tile lies there", () => {
    const chosen = [`tile ${one}`, `place ${near}`];
    expect(moment({ chosen, sent: true }).trial).toMatchObject({ cell: near });
    expect(moment({ chosen: [chosen[0]!, `place ${view.tiles[0]!.cell}`], sent: true }).trial).toBeNull();
  });
});

describe("central wagons", () => {
  const legal = ["wagon c3 share 10", "wagon c3 share 40"].map((text) => ({ text, label: { id: text } }));

  it("are placed by the share that is held for them", () => {
    expect(wagonText(props({ legal }), "C3")).toBe("wagon c3 share 10");
    grip.percent = 40;
    expect(wagonText(props({ legal }), "C3")).toBe("wagon c3 share 40");
    expect(wagonText(props({ legal }), "C4")).toBeNull();
  });
});
