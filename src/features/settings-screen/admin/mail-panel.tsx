import { useEffect, useRef, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { settingsCopy } from "../copy.ts";
import type { SettingsContent } from "../reads.server.ts";
import { type TestMailState, testMailState } from "../schema.ts";
import type { action } from "./settings-screen.tsx";

const copy = settingsCopy.mail;

/** Where emails are sent, and a test email to yourself. */
export function MailPanel({ mail: { sends, where, from, to } }: Pick<SettingsContent, "mail">) {
  const hydrated = useHydrated();
  const { busy, problem, result, begin } = useTestMail();
  return (
    <Panel heading={copy.heading} id="mail">
      <div className="grid max-w-text gap-1">
        {sends ? (
          <p className="wrap-anywhere">{where}</p>
        ) : (
          <Note kind="care">
            <p className="wrap-anywhere">{where}</p>
          </Note>
        )}
        <p className="text-ink-soft wrap-anywhere">{from}</p>
      </div>
      <ProblemNote problem={problem} />
      <p>
        <Button busy={busy} disabled={!hydrated} onClick={() => void begin()} size="small" variant="outline">
          {busy ? copy.testBusy : copy.test}
        </Button>
      </p>
      <div className="empty:hidden" role="status">
        {result === undefined ? null : (
          <Note kind={kinds[result.state]}>
            <p className="wrap-anywhere">{result.slow ? copy.slow : saidOf(result, to)}</p>
          </Note>
        )}
      </div>
    </Panel>
  );
}

const kinds = { waiting: "info", sent: "rule", written: "rule", retrying: "care", failed: "error" } as const;

function saidOf({ state, reason }: TestMailState, to: string): string {
  const why = reason === "" ? copy.unknown : reason;
  if (state === "sent") return copy.sent(to);
  if (state === "retrying") return copy.retrying(why);
  if (state === "failed") return copy.failed(why);
  return copy[state];
}

const askEveryMs = 1_000;
/** After this many requests, stop polling. */
const mostQuestions = 30;

/** Sends a test email and polls its status until it's final. */
function useTestMail() {
  const { busy, problem, send } = useOperations<typeof action>();
  const [result, setResult] = useState<TestMailState & { slow: boolean }>();
  const [asking, setAsking] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(id: string, questions: number): Promise<void> {
    const response = await apiRequest("GET", `/api/admin/settings/test-mails/${id}`)
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
    const queued = await send("sendTestMail", {}, { stay: true });
    if (!queued) return;
    setAsking(true);
    setResult({ state: "waiting", reason: "", slow: false });
    await ask(queued.id, 1);
  }

  return { busy: busy || asking, problem, result, begin: start };
}
