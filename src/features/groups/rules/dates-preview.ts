import { isDay } from "#platform/clock/calendar-days.ts";
import { scheduleForm } from "../schema/group.ts";
import { groupFromFields } from "./form-fields.ts";
import {
  type ChangedDate,
  invalidField,
  isKept,
  type Meeting,
  nextMeetings,
  type Schedule,
} from "./schedule.ts";

export type DatesPreview = {
  zone: string;
  dates: readonly Meeting[];
  /** The months among these dates that have no such day, as 2027-02, and the day that they don't have. */
  skipped: readonly string[];
  day: number;
};

const previewed = 6;

/**
 * The next dates by what is typed in the form of a group, those included that were moved; undefined while the fields are
 * no rule.
 */
export function previewDates(
  fields: Readonly<Record<string, string>>,
  { changes, now }: { changes: readonly ChangedDate[]; now: string },
): DatesPreview | undefined {
  const schedule = typedSchedule(fields);
  if (!schedule) return undefined;
  const kept = changes.filter((change) => isKept(schedule, change));
  const dates = nextMeetings(schedule, kept, { now, count: previewed });
  return {
    zone: schedule.zone,
    dates,
    ...skippedUntil(schedule, dates.findLast(({ key }) => isDay(key))?.key, now),
  };
}

/** The rule in the fields of a group's form; undefined while they are none. */
export function typedSchedule(fields: Readonly<Record<string, string>>): Schedule | undefined {
  const read: Readonly<Record<string, unknown>> = groupFromFields(fields);
  const names = Object.keys(scheduleForm.shape).filter((name) => Object.hasOwn(read, name));
  const rule = Object.fromEntries(names.map((name) => [name, read[name]]));
  const { data: schedule } = scheduleForm.safeParse(rule);
  return schedule && !invalidField(schedule) ? schedule : undefined;
}

/** The months to come, up to the last date, whose turn it is and which have no such day. */
function skippedUntil(
  { first, unit, every, last }: Schedule,
  to: string | undefined,
  now: string,
): Pick<DatesPreview, "skipped" | "day"> {
  const [year = 0, month = 0, day = 0] = first.split("-").map(Number);
  const skipped: string[] = [];
  if (unit !== "dayOfMonth" || last || to === undefined) return { skipped, day };
  for (let turn = 0; ; turn += every) {
    const at = new Date(Date.UTC(year, month - 1 + turn, 1)).toISOString().slice(0, "2027-02".length);
    if (at > to) return { skipped, day };
    if (at >= now.slice(0, at.length) && !isDay(`${at}-${String(day).padStart(2, "0")}`)) skipped.push(at);
  }
}
