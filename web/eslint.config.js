import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "fixtures/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows the globals
      eqeqeq: "error",
      "svelte/button-has-type": "error",
      "svelte/no-target-blank": "error",
    },
  },
);
