import { mount } from "svelte";
import App, { load } from "./App.svelte";
import { speech } from "./lib/language.svelte";
import "./tokens.css";
import "./ui.css";

await Promise.all([speech.use(), load(location.pathname)]);
const target = document.getElementById("app")!;
target.replaceChildren(); // the bar that stood there until now
mount(App, { target });
