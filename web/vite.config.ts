import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.RAILBOX_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), here("../src/railbox")] }, // the words lie with the games
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: here("../src/railbox/server/page"),
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    target: ["chrome123", "firefox120", "safari17.5"], // the first ones that know light-dark()
  },
  test: {
    environment: "happy-dom",
    isolate: false, // a page for each file takes most of the time; no test leaves anything behind in it
    include: ["src/**/*.test.ts"],
  },
  // Svelte's server build is what Node would choose: components are tested as the browser runs them
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
