import * as z from "zod/mini";
import {
  costNotSaid,
  groupCosts,
  groupFormats,
  groupJoins,
  groupLanguages,
  groupPaths,
  groupSections,
  groupZones,
} from "#content/groups/choices.ts";
import { groupFaults as faults, groupStateNames } from "#content/groups/places.ts";
import { isDay } from "#platform/clock/calendar-days.ts";
import { isTimeZone } from "#platform/clock/time-zone.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import { recordId } from "#platform/http/safe-string.ts";
import { teamText } from "#platform/http/team-text.ts";
import { choice, fieldsOf, type Layout } from "#platform/records/fields.ts";
import { checkbox, day, fieldOf, time, wholeNumber } from "#platform/records/team-fields.ts";
import { offerHours } from "../rules/place.ts";
import { invalidField, type Schedule } from "../rules/schedule.ts";

export const longestRules = 4_000;
export const mostSeatsOfGroup = 200;
export const longestGroupName = 60;

const { number: wrong, missing } = faults;

type TextLayout = Layout & { label: string; max: number; lines?: true };
const text = ({ lines, ...layout }: TextLayout) =>
  fieldOf(teamText({ max: layout.max, sentence: faults.tooLong, missing: faults.missing }), {
    ...layout,
    control: lines ? "area" : "line",
  });

const contentFields = {
  name: text({ label: "Name", max: longestGroupName, part: "About the group" }),
  /** A role or a first name. */
  host: text({
    ...{ label: "Host", max: 80 },
    hint: "A first name or a role, such as: two trained peers.",
  }),
  language: choice({
    ...{ label: "Language", options: groupLanguages, missing, initial: "en", beside: "slug" },
    hint: "What the group speaks. Its emails do, too.",
  }),
  format: choice({
    ...{ label: "Kind", options: groupFormats, missing, initial: "open-circle", folded: true },
    hint: "What sort of group it is. Visitors filter by it.",
  }),
  path: choice({
    ...{ label: "Path", missing, initial: "every", beside: "format" },
    hint: "Whose path it’s for. Visitors filter by this too.",
    options: [{ value: "every", label: "Every path" }, ...groupPaths],
  }),
  apart: choice({
    ...{ label: "Place on the page", options: groupSections, missing, initial: "none", folded: true },
    hint: "After a loss or in pregnancy: its own section.",
  }),
  cost: choice({
    ...{ label: "Cost", options: groupCosts, missing, part: "Cost and status" },
    hint: "What the groups page says it costs.",
  }),
  forWhom: text({ label: "Who it's for", max: 300, lines: true }),
  groundRules: text({
    ...{ label: "Ground rules", max: longestRules, lines: true, folded: true },
    hint: "People agree to these when they sign up. If you change them, new people agree to the new ones.",
  }),
  joins: choice({
    ...{ label: "How people join", options: groupJoins, missing, initial: "here", folded: true },
    ...{ part: "Joining" },
    hint: "Only people who join on the groups page get a place, emails and the meeting link from here.",
  }),
  /** A stand-in until the team confirms it. */
  sample: checkbox({
    ...{ label: "A sample, until the team confirms it", folded: true },
    hint: "Shown with the tag “Sample”, and not announced to search engines.",
  }),
};
export const contentStored = z.strictObject({
  ...contentFields,
  // A group that was saved before it had these.
  joins: z._default(contentFields.joins, "here"),
  cost: z._default(z.enum([...groupCosts.map(({ value }) => value), costNotSaid.value]), costNotSaid.value),
  apart: z._default(contentFields.apart, "none"),
  sample: z._default(contentFields.sample, false),
});
export type GroupText = z.output<typeof contentStored>;

/** How a group repeats, as one choice of the form; `rules/form-fields.ts` has what the rule has of each. */
export const repeatChoices = [
  { value: "week", label: "Weekly" },
  { value: "weekdayOfMonth", label: "Monthly, on the same weekday" },
  { value: "lastWeekdayOfMonth", label: "Monthly, on the last such weekday" },
  { value: "dayOfMonth", label: "Monthly, on the same date" },
  { value: "lastDayOfMonth", label: "Monthly, on the last day of the month" },
] as const;

/** The longest time between a rule's first and last day. */
const mostYears = 5;
const yearMs = 366 * 24 * 60 * 60 * 1_000;

const until = day({ label: "Last day", wrong: faults.day });
const count = wholeNumber({ min: 1, max: 104, wrong });

const scheduleFields = {
  first: day({ label: "First day", wrong: faults.day, part: "When it meets" }),
  time: time({ label: "Time", wrong: faults.time, initial: "19:00", beside: "first" }),
  minutes: wholeNumber({
    ...{ label: "Minutes (15 to 240)", min: 15, max: 240, wrong, initial: "75", beside: "first" },
  }),
  unit: fieldOf(z.enum(["week", "weekdayOfMonth", "dayOfMonth"]), {
    ...{ label: "Repeats", control: "choice", options: repeatChoices, initial: "week" },
  }),
  zone: fieldOf(z.string(faults.zone).check(z.maxLength(60), z.refine(isTimeZone, faults.zone)), {
    ...{ label: "Time zone", control: "choice", options: groupZones, initial: "America/New_York" },
    beside: "unit",
  }),
  every: wholeNumber({
    ...{ label: "Every so many weeks or months (1 to 12)", min: 1, max: 12, wrong },
    ...{ initial: "1", folded: true, part: "Dates" },
  }),
  last: fieldOf(z.boolean(), { control: "none" }),
  count: fieldOf(z.optional(count), {
    ...{ label: "Number of dates (1 to 104)", control: "number", max: 104, folded: true },
    hint: "For a round. Leave it empty otherwise.",
  }),
  until: fieldOf(z.optional(until), {
    ...{ label: "Last day", control: "day", beside: "count" },
    hint: "Leave it empty if the group has no end.",
  }),
  // One error for the whole list: it's one field of the form.
  breaks: fieldOf(
    z.array(z.strictObject({ from: z.string(), to: z.string() })).check(
      z.maxLength(60, faults.breakLines),
      z.refine((breaks) => breaks.every(({ from, to }) => isDay(from) && isDay(to)), faults.breakLines),
    ),
    {
      ...{ label: "Breaks", control: "area", max: 1_500, optional: true, folded: true },
      hint: "One a line, such as 2026-12-24 or 2026-12-20 to 2027-01-04. Nobody is emailed about a break: for a date that people expect, cancel it on the group's screen.",
    },
  ),
};
export const scheduleForm = z.strictObject(scheduleFields);
export const scheduleStored = z.strictObject({ ...scheduleFields, since: z.optional(z.string()) });

/** Somebody else's meeting service. `https` only; what it leads to is encrypted and in no page. */
export const meetingAddress = z.string().check(
  z.refine(isStorable, faults.address),
  z.trim(),
  z.maxLength(1_000, faults.address),
  z.refine((typed) => typed === "" || isHttps(typed), faults.address),
);

function isHttps(typed: string): boolean {
  const url = URL.parse(typed);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

const { name, host, language, format, path, apart, cost, forWhom, groundRules, joins, sample } =
  contentFields;
const { first, time: startTime, minutes, unit, zone, ...dates } = scheduleFields;

/**
 * A group as the form shows and sends it: one level, so that each error is found beside its field. First what only the
 * team knows, then what mostly stays as it begins.
 */
const groupFormFields = {
  ...{ name, forWhom, host },
  ...{ first, time: startTime, minutes, unit, zone },
  /** Empty to keep the one that is set: no form shows it. */
  address: fieldOf(meetingAddress, {
    ...{ label: "Meeting link", max: 1_000, type: "url", optional: true, part: "Where it meets" },
    hint: "An https link of your meeting service. It's encrypted, and in no email, calendar or page, not even this one.",
  }),
  dropAddress: fieldOf(z.optional(z.boolean()), { label: "Remove the meeting link", control: "checkbox" }),
  // Nobody is told a price that nobody chose.
  cost,
  state: choice({
    ...{ label: "Status", missing, initial: "draft", beside: "cost" },
    hint: "Nobody outside the team sees a draft.",
    options: (["draft", "open", "closed"] as const).map((value) => ({
      value,
      label: groupStateNames[value],
    })),
  }),
  /** Empty to make it from the name, or to keep the one there is. */
  slug: fieldOf(
    z.string().check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, faults.slug), z.maxLength(60, faults.slug)),
    {
      ...{ label: "Address on the site", max: 60, type: "slug", optional: true, folded: true },
      ...{ part: "On the groups page" },
      hint: "Made from the name if you leave it empty.",
    },
  ),
  ...{ language, format, path, apart, joins },
  size: wholeNumber({
    ...{ label: "Seats (1 to 200)", min: 1, max: mostSeatsOfGroup, wrong, initial: "8", folded: true },
    hint: "Who comes after that waits for a seat.",
  }),
  offerHours: wholeNumber({
    ...{ label: "Hours to accept a place (1 to 72)", wrong, beside: "size" },
    ...{ min: offerHours.least, max: offerHours.most, initial: String(offerHours.usual) },
    hint: "If they’d end at night, they end at 8 AM.",
  }),
  ...{ groundRules, sample },
  ...dates,
  /** The campaign with the question that goes with the thanks; empty for none. */
  question: fieldOf(z.optional(recordId), {
    ...{ label: "Question after each meeting", control: "choice", folded: true, part: "Afterward" },
    hint: "Whoever came gets a short thank-you email. It can lead to a campaign, best with a single question.",
  }),
};

export const groupFormFieldList = fieldsOf({ shape: groupFormFields });

function checkGroup({
  value,
  issues,
}: z.core.ParsePayload<Schedule & Pick<GroupText, "joins" | "sample">>): void {
  // Days that aren't any can't be compared.
  if (issues.length > 0) return;
  if (value.sample && value.joins === "here")
    issues.push({ code: "custom", input: value, path: ["sample"], message: faults.sample });
  const { until: end, first } = value;
  const tooFar = end !== undefined && Date.parse(end) - Date.parse(first) > mostYears * yearMs;
  const field = tooFar ? "until" : invalidField(value);
  if (field) issues.push({ code: "custom", input: value, path: [field], message: faults[field] });
}

export const groupForm = z.strictObject(groupFormFields).check(checkGroup);
export const groupChange = z.strictObject({ ...groupFormFields, revision: z.int() }).check(checkGroup);
export type GroupForm = z.output<typeof groupForm>;

/** A group as the team saves it: what the page says and when it meets apart from the rest. */
export type GroupInput = Omit<GroupForm, keyof GroupText | keyof Schedule> & {
  content: GroupText;
  schedule: Schedule;
};

export function groupOfForm({ dropAddress, question = "", ...form }: GroupForm): GroupInput {
  const { slug, state, size, offerHours: hours, address } = form;
  return {
    ...{ slug, state, size, offerHours: hours, address },
    ...(dropAddress ? { dropAddress } : {}),
    ...(question === "" ? {} : { question }),
    content: contentOfForm.parse(form),
    schedule: scheduleOfForm.parse(form),
  };
}

/** Both leave out what isn't theirs. */
const contentOfForm = z.object(contentFields);
const scheduleOfForm = z.object(scheduleFields);
