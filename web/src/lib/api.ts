/** Requests to the server over HTTP. */
import type { Message } from "./messages";

/** A request that the server refused, with the reason; status 0 means that it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly told: Message,
  ) {
    super(told.id);
  }
}

/** Ask the server; a refusal is thrown as a Problem. */
export async function ask<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Problem(0, { id: "page.no-answer" });
  }
  const told: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  throw new Problem(answer.status, (told as { message?: Message } | null)?.message ?? { id: "page.no-answer" });
}
