import { people } from "../../rules.ts";
import type { IssueCounts } from "../reads/counts.server.ts";
import type { IssueState } from "./sending.ts";

const words = {
  /** How long the rest takes. */
  minutes: (count: number) =>
    count <= 1 ? "about a minute" : `about ${count.toLocaleString("en-US")} minutes`,
  nobody: "Nobody was left to send it to: everyone had unsubscribed or opted out of its topics.",
  sent: (people: string, startedAt: string) => `It went to ${people}, starting ${startedAt}.`,
  stopped: (done: string, all: string) => `You stopped it after ${done} of ${all}.`,
  paused: (done: string, all: string) =>
    `It's paused after ${done} of ${all}. Nothing is sent until you resume it.`,
  sending: (done: string, all: string, rest: string) =>
    `It has gone to ${done} of ${all}. The rest takes ${rest}.`,
  allAccepted: "Every mail server accepted it.",
  accepted: (people: string) => `Mail servers accepted it for ${people}.`,
  written: (people: string) => `For ${people} it was written to a file, because no mail server is set up.`,
  failed: (people: string) =>
    `For ${people} the mail server rejected it. Often such an address no longer exists.`,
  unsure: (people: string) =>
    `For ${people} the connection broke at the last moment, so they may or may not have it.`,
  bounced: (people: string) => `For ${people} it came back: the address doesn't exist.`,
  deferred: (people: string) => `For ${people} it came back for a temporary reason, such as a full mailbox.`,
  blocked: (people: string) =>
    `For ${people} the mail provider refused it as suspicious. Their addresses are probably fine.`,
  complained: (people: string) => `${people} marked it as spam, and we've unsubscribed them.`,
  skipped: (people: string) => `${people} unsubscribed or opted out before their turn, and didn't get it.`,
  nobodyOfGroup: "Nobody was left to send it to: everyone had left or asked for a break.",
  skippedOfGroup: (people: string) =>
    `${people} left or asked for a break before their turn, and didn't get it.`,
  left: (people: string) => `${people} unsubscribed in the 7 days after it.`,
  nobodyLeft: "Nobody has unsubscribed since.",
} as const;

type Sending = {
  state: Exclude<IssueState, "draft" | "scheduled" | "welcome">;
  counts: IssueCounts;
  /** Emails a minute. */
  pace: number;
  /** The formatted time sending started. */
  startedAt: string;
  /** What can be unsubscribed from; a message to a group can't. */
  isNewsletter?: boolean;
};

/** What didn't happen is left out. */
export function resultWords({ state, counts, pace, startedAt, isNewsletter = true }: Sending): string[] {
  const { chosen, open, delivered, written, failed, unsure, skipped, left } = counts;
  const { bounced, deferred, blocked, complained } = counts;
  if (state === "sent" && chosen === skipped) return [isNewsletter ? words.nobody : words.nobodyOfGroup];
  const all = people(chosen);
  const done = (chosen - open).toLocaleString("en-US");
  const lead = {
    sent: () => words.sent(people(chosen - skipped), startedAt),
    stopped: () => words.stopped((delivered + written + failed + unsure).toLocaleString("en-US"), all),
    paused: () => words.paused(done, all),
    sending: () => words.sending(done, all, words.minutes(Math.ceil(open / pace))),
  };
  const counted = (sentence: (people: string) => string, count: number) =>
    count === 0 ? [] : [sentence(people(count))];
  const cameBack = bounced + deferred + blocked;
  const isWhole = state === "sent" && delivered === chosen - skipped && cameBack === 0;
  const departures =
    left === 0 && state === "sent" && delivered > 0 ? [words.nobodyLeft] : counted(words.left, left);
  return [
    lead[state](),
    ...(isWhole ? [words.allAccepted] : counted(words.accepted, delivered)),
    ...counted(words.written, written),
    ...counted(words.failed, failed),
    ...counted(words.unsure, unsure),
    ...counted(words.bounced, bounced),
    ...counted(words.deferred, deferred),
    ...counted(words.blocked, blocked),
    ...counted(words.complained, complained),
    ...(state === "stopped" ? [] : counted(isNewsletter ? words.skipped : words.skippedOfGroup, skipped)),
    ...(isNewsletter ? departures : []),
  ];
}
