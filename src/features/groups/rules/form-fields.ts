import { costNotSaid } from "#content/groups/choices.ts";
import { fromForm, initialTexts, toForm } from "#platform/records/record-form.ts";
import { type GroupInput, groupFormFieldList, type repeatChoices } from "../schema/group.ts";
import type { Schedule } from "./schedule.ts";

/** One field says the unit, and whether it's the last one of the month. */
export type GroupFields = Readonly<Record<string, string>>;

const repeats: Readonly<Record<(typeof repeatChoices)[number]["value"], Pick<Schedule, "unit" | "last">>> = {
  week: { unit: "week", last: false },
  weekdayOfMonth: { unit: "weekdayOfMonth", last: false },
  lastWeekdayOfMonth: { unit: "weekdayOfMonth", last: true },
  dayOfMonth: { unit: "dayOfMonth", last: false },
  lastDayOfMonth: { unit: "dayOfMonth", last: true },
};

const isRepeats = (value: string | undefined): value is keyof typeof repeats =>
  value !== undefined && Object.hasOwn(repeats, value);

const lastOnes = {
  week: "week",
  weekdayOfMonth: "lastWeekdayOfMonth",
  dayOfMonth: "lastDayOfMonth",
} as const;

export const newGroupFields: GroupFields = initialTexts(groupFormFieldList);

/** The tick that takes the meeting's address away is never set. */
export function groupFields({ content, schedule, ...group }: GroupInput): GroupFields {
  const { unit, last, breaks } = schedule;
  return {
    ...toForm(groupFormFieldList, { ...group, ...content, ...schedule, dropAddress: false }),
    // The form asks for what an older group doesn't say.
    cost: content.cost === costNotSaid.value ? "" : content.cost,
    unit: last ? lastOnes[unit] : unit,
    breaks: breaks.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join("\n"),
  };
}

/** A tick that leaves out one date: the name of its field. */
export const leaveOut = (day: string) => `${leaving}${day}`;
const leaving = "leaveOut-";

/** What isn't a number or a day is left for the schema to refuse. */
export function groupFromFields(all: GroupFields) {
  const left = Object.keys(all).filter((name) => name.startsWith(leaving));
  const texts = Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)));
  const leftOut = left.map((name) => ({ from: name.slice(leaving.length), to: name.slice(leaving.length) }));
  return {
    ...fromForm(groupFormFieldList, texts),
    ...(isRepeats(texts.unit) ? repeats[texts.unit] : { last: false }),
    breaks: [...breaksIn(texts.breaks), ...leftOut],
  };
}

/** "2026-12-20 to 2027-01-04", or one day, on each line. */
function breaksIn(typed = ""): { from: string; to: string }[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [from = "", to = from] = line.split(" to ").map((day) => day.trim());
      return { from, to };
    });
}
