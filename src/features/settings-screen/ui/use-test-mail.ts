import { useEffect, useRef, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { type TestMailState, testMailState } from "../schema.ts";

const address = "/api/admin/settings/test-mails";
const askEveryMs = 1_000;
/** After this many requests, stop polling. */
const mostQuestions = 30;

/** Sends a test email and polls its status until it's final. */
export function useTestMail(failed: string) {
  const { busy, problem, send } = useSending(failed);
  const [result, setResult] = useState<TestMailState & { slow: boolean }>();
  const [asking, setAsking] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(id: string, questions: number): Promise<void> {
    const response = await apiRequest("GET", `${address}/${id}`)
      .then((received) => received.json())
      .catch(() => undefined);
    const now = testMailState.safeParse(response);
    const waits = !now.success || now.data.state === "waiting";
    const over = questions >= mostQuestions;
    if (now.success) setResult({ ...now.data, slow: waits && over });
    setAsking(waits && !over);
    if (waits && !over) timer.current = window.setTimeout(() => void ask(id, questions + 1), askEveryMs);
  }

  async function start(): Promise<void> {
    clearTimeout(timer.current);
    setResult(undefined);
    const response = await send("POST", address, {});
    const id: unknown =
      typeof response === "object" && response !== null ? Reflect.get(response, "id") : undefined;
    if (typeof id !== "string") return;
    setAsking(true);
    setResult({ state: "waiting", reason: "", slow: false });
    await ask(id, 1);
  }

  return { busy: busy || asking, problem, result, begin: start };
}
