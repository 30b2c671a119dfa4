/** A game's board with a fixture, for its authors: /harness.html?game=metro&fixture=early&theme=dark&lang=fr */
import { mount } from "svelte";
import { loadBoard } from "../lib/registry";
import { loadWords } from "../lib/words";
import { LANGUAGES, type Language } from "../lib/messages";
import "../tokens.css";
import "../ui.css";
import Contents from "./Contents.svelte";
import type { Fixture } from "./fixture";
import Harness from "./Harness.svelte";

const FIXTURES = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default" });

const query = new URLSearchParams(location.search);
const [game, name, theme] = ["game", "fixture", "theme"].map((key) => query.get(key) ?? "");
const language = LANGUAGES.find((known) => known === query.get("lang")) ?? ("en" satisfies Language);
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const target = document.getElementById("app")!;
const load = FIXTURES[`../../fixtures/${game}-${name}.json`];
if (game && load) {
  const [fixture, board, words] = await Promise.all([load(), loadBoard(game), loadWords(language, game)]);
  mount(Harness, { target, props: { fixture, board, words: words.named(fixture.faces.map((face) => face.name)) } });
} else {
  const files = Object.keys(FIXTURES).map((path) => path.split("/").at(-1)!.replace(".json", ""));
  mount(Contents, { target, props: { files } });
}
