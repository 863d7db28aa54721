import { useEffect, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { StateTag } from "../../ui/state-tag.tsx";
import { issueCopy } from "../copy.ts";
import { issueScreen } from "../reads/issues.server.ts";
import type { IssueMove } from "../schema.ts";
import type { action } from "./issue-action.server.ts";
import { IssueEditor } from "./issue-editor.tsx";
import { MailFrame } from "./issue-preview.tsx";
import { Bounced, progressHeading, SendingBar, StopSending } from "./issue-state.tsx";
import { nameOfSegment } from "./issue-to.tsx";
import type { action as issuesAction } from "./issues-action.server.ts";

const list = "/admin/newsletters";
const welcomeList = "/admin/newsletters/welcome";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  issueScreen(services, actor, id),
);

export { action } from "./issue-action.server.ts";

export default function IssueScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { issue, title } = content;
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href={content.welcomeSent === undefined ? list : welcomeList}>
          {content.welcomeSent === undefined ? issueCopy.back : issueCopy.welcome.back}
        </a>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">{title}</h1>
        <StateTag state={issue.state} text={issueCopy.states[issue.state]} />
      </div>
      {issue.state === "draft" ? (
        <IssueEditor key={issue.id} screen={content} />
      ) : issue.state === "welcome" ? (
        <WelcomeIssue html={content.html} sent={content.welcomeSent ?? 0} />
      ) : (
        <IssueProgress content={content} />
      )}
    </>
  );
}

type Content = Awaited<ReturnType<typeof issueScreen>>;

const copy = {
  result: "Result",
  pause: "Pause",
  resume: "Resume",
  pausedFor: {
    complaints:
      "We paused it because at least 3 in 1,000 people marked it as spam. At that rate, Gmail and Yahoo may block all your emails. Check who's on the list and what the newsletter says before you resume it.",
    bounces:
      "We paused it because at least 5% of the addresses don't exist. At that rate, email providers stop trusting a sender. An old or bought list is the usual cause. Check who's on the list before you resume it.",
  },
  againFailed: "Retry failed",
  againUnsure: "Resend to unknown",
  againUnsureHint: "Some people may get it twice. Most email apps show it once.",
} as const;
const refreshMs = 2_000;

/** It can't be changed while it's in the series. */
function WelcomeIssue({ html, sent }: { html: string; sent: number }) {
  return (
    <section aria-labelledby="sent-text" className={`mt-5 grid gap-3 ${panelClass}`}>
      <h2 className="text-h3" id="sent-text">
        {issueCopy.scheduledText}
      </h2>
      <p className="max-w-text text-ink-soft">
        {issueCopy.welcome.locked(sent)}{" "}
        <a className={panelLink} href={welcomeList}>
          {issueCopy.welcome.back}
        </a>
      </p>
      <MailFrame html={html} />
    </section>
  );
}

function IssueProgress({ content }: { content: Content }) {
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
          {state === "sent" || state === "stopped" ? copy.result : progressHeading}
        </h2>
        {state === "sending" || state === "paused" ? <SendingBar counts={counts} /> : null}
        {state === "paused" && issue.pausedFor !== "" ? (
          <Note kind="error">
            <p>{copy.pausedFor[issue.pausedFor]}</p>
          </Note>
        ) : null}
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
          {state === "sending" || state === "paused" ? <StopSending onStop={() => move("stop")} /> : null}
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
