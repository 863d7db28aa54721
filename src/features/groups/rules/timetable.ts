import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import {
  type CostId,
  costNotSaid,
  groupFormats,
  groupPaths,
  groupRhythms,
  groupZones,
} from "#content/groups/choices.ts";
import type { ShippedGroup } from "#content/groups/group.ts";
import { type GroupInput, groupForm, groupOfForm, longestRules, mostSeatsOfGroup } from "../schema/group.ts";
import { groupFields, groupFromFields } from "./form-fields.ts";
import { offerHours } from "./place.ts";
import { instantOf } from "./schedule.ts";

const oneOf = <Value extends string>(options: readonly { value: Value }[]) =>
  z.enum(options.map(({ value }) => value));

/** A group as the timetable had it, which was a document that the team edited and published. */
const timetableGroup = z.object({
  id: z.string(),
  name: z.string(),
  format: oneOf(groupFormats),
  path: z.enum(["every", ...groupPaths.map(({ value }) => value)]),
  forWhom: z.string(),
  host: z.string(),
  size: z.string(),
  first: z.iso.date(),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  minutes: z.number(),
  zone: oneOf(groupZones),
  rhythm: oneOf(groupRhythms),
  sessions: z.optional(z.number()),
  weeksBetween: z.optional(z.number()),
  not: z._default(z.array(z.string()), []),
  signUp: z._default(z.enum(["members", "message"]), "message"),
  state: z._default(z.enum(["sample", "confirmed"]), "sample"),
});
const timetable = z.object({ groups: z.array(z.unknown()) });

type Given = { groundRules: string; now: string };

/** The groups of a published timetable, and how many couldn't be read; undefined if it isn't one. */
export function groupsIn(
  stored: unknown,
  given: Given,
): { groups: readonly GroupInput[]; unfit: number } | undefined {
  const { data } = timetable.safeParse(stored);
  if (!data) return undefined;
  const groups = data.groups.flatMap((entry) => {
    const { data: found } = timetableGroup.safeParse(entry);
    if (!found) return [];
    const made = fromTimetable(found, given);
    if (made) return [made];
    // Its texts are kept: the team gives it a rule.
    const draft = fromTimetable({ ...found, rhythm: "every-week", minutes: usualMinutes, not: [] }, given);
    return draft ? [{ ...draft, state: "draft" as const }] : [];
  });
  return { groups, unfit: data.groups.length - groups.length };
}

const sections = { "after-loss": "loss", "pregnant-or-parenting": "pregnancy" } as const;
const isApart = (format: string): format is keyof typeof sections => Object.hasOwn(sections, format);

/** A group of the timetable as a group that meets, in its next round if it meets in rounds; undefined if it doesn't fit. */
export function fromTimetable(
  entry: ShippedGroup | z.output<typeof timetableGroup>,
  { groundRules, now }: Given,
): GroupInput | undefined {
  const { id, name, forWhom, host, format, path, size, time, minutes, zone, rhythm, sessions, not } = entry;
  const cost = costOf(entry);
  const isRound = rhythm === "rounds";
  const isWeekly = rhythm === "every-week" || rhythm === "every-other-week" || isRound;
  const { success, data } = groupForm.safeParse(
    groupFromFields(
      groupFields({
        slug: id,
        state: "open",
        size: seatsIn(size),
        offerHours: offerHours.usual,
        address: "",
        content: {
          ...{ name, forWhom, host, format, path },
          groundRules: groundRules.slice(0, longestRules),
          language: "en",
          joins: entry.signUp === "members" ? "course" : "write",
          cost: "members",
          apart: isApart(format) ? sections[format] : "none",
          sample: entry.state === "sample",
        },
        schedule: {
          first: isRound ? nextRound(entry, now) : entry.first,
          ...{ time, minutes, zone },
          unit: isWeekly ? "week" : "weekdayOfMonth",
          every: rhythm === "every-other-week" ? 2 : 1,
          last: rhythm === "month-last",
          ...(isRound ? { count: sessions ?? 1 } : {}),
          breaks: not.map((day) => ({ from: day, to: day })),
        },
      }),
    ),
  );
  if (!success) return undefined;
  const group = groupOfForm(data);
  return { ...group, content: { ...group.content, cost } };
}

/** An earlier timetable didn't say what a group costs, and the form takes no group that doesn't. */
function costOf(entry: ShippedGroup | z.output<typeof timetableGroup>): CostId {
  if ("cost" in entry) return entry.cost;
  return entry.signUp === "members" ? "members" : costNotSaid.value;
}

const usualSeats = 12;
const usualMinutes = 75;

/** "6 to 12 people" has room for twelve; a number that can't be seats, such as a year, says nothing. */
function seatsIn(size: string): number {
  const seats = Number(size.match(/\d+/g)?.at(-1));
  return seats >= 1 && seats <= mostSeatsOfGroup ? seats : usualSeats;
}

/** The first day of the next round that hasn't begun: nobody joins one in the middle. */
function nextRound(
  { first, time, zone, sessions = 1, weeksBetween = sessions }: Timing,
  now: string,
): string {
  let day = Temporal.PlainDate.from(first);
  while (instantOf(`${day}T${time}`, zone) <= now) day = day.add({ weeks: Math.max(1, weeksBetween) });
  return day.toString();
}

type Timing = {
  first: string;
  time: string;
  zone: string;
  sessions?: number | undefined;
  weeksBetween?: number | undefined;
};
