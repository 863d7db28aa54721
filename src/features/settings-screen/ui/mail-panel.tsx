import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { settingsCopy } from "../copy.ts";
import type { settingsScreen } from "../reads/screen.server.ts";
import type { TestMailState } from "../schema.ts";
import { useTestMail } from "./use-test-mail.ts";

const copy = settingsCopy.mail;

type MailPanelProps = { mail: Awaited<ReturnType<typeof settingsScreen>>["mail"]; failed: string };

/** Where emails are sent, and a test email to yourself. */
export function MailPanel({ mail: { sends, where, from, to }, failed }: MailPanelProps) {
  const hydrated = useHydrated();
  const { busy, problem, result, begin } = useTestMail(failed);
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
