import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../lib/protocol";
import { changed, controlOf, grouped, type Schema } from "./options";

const option = (name: string, schema: Schema, group = "usual", usual: unknown = null): OptionInfo => ({
  name,
  schema: schema as OptionInfo["schema"],
  ruling: null,
  group,
  default: usual,
  permitted: "",
  title: { id: name },
  help: { id: name },
  values: {},
});

describe("the form of a new table", () => {
  it("chooses a control for every kind of option", () => {
    expect(controlOf(option("a", { type: "boolean" }))).toEqual({ kind: "switch" });
    expect(controlOf(option("b", { enum: ["x", "y"] }))).toEqual({ kind: "choice", values: ["x", "y"], file: false });
    expect(controlOf(option("c", { type: "integer", minimum: 1, maximum: 3 }))).toMatchObject({ values: [1, 2, 3] });
    expect(controlOf(option("d", { type: "integer", minimum: 1, maximum: 250 }))).toEqual({ kind: "number", from: 1, to: 250 });
    expect(controlOf(option("e", { anyOf: [{ type: "object" }, { type: "null" }] }))).toEqual({ kind: "file" });
    expect(controlOf(option("f", { anyOf: [{ enum: ["tokyo"] }, { type: "object" }] }))).toMatchObject({ kind: "choice", file: true });
  });

  it("sends what differs from the usual only", () => {
    const options = [option("a", {}, "usual", false), option("b", {}, "usual", 2)];
    expect(changed(options, { a: true, b: 2 })).toEqual({ a: true });
  });

  it("has the usual options first", () => {
    const options = [option("x", {}, "expansion"), option("u", {}, "usual"), option("o", {}, "other")];
    expect(grouped(options).map((group) => group.name)).toEqual(["usual", "expansion", "other"]);
  });
});
