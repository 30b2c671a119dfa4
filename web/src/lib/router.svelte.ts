/** Which page the address asks for. Links are ordinary links; a click on one of our own changes the page in place. */
import type { Component } from "svelte";

export type Params = Record<string, string>;
// a page takes the parameters of its path as `params`, or nothing
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;
/** Paths such as "/table/:id", each with what loads its page. */
export type Routes = Record<string, () => Promise<{ default: Page }>>;

/** The route of a path and its parameters; undefined where none fits. */
export function match(paths: readonly string[], path: string): { route: string; params: Params } | undefined {
  const parts = path.split("/").filter(Boolean);
  for (const route of paths) {
    const names = route.split("/").filter(Boolean);
    if (names.length !== parts.length) continue;
    const params: Params = {};
    const fits = names.every((name, place) => {
      if (!name.startsWith(":")) return name === parts[place];
      params[name.slice(1)] = decodeURIComponent(parts[place]!);
      return true;
    });
    if (fits) return { route, params };
  }
  return undefined;
}

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of this page; `replace` leaves no step to come back to. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const place = new Place();
