/** The form of a new table: what kind of control each option of a game is. */
import type { OptionInfo } from "../lib/protocol";

/** As much of a JSON schema as the form needs. */
export interface Schema {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
}

/** A switch, a choice between a few values, a number, or a file with data of one's own. */
export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number)[]; file: boolean }
  | { kind: "number"; from: number; to: number }
  | { kind: "file" }
  | { kind: "set" };

const FEW = 6;

/** The control of an option. */
export function controlOf(option: OptionInfo): Control {
  const schema: Schema = option.schema;
  const shapes = schema.anyOf ?? [schema];
  const named = shapes.flatMap((shape) => shape.enum ?? []);
  const data = shapes.some((shape) => isData(shape));
  if (named.length) return { kind: "choice", values: named, file: data };
  const whole = shapes.find((shape) => shape.type === "integer");
  if (whole) {
    const [from, to] = [whole.minimum ?? 0, whole.maximum ?? 99];
    if (to - from < FEW) return { kind: "choice", values: Array.from({ length: to - from + 1 }, (_, step) => from + step), file: false };
    return { kind: "number", from, to };
  }
  if (shapes.some((shape) => shape.type === "boolean")) return { kind: "switch" };
  return data ? { kind: "file" } : { kind: "set" };
}

/** Whether a shape is data of one's own, such as a board. */
function isData(shape: Schema & { $ref?: string }): boolean {
  return shape.type === "object" || shape.$ref !== undefined;
}

/** The options that differ from the usual ones: only these are sent. */
export function changed(options: readonly OptionInfo[], chosen: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    options
      .filter((option) => option.name in chosen && chosen[option.name] !== option.default)
      .map((option) => [option.name, chosen[option.name]]),
  );
}

const GROUPS = ["usual", "variant", "expansion", "board", "help"];

/** The options by their groups, the usual ones first. */
export function grouped(options: readonly OptionInfo[]): { name: string; options: OptionInfo[] }[] {
  const names = [...GROUPS, ...new Set(options.map((option) => option.group))];
  return [...new Set(names)]
    .map((name) => ({ name, options: options.filter((option) => option.group === name) }))
    .filter((group) => group.options.length);
}
