import "./issue-state.css";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { panelLink } from "#ui/panel-class.ts";
import type { issueScreen } from "../reads/issues.server.ts";

type Content = Awaited<ReturnType<typeof issueScreen>>;

export const progressHeading = "Progress";

const copy = {
  bounced: "Who it couldn't be delivered to",
  more: (count: number) => `And ${count.toLocaleString("en-US")} more.`,
  stop: "Stop sending",
  stopHint: "Anyone who hasn't received it yet won't get it.",
  stopSure: "Yes, stop sending",
  stopKeep: "Keep sending",
} as const;

/** The sentence below says how far sending is, too. */
export function SendingBar({ counts: { chosen, open } }: Pick<Content["issue"], "counts">) {
  return (
    <progress
      aria-label={progressHeading}
      className="kw-progress h-2.5 w-full"
      max={Math.max(1, chosen)}
      value={chosen - open}
    />
  );
}

/** The people whose mail server refused it, so that someone can look after their addresses. */
export function Bounced({ bounced: { people, more } }: { bounced: Content["bounced"] }) {
  if (people.length === 0) return null;
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm font-semibold focus-ring">{copy.bounced}</summary>
      <ul className="mt-2 grid gap-1">
        {people.map(({ id, email, href }) => (
          <li className="wrap-anywhere" key={id}>
            <a className={panelLink} href={href}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-small text-ink-soft">{copy.more(more)}</p> : null}
    </details>
  );
}

export function StopSending({ onStop }: { onStop: () => Promise<void> }) {
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
