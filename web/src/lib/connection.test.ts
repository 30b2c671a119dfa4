import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, merged, type Wire } from "./connection.svelte";
import type { ClientMessage, ServerMessage } from "./protocol";
import { anUpdate } from "./testing";

/** A server's end of a socket. */
class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: ClientMessage[] = [];
  closed = false;

  constructor() {
    FakeWire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen!(new Event("open"));
  }
  ends(code = 1006) {
    this.onclose!({ code } as CloseEvent);
  }
  says(message: ServerMessage) {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  of<T extends ClientMessage["t"]>(t: T) {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === t);
  }
}

const last = () => FakeWire.all.at(-1)!;
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("connection", () => {
  let connection: Connection;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeWire.all = [];
    connection = new Connection(() => new FakeWire());
    stop = connection.start();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  const greet = (moment = 5) => {
    last().opens();
    last().says(anUpdate({ moment }));
  };

  it("says hello and shows what it is told, the unchanged as it was", () => {
    expect(connection.state).toBe("connecting");
    greet();
    expect(connection.state).toBe("live");
    expect(last().of("hello")).toEqual([{ t: "hello", since: 0, patches: true }]);
    const view = connection.update!.view;
    last().says(anUpdate({ moment: 6, since: 5 }));
    expect(connection.update!.moment).toBe(6);
    expect(connection.update!.view).toBe(view);
  });

  it("follows by patches, from the answer to its newest hello on", () => {
    greet();
    last().says({ t: "patch", patch: { since: [5], moment: [6], log: [[{ moment: 6, at: 1 }]] } });
    expect(connection.update!.moment).toBe(6);
    expect(connection.lines.at(-1)!.moment).toBe(6);
    connection.look({ draw: true });
    last().says({ t: "patch", patch: { moment: [7] } });
    expect(connection.update!.moment).toBe(6);
    last().says(anUpdate({ moment: 7, since: 6 }));
    last().says({ t: "patch", patch: { since: [7], moment: [8], log: [[]] } });
    expect(connection.update!.moment).toBe(8);
  });

  it("keeps the options, which are told once", () => {
    last().opens();
    const first = anUpdate({ moment: 5 });
    last().says({ ...first, info: { ...first.info, options: { size: 2 } } });
    last().says(anUpdate({ moment: 6, since: 5 }));
    expect(connection.update!.moment).toBe(6);
    expect(connection.update!.info.options).toEqual({ size: 2 });
  });

  it("notices a silent server within five seconds and comes back by the moment it has seen", async () => {
    greet();
    await vi.advanceTimersByTimeAsync(4600); // 2.5 s of silence, 2 s for an answer
    expect(last().of("ping")).toHaveLength(1);
    expect(connection.state).toBe("offline");
    expect(last().closed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeWire.all).toHaveLength(2);
    last().opens();
    expect(connection.state).toBe("behind");
    expect(last().of("hello")).toEqual([{ t: "hello", since: 5, patches: true }]);
    last().says(anUpdate({ moment: 7, since: 5 }));
    expect(connection.state).toBe("live");
  });

  it("stays live while pings are answered", async () => {
    greet();
    for (let beat = 0; beat < 10; beat++) {
      await vi.advanceTimersByTimeAsync(2500);
      last().says({ t: "pong", now: 0 });
    }
    expect(connection.state).toBe("live");
    expect(FakeWire.all).toHaveLength(1);
  });

  it("tries more and more seldom, and at once when the network is back", async () => {
    greet();
    const tries: number[] = [];
    for (let round = 0; round < 6; round++) {
      const before = Date.now();
      last().ends();
      while (last().closed) await vi.advanceTimersByTimeAsync(50);
      tries.push(Date.now() - before);
    }
    expect(tries[5]!).toBeGreaterThan(tries[0]! * 4);
    last().ends();
    const count = FakeWire.all.length;
    window.dispatchEvent(new Event("online"));
    expect(FakeWire.all).toHaveLength(count + 1);
  });

  it("sends an action again after a lost connection, with the same id, and never two at once", async () => {
    greet();
    const done = connection.act(["place d3"]);
    void connection.act(["place d4"]);
    expect(last().of("do")).toHaveLength(1);
    const [first] = last().of("do");
    last().ends();
    expect(connection.sending).toEqual(["place d3"]);
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().of("do")).toEqual([first]);
    last().says(anUpdate({ moment: 6, since: 5 }));
    last().says({ t: "done", ref: first!.ref!, moment: 6 });
    expect(await done).toBe(true);
    expect(connection.sending).toEqual([]);
    last().ends();
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().of("do")).toEqual([]);
  });

  it("keeps an action that was chosen without a connection", async () => {
    greet();
    last().ends();
    void connection.act(["place d3"]);
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().of("do")).toHaveLength(1);
  });

  it("does a sequence step by step, each after the moment of the one before", async () => {
    greet();
    const done = connection.act(["tile dbba", "place d3"]);
    const [tile] = last().of("do");
    expect(tile!.command).toMatchObject({ action: "tile dbba", moment: 5 });
    last().says({ t: "done", ref: tile!.ref!, moment: 6 });
    await settled();
    const place = last().of("do")[1]!;
    expect(place.command).toMatchObject({ action: "place d3", moment: 6 });
    last().says({ t: "done", ref: place.ref!, moment: 7 });
    await settled();
    expect(connection.sending).toEqual(["tile dbba", "place d3"]); // until it is shown
    last().says(anUpdate({ moment: 7, since: 5 }));
    expect(await done).toBe(true);
    expect([connection.sending, connection.busy]).toEqual([[], false]);
  });

  it("no longer counts as under way what a view shows already", async () => {
    greet();
    const view = (legal: string[]) => ({ ...anUpdate().view!, legal });
    const done = connection.act(["tile dbba", "place d3"]);
    const [tile] = last().of("do");
    last().says(anUpdate({ moment: 5, since: 5, view: view(["place d3", "place e4"]) }));
    expect(connection.sending).toEqual(["place d3"]);
    last().says({ t: "done", ref: tile!.ref!, moment: 5 }); // a step of a secret choice makes no moment
    await settled();
    last().says(anUpdate({ moment: 6, since: 5, view: view([]) }));
    expect([connection.sending, connection.busy]).toEqual([[], true]);
    last().says({ t: "done", ref: last().of("do")[1]!.ref!, moment: 6 });
    expect(await done).toBe(true);
    expect(connection.busy).toBe(false);
  });

  it("ends a sequence at a refusal and says why", async () => {
    greet();
    const done = connection.act(["tile dbba", "place d3"]);
    last().says({ t: "refused", ref: last().of("do")[0]!.ref!, message: { id: "table.moved-on" }, text: "" });
    expect(await done).toBe(false);
    expect(connection.refused).toEqual({ text: "tile dbba", message: { id: "table.moved-on" } });
    expect(last().of("do")).toHaveLength(1);
  });

  it("does not repeat what may not be done twice", async () => {
    greet();
    const said = connection.do({ do: "chat", text: "Hello" });
    last().ends();
    expect(await said).toEqual({ done: false, message: { id: "page.offline-unsure" } });
    await vi.advanceTimersByTimeAsync(1000);
    last().opens();
    expect(last().of("do")).toEqual([]);
  });

  it("stops where there is no such table", async () => {
    last().ends(4404);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(connection.missing).toBe(true);
    expect(FakeWire.all).toHaveLength(1);
  });
});

describe("the log", () => {
  const line = (moment: number, more = {}) => ({ moment, at: 0, ...more });
  it("drops what was taken back and adds each line once", () => {
    const known = [line(1), line(2), line(3)];
    expect(merged(known, { since: 3, log: [], hidden: null })).toBe(known);
    const lines = merged(known, { since: 3, log: [line(4, { removed: [2, 3] })], hidden: null });
    expect(lines.map((each) => each.moment)).toEqual([1, 4]);
    expect(merged(lines, { since: 0, log: [line(1), line(4)], hidden: null }).map((each) => each.moment)).toEqual([1, 4]);
    expect(merged(known, { since: 2, log: [line(3), line(4)], hidden: null }).map((each) => each.moment)).toEqual([1, 2, 3, 4]);
  });

  it("drops what the rules hide for now, and keeps the talk", () => {
    const lines = [line(1), line(2, { seat: 0 }), line(3, { person: { id: "a", name: "Ada" } }), line(4, { seat: 1 })];
    const kept = merged(lines, { since: 4, log: [line(5, { seat: 0 })], hidden: { since: 1, log: 4 } });
    expect(kept.map((each) => each.moment)).toEqual([1, 3, 4, 5]);
  });
});
