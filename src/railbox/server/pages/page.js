// What every part of the page uses: elements, words, requests.

import { WORDS } from "./words.js";

const LANGUAGES = ["en", "fr", "it"];
const wished = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
export const language = LANGUAGES.includes(wished) ? wished : "en";
document.documentElement.lang = language;

/** A word of the page in the reader's language; `{name}` is filled in. */
export function say(id, args = {}) {
  const text = WORDS[id]?.[LANGUAGES.indexOf(language)] ?? id;
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name] ?? "");
}

/** An element: el("button", {class: "small", onclick: f}, "text", child…). Text is never read as markup. */
export function el(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && ["value", "checked", "disabled", "selected"].includes(key)) element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A request to the server; a refusal is shown and thrown. */
export async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { "accept-language": language, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
  if (!response.ok) {
    const problem = new Error(answer?.text ?? response.statusText);
    problem.status = response.status;
    throw problem;
  }
  return answer;
}

let hiding;
export function toast(text) {
  const box = document.getElementById("toast");
  box.textContent = text;
  box.classList.add("on");
  clearTimeout(hiding);
  hiding = setTimeout(() => box.classList.remove("on"), 5000);
}

/** An event handler that shows what went wrong. */
export function trying(work) {
  return async (event) => {
    event?.preventDefault?.();
    try {
      await work(event);
    } catch (problem) {
      toast(problem.message);
    }
  };
}

export function show(...children) {
  document.getElementById("main").replaceChildren(...children.flat().filter(Boolean));
}

export function ask_dialog(title, fields, action, work) {
  const dialog = document.getElementById("dialog");
  const form = el(
    "form",
    { onsubmit: trying(async () => {
      await work(Object.fromEntries(new FormData(form)));
      dialog.close();
    }) },
    el("h2", {}, title),
    fields,
    el("div", { class: "row" },
      el("button", { type: "submit" }, action),
      el("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, say("cancel"))),
  );
  dialog.replaceChildren(form);
  dialog.showModal();
}

let fields = 0;
/** A labelled input with help below it. */
export function field(name, input, help) {
  fields += 1;
  input.id = `field-${fields}`;
  if (help) input.setAttribute("aria-describedby", `help-${fields}`);
  return el("div", { class: "field" },
    el("label", { class: "name", for: input.id }, name), input,
    help ? el("span", { class: "help", id: `help-${fields}` }, help) : null);
}
