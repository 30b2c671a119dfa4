/** What tests of the stores begin with. */
import type { LogLine, Update } from "./protocol";

/** An update of a running table with two seats. */
export function anUpdate(changes: Partial<Update> = {}): Update {
  const seat = { person: null, bot: null, open: false, autopilot: false, away: "", resigned: false, clock: null, knows: false };
  return {
    t: "update",
    table: "T",
    since: 0,
    moment: 5,
    now: 0,
    info: {
      game: "toy",
      rules: 1,
      title: "",
      players: 2,
      options: {},
      public: true,
      created: 0,
      status: "running",
      host: "a",
      seats: [
        { ...seat, name: "Ada", title: { id: "table.person", args: { name: "Ada" } } },
        { ...seat, name: "Kenji", title: { id: "table.person", args: { name: "Kenji" } } },
      ],
      pending: [0],
      clock: { kind: "none", seconds: 0, increment: 0 },
      first: "seat",
      same_as: "",
      rated: true,
      paused: false,
      votes: { pause: [], abandon: [], reseat: [] },
      commitment: "",
      seed: null,
      outcome: null,
      rematch: "",
      frozen: null,
      lesson: null,
    },
    you: { seat: 0, changes: 0, allowed: ["act"], undo: false, redo: false, premoves: [], muted: [] },
    view: {
      seat: 0,
      to_act: 0,
      pending: [0],
      prompt: { id: "toy.prompt" },
      legal: ["place d3"],
      over: false,
      winners: [],
      end_reason: "",
      scores: [0, 0],
      game: { cells: [] },
    },
    hidden: null,
    log: [],
    text: null,
    prompt: null,
    board: null,
    ...changes,
  };
}

/** The log of a game: the start, then one action of each of these seats. */
export function aLog(...seats: number[]): LogLine[] {
  const begin = { moment: 3, at: 0, messages: [{ id: "table.game-begins" }] };
  return [begin, ...seats.map((seat, place) => ({ moment: 4 + place, at: 0, seat, actions: ["place d3"] }))];
}
