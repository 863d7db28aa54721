import { issueCopy } from "../copy.ts";
import type { IssueCounts } from "../reads/counts.server.ts";
import type { IssueState } from "./sending.ts";

const words = issueCopy.progress.words;

type Sending = {
  state: Exclude<IssueState, "draft" | "scheduled">;
  counts: IssueCounts;
  /** Emails a minute. */
  pace: number;
  /** The formatted time sending started. */
  startedAt: string;
};

/** What became of an issue, in sentences. What didn't happen is left out. */
export function resultWords({ state, counts, pace, startedAt }: Sending): string[] {
  const { chosen, open, delivered, written, failed, unsure, skipped, left } = counts;
  if (state === "sent" && chosen === skipped) return [words.nobody];
  const all = words.people(chosen);
  const done = (chosen - open).toLocaleString("en-US");
  const lead = {
    sent: () => words.sent(words.people(chosen - skipped), startedAt),
    stopped: () => words.stopped((delivered + written + failed + unsure).toLocaleString("en-US"), all),
    paused: () => words.paused(done, all),
    sending: () => words.sending(done, all, words.minutes(Math.ceil(open / pace))),
  };
  const counted = (sentence: (people: string) => string, count: number) =>
    count === 0 ? [] : [sentence(words.people(count))];
  const isWhole = state === "sent" && delivered === chosen - skipped;
  return [
    lead[state](),
    ...(isWhole ? [words.allAccepted] : counted(words.accepted, delivered)),
    ...counted(words.written, written),
    ...counted(words.failed, failed),
    ...counted(words.unsure, unsure),
    ...(state === "stopped" ? [] : counted(words.skipped, skipped)),
    ...(left === 0 && state === "sent" && delivered > 0 ? [words.nobodyLeft] : counted(words.left, left)),
  ];
}
