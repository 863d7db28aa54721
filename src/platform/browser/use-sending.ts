import { useEffect, useState } from "react";
import { apiRequest } from "./api-client.ts";
import { firstWrong } from "./form-fields.ts";
import { refusalOf } from "./refusal.ts";

/** The server's error message, or a fallback when there was no response. */
type Problem = { message: string; fields: Readonly<Record<string, string>> };

/**
 * Sends a request when a button is pressed and tracks whether it is in progress and its error. `failed` is the
 * fallback message when there is no response or one without a message. If a field was rejected, it gets the focus.
 */
export function useSending(failed: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (problem && Object.keys(problem.fields).length > 0) firstWrong(document)?.focus();
  }, [problem]);

  async function send<Value = unknown>(
    method: string,
    url: string,
    body?: unknown,
    options?: { idempotencyKey: string },
  ): Promise<Value | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await apiRequest(method, url, body, options);
      const value: Value = await response.json();
      return value;
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem({ message: refusal?.message ?? failed, fields: refusal?.fields ?? {} });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, send, clear: () => setProblem(undefined) };
}

/** The message in the server's response; empty if there is none. */
export function messageIn(response: unknown): string {
  const message: unknown =
    typeof response === "object" && response !== null ? Reflect.get(response, "message") : "";
  return typeof message === "string" ? message : "";
}
