// A table: board, what can be done, log, talk, replay. Everything comes from the server's updates.

import { ask, ask_dialog, el, language, say, show, toast, trying } from "./page.js";
import { drawMetro, drawTile } from "./metro.js";

const MAX_BACK_OFF = 8000;
const HEARTBEAT = 20000;

/** A connection that comes back by itself and never loses or doubles an action. */
class Link {
  constructor(id, onUpdate) {
    this.id = id;
    this.onUpdate = onUpdate;
    this.update = null;
    this.lines = new Map();
    this.waiting = new Map();
    this.wait = 250;
    this.seat = undefined;
    this.connect();
    setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", () => this.connect());
  }

  connect() {
    if (this.socket && this.socket.readyState <= 1) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = 250;
      this.state("");
      this.hello();
      // What was sent and not answered is sent again: the action's id makes that harmless.
      for (const { message } of this.waiting.values()) socket.send(message);
    });
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      if (event.code === 4404) return;
      this.state(say("connecting"));
      setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(this.wait * 2, MAX_BACK_OFF);
    });
  }

  hello() {
    const hello = { t: "hello", since: this.update?.moment ?? 0, language, draw: true };
    if (this.seat !== undefined) hello.seat = this.seat;
    this.socket.send(JSON.stringify(hello));
  }

  lookAs(seat) {
    this.seat = seat;
    this.update = null;
    this.lines.clear();
    if (this.socket.readyState === 1) this.hello();
  }

  beat() {
    if (this.socket.readyState !== 1) return;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket.close(), HEARTBEAT / 2);
    this.socket.send('{"t":"ping"}');
  }

  state(text) {
    document.getElementById("link-state").textContent = text;
  }

  take(message) {
    clearTimeout(this.silence);
    if (message.t === "update") {
      const texts = new Map((message.text ?? []).map((line) => [line.moment, line.lines]));
      for (const line of message.log) {
        for (const gone of line.removed ?? []) this.lines.delete(gone);
        this.lines.set(line.moment, { ...line, lines: texts.get(line.moment) ?? [] });
      }
      this.update = message;
      this.onUpdate(message);
    } else if (message.t === "done" || message.t === "refused") {
      const wait = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      if (!this.waiting.size) this.state("");
      if (message.t === "done") wait?.resolve(message);
      else if (wait) wait.reject(new Error(message.text));
      else toast(message.text);
    }
  }

  do(command) {
    const ref = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const message = JSON.stringify({ t: "do", ref, command: command.do === "act" ? { ...command, moment: this.update.moment, id: ref } : command });
    this.state(say("sending"));
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { message, resolve, reject });
      if (this.socket.readyState === 1) this.socket.send(message);
    });
  }
}

export async function openTable(id, { me, somebody, box }) {
  const layout = await ask("GET", `/api/tables/${id}/layout`);
  const page = makePage();
  let past = null;
  let chosen = "";
  let filter = "";
  let received = Date.now();
  const link = new Link(id, (update) => {
    received = Date.now();
    chosen = "";
    page.slider.max = update.moment;
    if (past === null) page.slider.value = update.moment;
    draw();
  });

  const command = (data) => trying(() => link.do(data));
  const act = (action) => trying(() => link.do({ do: "act", action }))();
  const shown = () => past ?? link.update;
  const button = (text, data, kind = "quiet small") => el("button", { type: "button", class: kind, onclick: command(data) }, text);
  const game = (update) => box.games.find((one) => one.name === update.info.game)?.title ?? update.info.game;

  function draw() {
    const update = shown();
    if (!update) return;
    const { info, you } = link.update;
    const mine = info.pending.includes(you.seat) && info.status === "running";
    document.title = `${mine ? "● " : ""}${info.title || game(update)} · Railbox`;
    page.title.textContent = info.title ? `${info.title} · ${game(update)}` : game(update);
    drawBoard(update);
    drawPrompt(update, mine);
    drawActions(update, mine);
    drawSeats(link.update);
    drawTools(link.update);
    drawLog();
    page.replay.classList.toggle("past", past !== null);
    page.where.textContent = `${update.moment} / ${link.update.moment}`;
  }

  function drawBoard(update) {
    const view = update.view;
    if (!view) {
      page.board.replaceChildren(el("p", { class: "soft" }, say("waiting_start")), optionList(update.info));
      return;
    }
    if (update.info.game === "metro") {
      const legal = past ? [] : view.legal;
      const pick = (cell) => {
        const fits = legal.filter((text) => text === `place ${cell}` || text.startsWith(`place ${cell} `));
        if (fits.length === 1) act(fits[0]);
        else { chosen = `place ${cell}`; draw(); }
      };
      const own = view.table.players[view.seat];
      page.board.replaceChildren(
        drawMetro(layout, view.table, legal, chosen.slice(6), pick),
        own ? el("div", { class: "hand" },
          view.table.to_place && own.tiles.length > 1 ? [el("span", {}, say("place_now")), drawTile(layout.tiles[view.table.to_place])] : null,
          el("span", {}, say("hand")), own.tiles.map((tile) => drawTile(layout.tiles[tile]))) : "",
        el("details", {}, el("summary", {}, say("board")), textBoard(update.board)));
    } else page.board.replaceChildren(textBoard(update.board));
  }

  function drawPrompt(update, mine) {
    const { info } = update;
    let text = update.prompt ?? say("waiting_start");
    if (info.outcome) text = info.outcome.winners.length ? say("winners", { names: info.outcome.winners.map((seat) => info.seats[seat].name).join(", ") }) : say("no_winner");
    page.prompt.textContent = past ? `${say("past")} ${text}` : text;
    page.prompt.classList.toggle("mine", mine && !past);
  }

  function drawActions(update, mine) {
    const legal = mine && !past ? update.view.legal : [];
    page.actionCard.hidden = !legal.length && !(update.you.premoves ?? []).length && !premovable(update);
    page.filter.hidden = legal.length < 12;
    const fits = rareFirst(legal.filter((text) => text.startsWith(chosen) && text.includes(filter.toLowerCase())));
    page.actions.replaceChildren(...fits.map((text) => el("button", { type: "button", class: "small", onclick: () => act(text) }, text)));
    if (chosen) page.actions.append(el("button", { type: "button", class: "quiet small", onclick: () => { chosen = ""; draw(); } }, "×"));
    if (!mine && premovable(update)) {
      const input = el("input", { "aria-label": say("premove"), placeholder: "pass", maxlength: 80 });
      page.actions.replaceChildren(
        el("form", { class: "row", onsubmit: trying(() => link.do({ do: "premove", actions: input.value.split(",").map((text) => text.trim()).filter(Boolean) })) },
          el("label", { class: "soft" }, say("premove"), input), el("button", { class: "small quiet" }, say("save"))));
      if (update.you.premoves.length) page.actions.append(el("span", {}, say("premove_set", { actions: update.you.premoves.join(", ") })), button(say("clear"), { do: "premove", actions: [] }));
    }
  }

  const premovable = (update) => update.info.status === "running" && update.you.seat >= 0 && !past && update.you.allowed.includes("premove") && !update.info.pending.includes(update.you.seat);

  function drawSeats(update) {
    const { info, you, view } = update;
    page.seats.replaceChildren(...info.seats.map((seat, number) => {
      const score = info.outcome ? info.outcome.scores[number] : view?.table?.players?.[number]?.score;
      const person = me();
      return el("li", { class: info.pending.includes(number) ? "pending" : "" },
        el("span", { class: "mark" }, String(number + 1)),
        el("span", { class: "who" },
          seat.open && info.status === "open" ? say("open") : seat.person ? el("a", { href: `/p/${seat.person}` }, seat.name) : seat.name,
          seat.away || seat.autopilot ? el("span", { class: "soft" }, ` (${say("away")})`) : null),
        score !== undefined && score !== null ? el("span", { class: "score" }, String(score)) : null,
        seat.clock !== null ? el("span", { class: "clock", "data-left": seat.clock, "data-runs": info.pending.includes(number) && !info.paused && !seat.autopilot ? "yes" : "" }, clockText(seat.clock)) : null,
        seat.open && you.seat < 0 && ["open", "running"].includes(info.status) ? el("button", { class: "small", onclick: trying(async () => { await somebody(); await rejoin({ do: "join", seat: number }); }) }, say("join")) : null,
        you.allowed.includes("set-seat") && number !== you.seat ? el("select", { "aria-label": say("seat_n", { n: number + 1 }), onchange: (event) => command({ do: "set-seat", seat: number, bot: event.target.value || null })() },
          el("option", { value: "", selected: !seat.bot }, seat.person ? seat.name : say("open")),
          box.bots.map((bot) => el("option", { value: bot, selected: seat.bot === bot }, say("bot", { name: bot })))) : null,
        you.allowed.includes("replace") && (seat.open || ["time", "absent"].includes(seat.away)) ? button(say("replace"), { do: "replace", seat: number }) : null,
        seat.person && person && seat.person !== person.id && you.seat >= 0 ? button(say(you.muted.includes(seat.person) ? "unmute" : "mute"), { do: "mute", person: seat.person, on: !you.muted.includes(seat.person) }) : null);
    }));
  }

  /** A newcomer's connection does not know them yet: command by HTTP, then connect anew. */
  async function rejoin(data) {
    await ask("POST", `/api/tables/${id}/commands`, data);
    link.socket.close();
  }

  function drawTools(update) {
    const { info, you } = update;
    const can = (name) => you.allowed.includes(name);
    const person = me();
    page.tools.replaceChildren(...[
      can("start") && info.seats.every((seat) => !seat.open) ? button(say("start"), { do: "start" }, "") : null,
      you.undo ? button(say("undo"), { do: "undo" }, "small") : null,
      you.undo ? button(say("reset"), { do: "undo", turn: true }) : null,
      you.redo ? button(say("redo"), { do: "redo" }) : null,
      info.rematch ? el("a", { href: `/t/${info.rematch}` }, say("to_rematch")) : can("rematch") ? button(say("rematch"), { do: "rematch" }, "") : null,
      info.status === "over" && info.commitment ? el("a", { href: `/api/tables/${id}/record`, download: "" }, say("record")) : null,
      info.status !== "over" ? el("button", { class: "quiet small", onclick: trying(async () => { await navigator.clipboard.writeText(location.origin + location.pathname); toast(say("copied")); }) }, say("invite")) : null,
      can("resume") ? button(say("resume"), { do: "resume" }, "small") : null,
    ].filter(Boolean));
    page.more.replaceChildren(...[
      can("vote") && info.clock.kind !== "none" && !info.paused ? button(say("pause"), { do: "vote", ballot: "pause", agree: !info.votes.pause.includes(person?.id) }) : null,
      can("autopilot") ? button(say(info.seats[you.seat].autopilot ? "autopilot_off" : "autopilot_on"), { do: "autopilot", on: !info.seats[you.seat].autopilot }) : null,
      can("vote") ? button(say("abandon"), { do: "vote", ballot: "abandon", agree: !info.votes.abandon.includes(person?.id) }) : null,
      can("resign") ? el("button", { class: "danger small", onclick: () => ask_dialog(say("resign_sure"), [], say("resign"), () => link.do({ do: "resign" })) }, say("resign")) : null,
      can("leave") ? el("button", { class: "danger small", onclick: command({ do: "leave" }) }, say("leave")) : null,
    ].filter(Boolean));
    if (info.status === "over" && info.commitment && !page.seeAs.childElementCount) {
      page.seeAs.append(el("label", {}, `${say("see_as")} `, el("select", { onchange: (event) => { past = null; link.lookAs(Number(event.target.value)); } },
        el("option", { value: -1, selected: you.seat < 0 }, say("spectator")),
        info.seats.map((seat, number) => el("option", { value: number, selected: number === you.seat }, seat.name)))));
    }
    page.fair.textContent = info.commitment ? `${say("fair")}: ${info.commitment}${info.seed ? ` · ${say("seed")}: ${info.seed}` : ""}` : "";
    page.chat.hidden = !can("chat");
  }

  function drawLog() {
    const end = page.log.scrollTop + page.log.clientHeight >= page.log.scrollHeight - 30;
    const lines = [...link.lines.values()].filter((line) => line.person || line.lines.length);
    const known = new Map([...page.log.children].map((item) => [item.dataset.moment, item]));
    page.log.replaceChildren(...lines.map((line) => known.get(String(line.moment)) ?? el("li", { "data-moment": line.moment, class: line.person ? "talk" : "" },
      el("button", { type: "button", onclick: trying(() => lookAt(line.moment)) }, line.person ? `${line.person.name}: ${line.text}` : line.lines.join(" ")))));
    if (end) page.log.scrollTop = page.log.scrollHeight;
  }

  async function lookAt(moment) {
    if (!link.update) return;
    if (moment >= link.update.moment) past = null;
    else {
      const seat = link.seat === undefined ? "" : `&seat=${link.seat}`;
      past = await ask("GET", `/api/tables/${id}?at=${Math.max(1, moment)}&since=${link.update.moment}&language=${language}&draw=true${seat}`);
    }
    page.slider.value = past ? past.moment : link.update.moment;
    history.replaceState(null, "", past ? `?at=${past.moment}` : location.pathname);
    draw();
  }

  const step = (by) => trying(() => lookAt((shown()?.moment ?? 1) + by));
  page.slider.addEventListener("input", trying(() => lookAt(Number(page.slider.value))));
  page.first.addEventListener("click", trying(() => lookAt(1)));
  page.previous.addEventListener("click", step(-1));
  page.next.addEventListener("click", step(1));
  page.last.addEventListener("click", trying(() => lookAt(Infinity)));
  page.filter.addEventListener("input", () => { filter = page.filter.value; draw(); });
  page.chat.addEventListener("submit", trying(async () => {
    const text = page.say.value;
    page.say.value = "";
    if (text.trim()) await link.do({ do: "chat", text });
  }));
  setInterval(() => {
    for (const clock of page.seats.querySelectorAll("[data-runs=yes]")) clock.textContent = clockText(Number(clock.dataset.left) - (Date.now() - received));
  }, 1000);
  const wanted = Number(new URLSearchParams(location.search).get("at"));
  if (wanted) {
    const wait = setInterval(() => { if (link.update) { clearInterval(wait); trying(() => lookAt(wanted))(); } }, 50);
  }
}

/** Actions of the smaller kinds first: one `draw` should not hide behind forty `place`. */
function rareFirst(texts) {
  const kind = (text) => text.split(" ")[0];
  const counts = new Map();
  for (const text of texts) counts.set(kind(text), (counts.get(kind(text)) ?? 0) + 1);
  return [...texts].sort((a, b) => counts.get(kind(a)) - counts.get(kind(b)));
}

function clockText(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86400);
  const two = (n) => String(n).padStart(2, "0");
  if (days) return `${days} d ${Math.floor((seconds % 86400) / 3600)} h`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function textBoard(rows) {
  return el("pre", { class: "text-board", tabindex: 0 }, (rows ?? []).map((row) => [row.map(([text, style]) => el("span", { class: style.split(" ").filter(Boolean).map((name) => `s-${name}`).join(" ") }, text)), "\n"]).flat(2));
}

function optionList(info) {
  return el("ul", {}, Object.entries(info.options).map(([name, value]) => el("li", {}, `${name.replaceAll("_", " ")}: ${value}`)));
}

function makePage() {
  const page = {
    title: el("h1"), prompt: el("p", { class: "prompt", "aria-live": "assertive" }), board: el("div"),
    actions: el("div", { class: "actions" }), filter: el("input", { type: "search", placeholder: say("filter"), "aria-label": say("filter") }),
    seats: el("ul", { class: "seats" }), tools: el("div", { class: "row" }), more: el("div", { class: "row" }), seeAs: el("div"),
    log: el("ol", { class: "log", "aria-live": "polite", "aria-label": say("log") }), say: el("input", { maxlength: 500, "aria-label": say("chat"), placeholder: say("chat") }),
    slider: el("input", { type: "range", min: 1, max: 1, value: 1, "aria-label": say("replay") }), where: el("span", { class: "soft" }), fair: el("p", { class: "fair" }),
  };
  const step = (name, text) => (page[name] = el("button", { type: "button", class: "quiet small", "aria-label": say(name), title: say(name) }, text));
  page.replay = el("div", { class: "replay" }, step("first", "«"), step("previous", "‹"), page.slider, step("next", "›"), step("last", "»"), page.where);
  page.chat = el("form", { class: "row" }, page.say, el("button", { class: "small" }, say("send")));
  page.actionCard = el("section", { class: "card action-card", "aria-label": say("actions") }, el("h2", {}, say("actions")), page.filter, page.actions);
  show(page.title, el("div", { class: "play" },
    el("div", {}, el("section", { class: "card" }, page.prompt, page.board, page.replay)),
    el("div", { class: "side" },
      el("section", { class: "card" }, el("h2", {}, say("seats")), page.seats, page.tools, page.seeAs),
      page.actionCard,
      el("section", { class: "card" }, el("h2", {}, say("log")), page.log, page.chat),
      el("section", { class: "card" }, page.more, page.fair))));
  return page;
}
