import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { teamText } from "#platform/http/team-text.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { settingMessages } from "#platform/settings/setting-messages.ts";
import { inboxFaults, repliesFaults } from "./copy/inbox.ts";
import {
  type ItemState,
  inboxBounds,
  largestPage,
  listChoices,
  states,
} from "./forms/rules/conversation-kinds.ts";
import { presences } from "./rules/presence.ts";
import { replyBounds } from "./rules/saved-replies.ts";
import { snoozeChoices } from "./rules/snooze.ts";

const flag = z.literal("1", inboxFaults.mark);
const cursor = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z_[0-9a-f-]{36}$/, inboxFaults.cursor), z.maxLength(100));

/** What the list is narrowed by, as it stands in an address: nothing of any person. */
export const inboxFilterQuery = z.strictObject({
  state: z.optional(z.enum(listChoices, inboxFaults.state)),
  mine: z.optional(flag),
  late: z.optional(flag),
  followUp: z.optional(flag),
  quiet: z.optional(flag),
});

export const inboxQuery = z.extend(inboxFilterQuery, {
  cursor: z.optional(cursor),
});

const looked = safeText({ max: inboxBounds.words, sentence: inboxFaults.words });

/** What is looked for. It travels in the body, since addresses are kept in histories and logs. */
export const inboxLookup = z.strictObject({
  state: z.optional(z.enum(listChoices, inboxFaults.state)),
  mine: z.optional(flag),
  late: z.optional(flag),
  followUp: z.optional(flag),
  quiet: z.optional(flag),
  /** A whole e-mail address. */
  email: z.optional(safeText({ max: textBounds.email, sentence: inboxFaults.words })),
  words: z.optional(looked),
});

export const inboxLookupPage = z.extend(inboxLookup, { cursor: z.optional(cursor) });

const version = z.int(inboxFaults.version).check(z.minimum(1), z.maximum(1_000_000_000));

export const inboxMove = z.strictObject({
  version,
  state: z.optional(z.enum(states, inboxFaults.state)),
  assignee: z.optional(safeText({ max: 36, sentence: inboxFaults.assignee })),
});

const known = { id: z.uuid(inboxFaults.version), version };
const several = <Each extends z.ZodMiniType>(each: Each) =>
  z
    .array(each, inboxFaults.several)
    .check(z.minLength(1, inboxFaults.several), z.maxLength(largestPage, inboxFaults.several));

export const inboxMoves = z.strictObject({
  items: several(z.strictObject(known)),
  state: z.optional(z.enum(states, inboxFaults.state)),
  assignee: z.optional(safeText({ max: 36, sentence: inboxFaults.assignee })),
});

/** Items as they were before a move: what the move's response said. */
export const inboxUndo = z.strictObject({
  items: several(
    z.strictObject({
      ...known,
      state: z.enum(states, inboxFaults.state),
      assignee: safeText({ max: 36, sentence: inboxFaults.assignee }),
      snoozedUntil: z.optional(z.iso.datetime(inboxFaults.date)),
    }),
  ),
});

const dayText = safeText({ max: 10, sentence: inboxFaults.date });

export const inboxSnooze = z.strictObject({
  items: several(z.strictObject(known)),
  until: z.enum(snoozeChoices, inboxFaults.snooze),
  date: z.optional(dayText),
});

/** The day to follow up on; empty to clear it. */
export const inboxFollowUp = z.strictObject({ version, date: dayText });

/** Another conversation of the same address, to merge with this one. */
export const inboxMerge = z.strictObject({ version, other: z.uuid(inboxFaults.version) });

export const inboxUnmerge = z.strictObject({ version, merged: z.uuid(inboxFaults.version) });

export const inboxUndoReply = z.strictObject({ answerId: z.uuid(inboxFaults.version) });

export const inboxPresence = z.strictObject({ presence: z.enum(presences, inboxFaults.presence) });

export const inboxNote = z.strictObject({
  text: teamText({
    max: inboxBounds.note,
    sentence: inboxFaults.noteTooLong,
    missing: inboxFaults.noteMissing,
  }),
});

export const leftOutMail = z.strictObject({ id: z.uuid(inboxFaults.version) });

/** An email from another address, to be answered in a conversation of its own. */
export const inboxSeparate = z.strictObject({ mailId: z.uuid(inboxFaults.version) });

export const inboxReply = z.strictObject({
  version,
  text: teamText({
    max: inboxBounds.answer,
    sentence: inboxFaults.replyTooLong,
    missing: inboxFaults.replyMissing,
  }),
  next: z.enum(["waiting", "done"], inboxFaults.state),
});

type Lookup = z.output<typeof inboxLookup>;

export function inboxFilterOf({ state, mine, late, followUp, quiet, email, words }: Lookup) {
  return {
    choice: state,
    ...(mine === undefined ? {} : { mine: true as const }),
    ...(late === undefined ? {} : { late: true as const }),
    ...(followUp === undefined ? {} : { followUp: true as const }),
    ...(quiet === undefined ? {} : { quiet: true as const }),
    ...(email ? { email } : {}),
    ...(words?.trim() ? { words } : {}),
  };
}

export type InboxLine = {
  id: string;
  state: ItemState;
  subject: string;
  clinic: string;
  name: string;
  preview: string;
  assignee: string;
  version: number;
  createdAt: string;
  /** When a reply is due; null where the promise is met or does not run. */
  due: string | null;
  /** When it comes back, in words; empty unless it's snoozed. */
  back: string;
  /** The day to follow up on; empty for none. */
  followUpOn: string;
};

/** A page of the list; `next` is where the next one begins, null at the end. */
export type InboxPage = { items: InboxLine[]; next: string | null };

/** The saved replies of a kind, all of them. */
export const repliesChange = z.strictObject({
  replies: z
    .array(
      z.strictObject({
        id: safeText({ max: 36, sentence: settingMessages.unreadable }),
        title: safeText({
          max: replyBounds.title,
          sentence: repliesFaults.nameTooLong,
          missing: repliesFaults.nameMissing,
        }),
        text: teamText({
          max: replyBounds.text,
          sentence: repliesFaults.textTooLong,
          missing: repliesFaults.textMissing,
        }),
      }),
      settingMessages.unreadable,
    )
    .check(z.maxLength(replyBounds.replies, repliesFaults.tooMany)),
  expected: safeText({ max: 64, sentence: settingMessages.unreadable }),
});
export type RepliesChange = z.output<typeof repliesChange>;

/** As they are stored. */
export const inboxJobKinds = {
  /** Mails somebody that their email has come in. Its entry has the message's id. */
  acknowledgment: "inbox.acknowledgment",
  /**
   * The same for a reply. It's queued for each, because nothing may say which of them speak of a crisis, and only those
   * are answered (reads/acknowledgment.server.ts).
   */
  replyAcknowledgment: "inbox.reply_acknowledgment",
  /** Mails the team that somebody wrote again. */
  replyNotice: "inbox.reply_received",
  answer: "inbox.answer",
  /** Mails a team member about what a colleague assigned to them, or where one mentioned them. */
  colleague: "inbox.colleague",
  /** Mails a team member all of it once a day, if they chose that. */
  digest: "inbox.digest",
  /** Puts a follow-up into the daily summary of whoever has the conversation then. */
  followUp: "inbox.follow_up",
  snoozeReturn: "inbox.return",
} as const;
