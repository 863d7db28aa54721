import { useState } from "react";
import { momentIn } from "#content/place-mails/moment.ts";
import { wordingOf } from "#content/place-mails/wording.ts";
import { TextField } from "#ui/field-text.tsx";
import type { useOperations } from "#web/admin/use-operations.ts";
import type { GroupMails } from "../reads/group-mails.server.ts";
import { dateMailOf } from "../rules/date-mail.ts";
import { instantOf } from "../rules/schedule.ts";
import { EmailDialog } from "./email-dialog.tsx";

/** A date as its row has it. */
export type RowDate = {
  id: string;
  day: string;
  /** Its beginning by the group's clock. */
  local: string;
  minutes: number;
  start: string;
  version: string;
  canceled: boolean;
};

/** What is asked for: one of the dates is moved or canceled, or another one is added. */
export type DateRequest = { kind: "move" | "cancel"; date: RowDate } | { kind: "add"; date?: never };

const copy = {
  move: {
    heading: (day: string) => `Move ${day}`,
    submit: { text: "Move the date", busy: "Moving..." },
  },
  cancel: {
    heading: (day: string) => `Cancel ${day}?`,
    text: "The other dates stay as they are. You can move a canceled date to another time later.",
    submit: { text: "Cancel the date", busy: "Canceling...", danger: true },
  },
  add: { heading: () => "Add a date", submit: { text: "Add the date", busy: "Adding..." } },
  keep: { move: "Cancel", cancel: "Keep it", add: "Cancel" },
  zone: (zone: string) => `By the group's clock: ${zone}.`,
  start: { move: "New day and time", add: "Day and time" },
  minutes: { label: "Minutes", hint: "15 to 240." },
  silence: {
    unset: "Choose a day and time to see who gets an email, and what it says.",
    same: "Choose another time to see who gets an email, and what it says.",
    length: "Only the length changes, so no email goes out.",
  },
} as const;

type DateDialogProps = Pick<ReturnType<typeof useOperations>, "busy" | "problem" | "field"> & {
  request: DateRequest;
  /** How long a meeting usually is. */
  minutes: number;
  /** The group's time zone, by its name. */
  zoneName: string;
  mails: GroupMails;
  onSend(fields: FormData): Promise<void>;
  onClose(): void;
};

/** Moves, cancels or adds a date, once it's clear who is emailed and what they read. */
export function DateDialog({ request, minutes, zoneName, mails, field, ...dialog }: DateDialogProps) {
  const { kind, date } = request;
  const usualMinutes = date?.minutes ?? minutes;
  const [typed, setTyped] = useState({ start: date?.local ?? "", minutes: String(usualMinutes) });
  const email = emailOf(request, { typed, mails });
  const keyed = date === undefined ? {} : { key: date.id, loaded: date.version };
  const { submit, heading, ...texts } = copy[kind];
  return (
    <EmailDialog
      {...{ ...dialog, ...texts, email, submit }}
      fields={["start", "minutes"]}
      heading={heading(date?.day ?? "")}
      keep={copy.keep[kind]}
      operation="changeGroupDate"
      values={{ kind, ...keyed }}
    >
      {kind === "cancel" ? null : (
        <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField
            {...field("start", date?.local)}
            hint={copy.zone(zoneName)}
            label={copy.start[kind]}
            onChange={({ target }) => setTyped({ ...typed, start: target.value })}
            type="datetime-local"
          />
          <TextField
            {...field("minutes", String(usualMinutes))}
            hint={copy.minutes.hint}
            inputMode="numeric"
            label={copy.minutes.label}
            maxLength={3}
            onChange={({ target }) => setTyped({ ...typed, minutes: target.value })}
          />
        </div>
      )}
    </EmailDialog>
  );
}

type Typed = { start: string; minutes: string };

function emailOf({ kind, date }: DateRequest, { typed, mails }: { typed: Typed; mails: GroupMails }) {
  const { language, zone, now, told, texts } = mails;
  const shared = { count: told, language };
  const silent = (silence: string) => ({ ...shared, mail: undefined, silence });
  const isSame = kind === "move" && !date.canceled && typed.start === date.local;
  if (isSame) return silent(typed.minutes === String(date.minutes) ? copy.silence.same : copy.silence.length);
  if (kind !== "cancel" && !isLocalTime(typed.start)) return silent(copy.silence.unset);
  const momentOf = (instant: string) => momentIn(instant, { zone, language, now });
  const present = date && { state: date.canceled ? ("canceled" as const) : ("planned" as const) };
  const moment = momentOf(kind === "cancel" ? date.start : instantOf(typed.start, zone));
  const before = date && momentOf(date.start);
  return { ...shared, mail: wordingOf(texts[dateMailOf(kind, present)], { moment, before }) };
}

/** A field of the browser is empty until its date and time are whole; a year can have more than four digits in it. */
const isLocalTime = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);
