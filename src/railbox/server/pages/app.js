// The page: lobby, account, players; a table is in table.js.

import { ask, ask_dialog, el, field, language, say, show, toast, trying } from "./page.js";
import { openTable } from "./table.js";

let me = null;
let box = null;

const LANGUAGE_NAMES = { en: "English", fr: "Français", it: "Italiano" };

function setUpBar() {
  const choice = document.getElementById("language");
  choice.append(...Object.entries(LANGUAGE_NAMES).map(([code, name]) => el("option", { value: code, selected: code === language }, name)));
  choice.addEventListener("change", () => {
    localStorage.setItem("language", choice.value);
    location.reload();
  });
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  document.getElementById("theme").addEventListener("click", () => {
    const dark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem("theme", dark ? "light" : "dark");
  });
  document.getElementById("account").addEventListener("click", trying(accountDialog));
}

function showMe() {
  document.getElementById("account").textContent = me ? me.name : say("sign_in");
}

/** The person who plays; somebody unknown becomes a guest with one question at most. */
export async function somebody() {
  if (me) return me;
  await new Promise((resolve) => {
    ask_dialog(say("play_as_guest"), field(say("your_name"), el("input", { name: "name", maxlength: 24, autocomplete: "nickname", autofocus: true })), say("play_as_guest"), async ({ name }) => {
      me = await ask("POST", "/api/guests", name.trim() ? { name: name.trim() } : {});
      showMe();
      resolve();
    });
    document.getElementById("dialog").addEventListener("close", resolve, { once: true });
  });
  if (!me) throw new Error(say("sign_in"));
  return me;
}

async function accountDialog() {
  const name = () => field(say("your_name"), el("input", { name: "name", required: true, maxlength: 24, autocomplete: "username", value: me?.registered === false ? me.name : "" }));
  const password = (kind) => field(say("password"), el("input", { name: "password", type: "password", required: true, autocomplete: kind }), kind === "new-password" ? say("password_help") : null);
  const signIn = () => ask_dialog(say("sign_in"), [name(), password("current-password")], say("sign_in"), async (data) => {
    await ask("POST", "/api/sessions", data);
    location.reload();
  });
  if (!me) {
    signIn();
    return;
  }
  const dialog = document.getElementById("dialog");
  const act = (text, work, kind = "quiet") => el("button", { type: "button", class: kind, onclick: trying(work) }, text);
  const leave = async (path, body) => {
    await ask("DELETE", path, body);
    location.href = "/";
  };
  dialog.replaceChildren(
    el("h2", {}, me.name),
    el("div", { class: "row" },
      act(say("my_page"), () => { location.href = `/p/${me.id}`; }),
      act(say("rename"), () => ask_dialog(say("rename"), name(), say("save"), async (data) => { me = await ask("PATCH", "/api/me", { name: data.name }); showMe(); })),
      me.registered ? null : act(say("register"), () => ask_dialog(say("register"), [name(), password("new-password")], say("save"), async (data) => { me = await ask("POST", "/api/me/register", data); showMe(); }), ""),
      me.registered ? null : act(say("sign_in"), signIn),
      act(say("webhook"), () => ask_dialog(say("webhook"), field("URL", el("input", { name: "webhook", type: "url", maxlength: 300, value: me.webhook })), say("save"), async (data) => { me = await ask("PATCH", "/api/me", data); })),
      act(say("tokens"), tokensDialog),
      me.registered ? act(say("sign_out"), () => leave("/api/sessions/current")) : null,
      me.registered ? act(say("sign_out_all"), () => leave("/api/sessions")) : null,
      act(say("delete_account"), () => ask_dialog(say("delete_account"), [el("p", {}, say("delete_sure")), me.registered ? password("current-password") : null], say("delete_account"), (data) => leave("/api/me", { password: data.password ?? "" })), "danger"),
      act(say("cancel"), () => dialog.close())),
  );
  dialog.showModal();
}

async function tokensDialog() {
  const dialog = document.getElementById("dialog");
  const tokens = await ask("GET", "/api/me/tokens");
  dialog.replaceChildren(
    el("h2", {}, say("tokens")),
    el("ul", { class: "list" }, tokens.map((token) => el("li", {}, el("span", { class: "what" }, token.label), el("button", { class: "danger small", onclick: trying(async () => { await ask("DELETE", `/api/me/tokens/${token.id}`); await tokensDialog(); }) }, "×")))),
    el("form", { class: "row", onsubmit: trying(async (event) => {
      const token = await ask("POST", "/api/me/tokens", { label: new FormData(event.target).get("label") });
      dialog.replaceChildren(el("p", {}, say("token_once")), el("p", { class: "fair" }, token.secret), el("button", { onclick: () => dialog.close() }, "OK"));
    }) }, el("input", { name: "label", required: true, maxlength: 60, "aria-label": say("title") }), el("button", {}, say("new_token"))),
    el("p", {}, el("button", { class: "quiet", onclick: () => dialog.close() }, say("cancel"))),
  );
  if (!dialog.open) dialog.showModal();
}

// ---- lobby -------------------------------------------------------------------------------------------

const titleOf = (name) => box.games.find((game) => game.name === name)?.title ?? name;

function tableLine(table) {
  const mine = me ? table.seats.findIndex((seat) => seat.person === me.id) : -1;
  const turn = table.status === "running" && table.pending.includes(mine);
  const free = table.seats.some((seat) => seat.open);
  const names = table.seats.map((seat) => (seat.open ? "…" : seat.name)).join(", ");
  const verb = table.status === "over" ? say("replay") : mine >= 0 ? say("go") : table.status === "open" && free ? say("join") : say("watch");
  return el("li", {},
    el("span", { class: "what" }, el("strong", {}, table.title || titleOf(table.game)), el("br"), el("span", { class: "soft" }, `${titleOf(table.game)} · ${names}`)),
    turn ? el("span", { class: "badge turn" }, say("your_turn")) : null,
    el("a", { href: `/t/${table.id}` }, verb));
}

function tableList(title, tables) {
  return el("section", { class: "card" }, el("h2", {}, title), tables.length ? el("ul", { class: "list" }, tables.map(tableLine)) : el("p", { class: "soft" }, say("nothing")));
}

async function lobby() {
  const lists = el("div");
  const refresh = async () => {
    const [tables, done, mine] = await Promise.all([ask("GET", "/api/lobby"), ask("GET", "/api/finished"), me ? ask("GET", "/api/me/tables") : []]);
    const current = mine.filter((table) => table.status !== "over");
    const theirs = (table) => !current.some((own) => own.id === table.id);
    lists.replaceChildren(
      ...(current.length ? [tableList(say("my_tables"), current)] : []),
      tableList(say("open_tables"), tables.open.filter(theirs)),
      tableList(say("running_tables"), tables.running.filter(theirs)),
      tableList(say("finished_tables"), done.slice(0, 10)),
    );
  };
  show(el("h1", {}, say("lobby")), el("div", { class: "columns" }, lists, el("div", {}, newTableForm(), await leadersCard())));
  await refresh();
  setInterval(() => { if (!document.hidden) refresh().catch(() => {}); }, 5000);
}

async function leadersCard() {
  const body = el("div");
  const choice = el("select", { "aria-label": say("game"), onchange: trying(() => fill()) }, box.games.map((game) => el("option", { value: game.name }, game.title)));
  const fill = async () => {
    const leaders = await ask("GET", `/api/leaders/${choice.value}`);
    body.replaceChildren(leaders.length ? el("table", { class: "figures" },
      el("thead", {}, el("tr", {}, el("th", {}, say("your_name")), el("th", { class: "number" }, say("rating")), el("th", { class: "number" }, say("games")))),
      el("tbody", {}, leaders.slice(0, 10).map((leader) => el("tr", {}, el("td", {}, el("a", { href: `/p/${leader.id}` }, leader.name)), el("td", { class: "number" }, String(leader.rating.shown)), el("td", { class: "number" }, String(leader.rating.games))))),
    ) : el("p", { class: "soft" }, say("nothing")));
  };
  await fill();
  return el("section", { class: "card" }, el("h2", {}, say("leaders")), choice, body);
}

const CLOCKS = [
  ["clock_none", {}, { kind: "none" }],
  ["clock_live", { m: 10, s: 10 }, { kind: "live", seconds: 600, increment: 10 }],
  ["clock_live", { m: 25, s: 20 }, { kind: "live", seconds: 1500, increment: 20 }],
  ["clock_days", { n: 1 }, { kind: "move", seconds: 86400 }],
  ["clock_days", { n: 3 }, { kind: "move", seconds: 259200 }],
];

function newTableForm() {
  const game = el("select", { name: "game" }, box.games.map((one) => el("option", { value: one.name }, one.title)));
  const count = el("select");
  const seats = el("div");
  const options = el("div");
  const clock = el("select", {}, CLOCKS.map(([id, args], number) => el("option", { value: number }, say(id, args))));
  const visible = el("select", {}, el("option", { value: "yes" }, say("public")), el("option", { value: "" }, say("by_link")));
  const title = el("input", { maxlength: 60 });
  const chosen = () => box.games.find((one) => one.name === game.value);
  const drawSeats = () => {
    seats.replaceChildren(...Array.from({ length: Number(count.value) }, (_, n) => field(say("seat_n", { n: n + 1 }), el("select", { class: "seat" },
      el("option", { value: "me", selected: n === 0 }, say("me")),
      el("option", { value: "open", selected: n > 0 }, say("open")),
      box.bots.map((bot) => el("option", { value: `bot:${bot}` }, say("bot", { name: bot })))))));
  };
  const drawGame = () => {
    count.replaceChildren(...chosen().players.map((n) => el("option", { value: n }, String(n))));
    options.replaceChildren(...chosen().options.map((option) => field(option.name.replaceAll("_", " "), optionInput(option), option.help)));
    drawSeats();
  };
  game.addEventListener("change", drawGame);
  count.addEventListener("change", drawSeats);
  drawGame();
  return el("form", { class: "card", id: "new-table", onsubmit: trying(async () => {
    await somebody();
    const values = {};
    for (const input of options.querySelectorAll("[data-option]")) {
      const value = input.type === "checkbox" ? input.checked : JSON.parse(input.value || "null");
      if (JSON.stringify(value) !== input.dataset.default) values[input.dataset.option] = value;
    }
    const table = await ask("POST", "/api/tables", {
      game: game.value,
      seats: [...seats.querySelectorAll("select")].map((choice) => choice.value),
      options: values,
      title: title.value,
      public: visible.value === "yes",
      clock: CLOCKS[Number(clock.value)][2],
    });
    location.href = table.path;
  }) },
    el("h2", {}, say("new_table")),
    field(say("game"), game), field(say("players"), count), seats,
    field(say("clock"), clock), field(say("visibility"), visible), field(say("title"), title),
    el("details", {}, el("summary", {}, say("options")), options),
    el("p", {}, el("button", { type: "submit" }, say("create"))),
    el("p", {}, el("label", { class: "soft" }, `${say("upload")} `, el("input", { type: "file", accept: ".json", onchange: trying(async (event) => {
      await somebody();
      const table = await ask("POST", "/api/records", JSON.parse(await event.target.files[0].text()));
      location.href = table.path;
    }) }))));
}

/** The input of an option, from its JSON schema; values are JSON. */
function optionInput(option) {
  const schema = option.schema;
  const shared = { "data-option": option.name, "data-default": JSON.stringify(option.default) };
  if (schema.type === "boolean") return el("input", { ...shared, type: "checkbox", checked: option.default });
  if (schema.enum) return el("select", shared, schema.enum.map((value) => el("option", { value: JSON.stringify(value), selected: value === option.default }, String(value).replaceAll("_", " "))));
  if (schema.type === "integer") return el("input", { ...shared, type: "number", min: schema.minimum, max: schema.maximum, value: option.default });
  return el("input", { ...shared, value: JSON.stringify(option.default) });
}

async function playerPage(id) {
  const player = await ask("GET", `/api/people/${encodeURIComponent(id)}`);
  show(
    el("h1", {}, player.name),
    el("div", { class: "columns" },
      el("section", { class: "card" }, el("h2", {}, say("rating")), el("table", { class: "figures" },
        el("thead", {}, el("tr", {}, ["game", "rating", "games", "wins"].map((id, n) => el("th", { class: n ? "number" : null }, say(id))))),
        el("tbody", {}, player.ratings.map((r) => el("tr", {}, el("td", {}, titleOf(r.game)), [r.shown, r.games, r.wins].map((value) => el("td", { class: "number" }, String(value)))))))),
      el("section", { class: "card" }, el("h2", {}, say("results")), player.results.length ? el("ul", { class: "list" }, player.results.map((r) => el("li", {},
        el("span", { class: "what" }, `${titleOf(r.game)} · ${new Date(r.finished).toLocaleDateString(language)}`),
        el("span", {}, `${say("place")} ${r.place} · ${say("points", { n: r.points })}`),
        r.table ? el("a", { href: `/t/${r.table}` }, say("replay")) : null))) : el("p", { class: "soft" }, say("nothing")))));
}

async function main() {
  setUpBar();
  [box, me] = await Promise.all([ask("GET", "/api/games"), ask("GET", "/api/me")]);
  showMe();
  const [, kind, id] = location.pathname.split("/");
  if (kind === "t") await openTable(id, { me: () => me, somebody, box });
  else if (kind === "p") await playerPage(decodeURIComponent(id));
  else await lobby();
}

main().catch((problem) => {
  show(el("p", {}, problem.message), el("p", {}, el("a", { href: "/" }, say("lobby"))));
  toast(problem.message);
});
