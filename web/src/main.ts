import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./lib/language.svelte";
import "./tokens.css";
import "./ui.css";

await speech.use();
mount(App, { target: document.getElementById("app")! });
