import { useState } from "react";
import { ApiError, apiRequest } from "./api-client.ts";

/** What the server said of a request it refused, or what to say when nothing came back. */
export type Problem = { message: string; fields: Readonly<Record<string, string>> };

/**
 * Sends a request at the press of a button and keeps what came of it: whether it is under way, and what was wrong.
 * `failed` is said when there is no answer, or one without a sentence.
 */
export function useSending(failed: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function send(
    method: string,
    url: string,
    body?: unknown,
    options?: { idempotencyKey: string },
  ): Promise<unknown> {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await apiRequest(method, url, body, options);
      return await answer.json();
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      setProblem({ message: refusal?.message ?? failed, fields: refusal?.fields ?? {} });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, send, clear: () => setProblem(undefined) };
}

/** The sentence in the server's answer; nothing where it gave none. */
export function messageIn(answer: unknown): string {
  const message: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, "message") : "";
  return typeof message === "string" ? message : "";
}
