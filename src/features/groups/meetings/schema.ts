import * as z from "zod/mini";
import { formCopy } from "#content/forms.ts";
import {
  groupCosts,
  groupFormats,
  groupJoins,
  groupLanguages,
  groupPaths,
  groupSections,
} from "#content/groups/choices.ts";
import { groupFaults as faults } from "#content/groups/places.ts";
import { isDay } from "#platform/clock/calendar-days.ts";
import { isTimeZone } from "#platform/clock/time-zone.ts";
import { emailText, honeypot, optionalText, personal } from "#platform/records/fields.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { recordId, safeText } from "#platform/http/safe-string.ts";
import { teamText } from "#platform/http/team-text.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { isMonth } from "./rules/figures.ts";
import { longestName, mostSeats, offerHours, placeActions } from "./rules/place.ts";
import { invalidField, type Schedule } from "./rules/schedule.ts";

/** How long the ground rules and how large a group can be. */
export const longestRules = 4_000;
export const mostSeatsOfGroup = 200;

const line = (max: number) => teamText({ max, sentence: faults.tooLong, missing: faults.missing });
const day = z.string(faults.day).check(z.refine(isDay, faults.day));
const whole = (least: number, most: number) =>
  z.int(faults.number).check(z.gte(least, faults.number), z.lte(most, faults.number));

/** The longest time between a rule's first and last day. */
const mostYears = 5;
const yearMs = 366 * 24 * 60 * 60 * 1_000;

/** When a group meets, as the team edits it. */
const scheduleFields = {
  first: day,
  time: z.string(faults.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, faults.time)),
  minutes: whole(15, 240),
  zone: z.string(faults.zone).check(z.maxLength(60), z.refine(isTimeZone, faults.zone)),
  unit: z.enum(["week", "weekdayOfMonth", "dayOfMonth"]),
  every: whole(1, 12),
  last: z.boolean(),
  count: z.optional(whole(1, 104)),
  until: z.optional(day),
  // One error for the whole list: it's one field of the form.
  breaks: z.array(z.strictObject({ from: z.string(), to: z.string() })).check(
    z.maxLength(60, faults.breakLines),
    z.refine((breaks) => breaks.every(({ from, to }) => isDay(from) && isDay(to)), faults.breakLines),
  ),
};
export const scheduleForm = z.strictObject(scheduleFields);
export const scheduleStored = z.strictObject({ ...scheduleFields, since: z.optional(z.string()) });

/** One of the choices of a field. */
export const oneOf = <Value extends string>(options: readonly { value: Value }[]) =>
  z.enum(options.map(({ value }) => value));

/** What the page says of a group. */
const contentFields = {
  name: line(60),
  forWhom: line(300),
  /** A role or a first name. */
  host: line(80),
  format: oneOf(groupFormats),
  path: z.enum(["every", ...groupPaths.map(({ value }) => value)]),
  language: oneOf(groupLanguages),
  groundRules: line(longestRules),
  joins: oneOf(groupJoins),
  cost: oneOf(groupCosts),
  apart: oneOf(groupSections),
  /** A stand-in until the team confirms it. */
  sample: z.boolean(),
};
export const contentStored = z.strictObject({
  ...contentFields,
  // A group that was saved before it had these.
  joins: z._default(contentFields.joins, "here"),
  cost: z._default(contentFields.cost, "unsaid"),
  apart: z._default(contentFields.apart, "none"),
  sample: z._default(contentFields.sample, false),
});
export type GroupText = z.output<typeof contentStored>;

/** Somebody else's meeting service. `https` only; what it leads to is encrypted and in no page. */
const meetingAddress = z.string().check(
  z.refine(isStorable, faults.address),
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
  size: whole(1, mostSeatsOfGroup),
  offerHours: whole(offerHours.least, offerHours.most),
  /** Empty to keep the one that is set: no form shows it. */
  address: meetingAddress,
  dropAddress: z.optional(z.boolean()),
  /** The campaign with the question that goes with the thanks; empty for none. */
  question: z.optional(recordId),
  ...contentFields,
  ...scheduleFields,
};

function checkGroup({
  value,
  issues,
}: z.core.ParsePayload<Schedule & Pick<GroupText, "joins" | "sample">>): void {
  // Days that aren't any can't be compared.
  if (issues.length > 0) return;
  if (value.sample && value.joins === "here")
    issues.push({ code: "custom", input: value, path: ["sample"], message: faults.sample });
  const { until, first } = value;
  const tooFar = until !== undefined && Date.parse(until) - Date.parse(first) > mostYears * yearMs;
  const field = tooFar ? "until" : invalidField(value);
  if (field) issues.push({ code: "custom", input: value, path: [field], message: faults[field] });
}

export const groupForm = z.strictObject(groupFields).check(checkGroup);
export const groupChange = z.strictObject({ ...groupFields, revision: z.int() }).check(checkGroup);
export type GroupForm = z.output<typeof groupForm>;

/** A group as the team saves it. */
export type GroupInput = Pick<
  GroupForm,
  "slug" | "state" | "size" | "offerHours" | "address" | "dropAddress" | "question"
> & {
  content: GroupText;
  schedule: Schedule;
};

/** A change of one date. `start` is local time in the group's zone, as 2026-12-08T19:00. */
const localTime = z
  .string(faults.time)
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, faults.time));
export const dateChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("move"), key: recordId, start: localTime, minutes: whole(15, 240) }),
  z.strictObject({ kind: z.literal("add"), start: localTime, minutes: whole(15, 240) }),
  z.strictObject({ kind: z.literal("cancel"), key: recordId }),
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
  name: personal(optionalText({ max: longestName, tooLong: faults.tooLong })),
  seats: whole(1, mostSeats),
  /** The version of the ground rules that were on the page. */
  rules: whole(1, 1_000_000),
  agree: z.literal(true, faults.agree),
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});
export type PlaceRequest = z.output<typeof placeRequest>;

/** Reads a sign-up sent without script. */
export function placeFromForm({
  seats,
  rules,
  agree,
  ...texts
}: Readonly<Record<string, string>>): Record<string, unknown> {
  return { ...texts, seats: Number(seats), rules: Number(rules), agree: agree === "on" };
}

const token = safeText({ max: maxPastedLink, sentence: faults.link, missing: faults.link });
export const placeLink = z.strictObject({ token });
export const placeChange = z.strictObject({ token, action: z.enum(placeActions) });

/** Whose figures are printed. */
export const figuresQuery = z.strictObject({ month: z.string().check(z.refine(isMonth, faults.day)) });

/** Operations of the team's screens. */
export const groupId = z.strictObject({ id: recordId });
export const addressChange = z.strictObject({
  address: meetingAddress.check(z.minLength(1, faults.address)),
});
export const doorChange = z.strictObject({ isClosed: z.boolean() });
export const hostChange = z.strictObject({ memberId: recordId, isHost: z.boolean() });
export const placeRemoval = z.strictObject({ placeId: recordId, bar: z.boolean() });
export const barLift = z.strictObject({
  email: emailText({
    max: textBounds.email,
    tooLong: faults.emailTooLong,
    missing: faults.missing,
    invalid: faults.emailInvalid,
  }),
});
export const groupDeletion = z.strictObject({ name: line(60) });
