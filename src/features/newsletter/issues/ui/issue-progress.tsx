import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { issueCopy } from "../copy.ts";
import type { issueScreen } from "../reads/issue-screens.server.ts";
import { MailFrame } from "./issue-preview.tsx";

type Content = Awaited<ReturnType<typeof issueScreen>>;

const copy = issueCopy.progress;
const refreshMs = 2_000;
const created = z.object({ letter: z.object({ id: z.string() }) });

/** The delivery counts of an issue, and the available actions. */
export function IssueProgress({ content }: { content: Content }) {
  const { letter, goesAt, failed } = content;
  const { state, counts, revision, sendAt } = letter;
  const { busy, problem, send } = useSending(failed);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const address = `/api/admin/newsletters/${letter.id}`;

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

  async function move(step: string) {
    await send("PATCH", address, { revision, move: step });
    await revalidate();
  }
  async function again(which: string) {
    await send("POST", `${address}/again`, { which });
    await revalidate();
  }
  /** Begins a new draft with the same content. */
  async function useAgain() {
    const made = created.safeParse(await send("POST", "/api/admin/newsletters", { content: letter.content }));
    if (made.success) await navigate(`/admin/newsletters/${made.data.letter.id}`);
  }
  const press = (text: string, work: () => Promise<void>) => (
    <Button busy={busy} key={text} onClick={() => void work()} size="small" variant="outline">
      {text}
    </Button>
  );

  return (
    <>
      <section aria-labelledby="progress" className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-h3" id="progress">
            {copy.heading}
          </h2>
          {state === "sending" || state === "scheduled" ? press(copy.refresh, revalidate) : null}
        </div>
        {state === "scheduled" ? (
          <p className="mt-2 text-ink-soft">{goesAt ?? issueCopy.schedule.starting}</p>
        ) : null}
        <ul className="mt-3 grid max-w-text gap-1">
          {content.result.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {state === "scheduled" ? null : <Counts counts={counts} />}
      </section>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {state === "scheduled" ? press(issueCopy.schedule.back, () => move("unschedule")) : null}
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
      <div className="mt-4">
        <AlertNote text={problem?.message} />
      </div>
      <section aria-labelledby="sent-text" className={`mt-6 ${panelClass}`}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-h3" id="sent-text">
            {issueCopy.sentText}
          </h2>
          {press(issueCopy.useAgain, useAgain)}
        </div>
        <p className="mt-3 mb-3 font-semibold wrap-anywhere">{letter.content.subject}</p>
        <MailFrame html={content.html} />
      </section>
    </>
  );
}

/** Reloads the counts while an issue is being sent, or when a scheduled one is due. */
function waitFor({ state, sendAt }: Pick<Content["letter"], "state" | "sendAt">): number | undefined {
  if (state === "sending") return refreshMs;
  if (state !== "scheduled") return undefined;
  const until = sendAt === "" ? 0 : Date.parse(sendAt) - Date.now();
  // Browsers limit timeouts to 24 days.
  return Math.min(Math.max(until, refreshMs), 2_000_000_000);
}

function Counts({ counts }: { counts: Content["letter"]["counts"] }) {
  const shown: { name: string; value: number; hint?: ReactNode }[] = [
    { name: copy.chosen, value: counts.chosen },
    { name: copy.delivered, value: counts.delivered, hint: copy.deliveredHint },
    { name: copy.open, value: counts.open },
    { name: copy.written, value: counts.written, hint: copy.writtenHint },
    { name: copy.failed, value: counts.failed, hint: copy.failedHint },
    { name: copy.unsure, value: counts.unsure, hint: copy.unsureHint },
    { name: copy.skipped, value: counts.skipped, hint: copy.skippedHint },
    { name: copy.left, value: counts.left, hint: copy.leftHint },
  ].filter(({ value }, at) => at < 2 || value > 0);
  return (
    <dl className="mt-4 grid grid-cols-2 gap-4 sm:gap-5 xl:grid-cols-4">
      {shown.map(({ name, value, hint }) => (
        <div className={`${panelClass} max-sm:p-4`} key={name}>
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="font-display text-[2rem] leading-tight tabular-nums">
            {value.toLocaleString("en-US")}
          </dd>
          {hint === undefined ? null : <dd className="mt-1 text-small text-ink-soft">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Stop({ onStop }: { onStop: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button onClick={() => setAsking(true)} size="small" variant="outline">
        {copy.stop}
      </Button>
    );
  return (
    <>
      <span className="text-small text-ink-soft">{copy.stopHint}</span>
      <Button onClick={() => void onStop()} size="small" variant="primary">
        {copy.stopSure}
      </Button>
      <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
        {copy.stopKeep}
      </Button>
    </>
  );
}
