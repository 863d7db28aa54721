import { itemCopy, stateNames } from "../copy/inbox.ts";
import { mailCopy } from "../mails/copy.ts";
import type { EventRow } from "../table.server.ts";

type Event = { kind: EventRow["kind"]; author: string; detail: string };

const names: Readonly<Record<string, string>> = stateNames;
const stateName = (state: string) => names[state] ?? state;

const shapes = {
  long: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }),
  short: new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
};

/** "Dec 1, 2026" or "Dec 1", of a day as it's stored. */
export function formatDay(date: string, shape: keyof typeof shapes = "long"): string {
  const at = Date.parse(`${date}T00:00:00.000Z`);
  return Number.isNaN(at) ? date : shapes[shape].format(at);
}

/** The time that a conversation was snoozed until follows the sentence. */
export function eventSentence({ kind, author, detail }: Event, nameOf: (id: string) => string): string {
  const { sentences } = itemCopy;
  const who = nameOf(author);
  switch (kind) {
    case "moved":
      return sentences.moved(who, stateName(detail));
    case "assigned":
      if (detail === "") return sentences.left(who);
      return detail === author ? sentences.taken(who) : sentences.given(who, nameOf(detail));
    case "snoozed":
      return sentences.snoozed(who);
    case "returned":
      return sentences.returned;
    case "follow_up_set":
      return detail === "" ? sentences.noFollowUp(who) : sentences.followUp(who, formatDay(detail));
    case "merged":
      return sentences.merged(who);
    case "unmerged":
      return sentences.unmerged(who);
    case "answer_undone":
      return sentences.undone(who, stateName(detail));
    case "reopened":
      return detail === "done" ? mailCopy.reopened : mailCopy.answered;
    case "left_out":
      return mailCopy.leftOut(Number(detail));
  }
}
