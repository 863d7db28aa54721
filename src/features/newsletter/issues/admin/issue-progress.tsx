import "./issue-progress.css";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { issueCopy } from "../copy.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import type { IssueMove } from "../schema.ts";
import { MailFrame } from "./issue-preview.tsx";
import type { action } from "./issue-screen.tsx";
import { nameOfSegment } from "./issue-to.tsx";
import type { action as issuesAction } from "./issues-screen.tsx";

type Content = Awaited<ReturnType<typeof issueScreen>>;

const copy = {
  heading: "Progress",
  result: "Result",
  bounced: "Who it couldn't be delivered to",
  more: (count: number) => `And ${count.toLocaleString("en-US")} more.`,
  pause: "Pause",
  resume: "Resume",
  stop: "Stop sending",
  stopHint: "Anyone who hasn't received it yet won't get it.",
  stopSure: "Yes, stop sending",
  stopKeep: "Keep sending",
  againFailed: "Retry failed",
  againUnsure: "Resend to unknown",
  againUnsureHint: "Some people may get it twice. Most email apps show it once.",
} as const;
const refreshMs = 2_000;
const list = "/admin/newsletters";

/** The delivery counts of an issue, and the available actions. */
export function IssueProgress({ content }: { content: Content }) {
  const { issue, goesAt } = content;
  const { state, counts, revision, sendAt } = issue;
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const issues = useOperations<typeof issuesAction>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  // The step before sending has just closed. Its place isn't a button: Enter once more must not undo it.
  const heading = useRef<HTMLHeadingElement>(null);
  const isInPage = useRef(useHydrated());
  useEffect(() => {
    if (isInPage.current && document.activeElement === document.body) heading.current?.focus();
  }, []);

  useEffect(() => {
    const wait = waitFor({ state, sendAt });
    if (wait === undefined) return;
    let timer = setTimeout(refresh, wait);
    let left = false;
    async function refresh() {
      await revalidate();
      if (!left) timer = setTimeout(refresh, refreshMs);
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [state, sendAt, revalidate]);

  // What was refused has usually changed meanwhile.
  async function move(step: IssueMove) {
    issues.clear();
    if (!(await send("moveNewsletterIssue", { revision, move: step }))) await revalidate();
  }
  async function again(which: "failed" | "unsure") {
    issues.clear();
    if (!(await send("resendNewsletterIssue", { which }))) await revalidate();
  }
  /** Begins a new draft with the same content. */
  async function useAgain() {
    clear();
    const { content } = issue;
    const created = await issues.send("createNewsletterIssue", { content }, { at: list, stay: true });
    if (created) await navigate(`${list}/${created.id}`);
  }
  const press = (text: string, work: () => Promise<void>) => (
    <Button busy={busy || issues.busy} key={text} onClick={() => void work()} size="small" variant="outline">
      {text}
    </Button>
  );

  return (
    <>
      <section aria-labelledby="progress" className={`mt-5 grid gap-4 ${panelClass}`}>
        <h2 className="rounded-sm text-h3 focus-ring" id="progress" ref={heading} tabIndex={-1}>
          {state === "sent" || state === "stopped" ? copy.result : copy.heading}
        </h2>
        {state === "sending" || state === "paused" ? <Bar counts={counts} /> : null}
        {state === "scheduled" ? <p>{goesAt ?? issueCopy.schedule.starting}</p> : null}
        <ul className="grid max-w-text gap-1 empty:hidden">
          {content.result.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Bounced bounced={content.bounced} />
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          {state === "scheduled" ? press(issueCopy.schedule.unschedule, () => move("unschedule")) : null}
          {state === "sending" ? press(copy.pause, () => move("pause")) : null}
          {state === "paused" ? press(copy.resume, () => move("resume")) : null}
          {state === "sending" || state === "paused" ? <Stop onStop={() => move("stop")} /> : null}
          {state === "sent" && counts.failed > 0 ? press(copy.againFailed, () => again("failed")) : null}
          {state === "sent" && counts.unsure > 0 ? (
            <>
              {press(copy.againUnsure, () => again("unsure"))}
              <span className="text-small text-ink-soft">{copy.againUnsureHint}</span>
            </>
          ) : null}
        </div>
        <AlertNote text={(problem ?? issues.problem)?.message} />
        <p className="max-w-text text-small text-ink-soft">{issueCopy.noTracking}</p>
      </section>
      <section aria-labelledby="sent-text" className={`mt-5 ${panelClass}`}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-h3" id="sent-text">
            {state === "scheduled" ? issueCopy.scheduledText : issueCopy.sentText}
          </h2>
          {press(issueCopy.useAgain, useAgain)}
        </div>
        <p className="mt-3 mb-3 text-small text-ink-soft">
          {issueCopy.to.label}: {nameOfSegment(content, issue.content.segment)}
        </p>
        <MailFrame html={content.html} />
      </section>
    </>
  );
}

/** Reloads the counts while an issue is being sent, or when a scheduled one is due. */
function waitFor({ state, sendAt }: Pick<Content["issue"], "state" | "sendAt">): number | undefined {
  if (state === "sending") return refreshMs;
  if (state !== "scheduled") return undefined;
  const until = sendAt === "" ? 0 : Date.parse(sendAt) - Date.now();
  // Browsers limit timeouts to 24 days.
  return Math.min(Math.max(until, refreshMs), 2_000_000_000);
}

/** How far sending is. The sentence below says it, too. */
function Bar({ counts: { chosen, open } }: Pick<Content["issue"], "counts">) {
  return (
    <progress
      aria-label={copy.heading}
      className="kw-progress h-2.5 w-full"
      max={Math.max(1, chosen)}
      value={chosen - open}
    />
  );
}

/** The people whose mail server refused it, so that someone can look after their addresses. */
function Bounced({ bounced: { subscribers, more } }: { bounced: Content["bounced"] }) {
  if (subscribers.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm font-semibold focus-ring">{copy.bounced}</summary>
      <ul className="mt-2 grid gap-1">
        {subscribers.map(({ id, email }) => (
          <li className="wrap-anywhere" key={id}>
            <a className={panelLink} href={`/admin/subscribers/${id}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-small text-ink-soft">{copy.more(more)}</p> : null}
    </details>
  );
}

function Stop({ onStop }: { onStop: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
        {copy.stop}
      </Button>
    );
  return (
    <>
      <span className="text-small text-ink-soft">{copy.stopHint}</span>
      <Button onClick={() => void onStop()} size="small" variant="danger">
        {copy.stopSure}
      </Button>
      <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
        {copy.stopKeep}
      </Button>
    </>
  );
}
