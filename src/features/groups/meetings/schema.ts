import * as z from "zod/mini";
import { formCopy } from "#content/forms.ts";
import { groupFormats, groupPaths } from "#content/groups/choices.ts";
import { groupFaults as faults } from "#content/groups/places.ts";
import { emailText, honeypot, optionalText, personal } from "#platform/forms/fields.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { mostSeats, offerHours, placeActions } from "./rules/place.ts";
import { type Schedule, scheduleFault } from "./rules/schedule.ts";

const line = (max: number) => safeText({ max, sentence: faults.tooLong, missing: faults.missing });
const day = z.string(faults.day).check(z.refine((text) => z.iso.date().safeParse(text).success, faults.day));
const whole = (least: number, most: number) =>
  z.int(faults.number).check(z.gte(least, faults.number), z.lte(most, faults.number));

/** Whether the server's clock data knows a zone. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The longest time between a rule's first and last day. */
const mostYears = 5;
const yearMs = 366 * 24 * 60 * 60 * 1_000;

/** When a group meets, as the team edits it. */
const scheduleFields = {
  first: day,
  time: z.string(faults.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, faults.time)),
  minutes: whole(15, 240),
  zone: z.string(faults.zone).check(z.maxLength(60), z.refine(isZone, faults.zone)),
  unit: z.enum(["week", "weekdayOfMonth", "dayOfMonth"]),
  every: whole(1, 12),
  last: z.boolean(),
  count: z.optional(whole(1, 104)),
  until: z.optional(day),
  breaks: z.array(z.strictObject({ from: day, to: day })).check(z.maxLength(30)),
};
export const scheduleStored = z.strictObject(scheduleFields);

/** What the page says of a group. */
const contentFields = {
  name: line(60),
  forWhom: line(300),
  /** A role or a first name. */
  host: line(80),
  format: z.enum(groupFormats.map(({ value }) => value)),
  path: z.enum(["every", ...groupPaths.map(({ value }) => value)]),
  language: z.enum(["en", "fr", "es"]),
  groundRules: line(4_000),
};
export const contentStored = z.strictObject(contentFields);
export type GroupText = z.output<typeof contentStored>;

/** Somebody else's meeting service. `https` only; what it leads to is encrypted and in no page. */
const meetingAddress = z.string().check(
  z.trim(),
  z.maxLength(1_000, faults.address),
  z.refine((text) => text === "" || isHttps(text), faults.address),
);

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/** A group as the form sends it: one level, so that each error is found beside its field. */
const groupFields = {
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, faults.slug), z.maxLength(60, faults.slug)),
  state: z.enum(["draft", "open", "closed"]),
  size: whole(1, 200),
  offerHours: whole(offerHours.least, offerHours.most),
  address: meetingAddress,
  ...contentFields,
  ...scheduleFields,
};

function checkSchedule({ value, issues }: z.core.ParsePayload<Schedule>): void {
  // Days that aren't any can't be compared.
  if (issues.length > 0) return;
  const { until, first } = value;
  const tooFar = until !== undefined && Date.parse(until) - Date.parse(first) > mostYears * yearMs;
  const field = tooFar ? "until" : scheduleFault(value)?.field;
  if (field) issues.push({ code: "custom", input: value, path: [field], message: faults[field] });
}

export const groupForm = z.strictObject(groupFields).check(checkSchedule);
export const groupChange = z.strictObject({ ...groupFields, revision: z.int() }).check(checkSchedule);
export type GroupForm = z.output<typeof groupForm>;

/** A group as the team saves it. */
export type GroupInput = Pick<GroupForm, "slug" | "state" | "size" | "offerHours" | "address"> & {
  content: GroupText;
  schedule: Schedule;
};

/** A change of one date. `start` is local time in the group's zone, as 2026-12-08T19:00. */
const localTime = z
  .string(faults.time)
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, faults.time));
export const dateChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("move"), key: z.string(), start: localTime, minutes: whole(15, 240) }),
  z.strictObject({ kind: z.literal("add"), start: localTime, minutes: whole(15, 240) }),
  z.strictObject({ kind: z.literal("cancel"), key: z.string() }),
]);
export type DateChange = z.output<typeof dateChange>;

/** Signing up for a group. */
export const placeRequest = z.strictObject({
  email: personal(
    emailText({
      max: textBounds.email,
      tooLong: faults.emailTooLong,
      missing: faults.emailMissing,
      invalid: faults.emailInvalid,
    }),
  ),
  name: personal(optionalText({ max: 80, tooLong: faults.tooLong })),
  seats: whole(1, mostSeats),
  /** The version of the ground rules that were on the page. */
  rules: whole(1, 1_000_000),
  agree: z.literal(true, faults.agree),
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});
export type PlaceRequest = z.output<typeof placeRequest>;

const token = z
  .string(faults.link)
  .check(z.trim(), z.minLength(1, faults.link), z.maxLength(2_000, faults.link));
export const placeLink = z.strictObject({ token });
export const placeChange = z.strictObject({ token, action: z.enum(placeActions) });

/** Operations of the team's screens. */
export const noInput = z.strictObject({});
export const addressChange = z.strictObject({
  address: meetingAddress.check(z.minLength(1, faults.address)),
});
export const doorChange = z.strictObject({ isClosed: z.boolean() });
const id = z.string().check(z.maxLength(60));
export const hostChange = z.strictObject({ memberId: id, isHost: z.boolean() });
export const placeRemoval = z.strictObject({ placeId: id, bar: z.boolean() });
