import { useEffect, useRef, useState } from "react";
import { mailNotice } from "#content/mail-notice.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { SettingsContent } from "../reads.server.ts";
import { type TestMailState, testMailState } from "../schema.ts";
import type { action } from "./settings-action.server.ts";

export function MailPanel({ mail: { sends, target, from, to } }: Pick<SettingsContent, "mail">) {
  const hydrated = useHydrated();
  const { busy, problem, result, begin } = useTestMail();
  return (
    <Panel heading="Email" id="mail">
      <div className="grid max-w-text gap-1">
        {sends ? (
          <p className="wrap-anywhere">Emails are sent through {target}.</p>
        ) : (
          <Note kind="care">
            <p className="wrap-anywhere">
              No mail server is set up. Emails from this site aren't delivered; they go to {target}.
            </p>
          </Note>
        )}
        <p className="text-ink-soft wrap-anywhere">The sender address is {from}.</p>
      </div>
      <ProblemNote problem={problem} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={busy} disabled={!hydrated} onClick={() => void begin()} size="small" variant="outline">
          {busy ? "Sending..." : "Send me a test email"}
        </Button>
        <a className={panelLink} href="/admin/settings/mail">
          {sends ? "Mail server and addresses" : "Set up a mail server"}
        </a>
        <a className={panelLink} href="/admin/email-queue">
          Email queue
        </a>
      </p>
      <div className="empty:hidden" role="status">
        {result === undefined ? null : (
          <Note kind={kinds[result.state]}>
            <p className="wrap-anywhere">{saidOf(result, to)}</p>
          </Note>
        )}
      </div>
    </Panel>
  );
}

const kinds = { waiting: "info", sent: "rule", written: "rule", retrying: "care", failed: "error" } as const;

function saidOf({ state, reason, slow }: Result, to: string): string {
  if (slow) return "It's still in the queue. Check that a process with ROLE worker or both is running.";
  const why = reason === "" ? "unknown reason" : reason;
  if (state === "waiting") return "The email is in the queue. This takes a few seconds.";
  if (state === "written") return mailNotice.sentence;
  if (state === "retrying") return `It couldn't be sent: ${why}. We'll keep trying. Check the mail server.`;
  if (state === "failed") return `It couldn't be sent, and we've stopped trying: ${why}.`;
  return `The mail server accepted it for ${to}. If it doesn't arrive, check your spam folder.`;
}

type Result = TestMailState & { slow: boolean };

const askEveryMs = 1_000;
/** After this many requests, stop polling. */
const mostQuestions = 30;

function useTestMail() {
  const { busy, problem, send } = useOperations<typeof action>();
  const [result, setResult] = useState<Result>();
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
