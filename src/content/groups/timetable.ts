/** Makes a group of the timetable from what the team edits, and says what doesn't fit together. */
import type { FormatId, RhythmId } from "./choices.ts";
import type { Group, GroupContent, Rhythm } from "./group.ts";

/** Groups with a part of their own on the page. */
const apart: Partial<Record<FormatId, NonNullable<Group["apart"]>>> = {
  "after-loss": "loss",
  "pregnant-or-parenting": "pregnancy",
};

const monthly = { "month-1": 1, "month-2": 2, "month-3": 3, "month-4": 4, "month-last": "last" } as const;

/** A group as pages and calendars read it. */
export function groupOf(content: GroupContent): Group {
  const { id, name, format, path, forWhom, host, size, first, time, minutes, zone, not, signUp } = content;
  const own = apart[format];
  return {
    ...{ id, name, format, forWhom, host, size, signUp },
    paths: path === "every" ? "every" : [path],
    meeting: { first, time, minutes, zone, rhythm: rhythmOf(content), ...(not.length > 0 ? { not } : {}) },
    ...(own ? { apart: own } : {}),
    sample: content.state === "sample",
  };
}

function rhythmOf({ rhythm, sessions = 1, weeksBetween = sessions }: GroupContent): Rhythm {
  switch (rhythm) {
    case "every-week":
      return { kind: "weeks", every: 1 };
    case "every-other-week":
      return { kind: "weeks", every: 2 };
    case "rounds":
      return { kind: "rounds", sessions, every: weeksBetween };
    default:
      return { kind: "month", nth: monthly[rhythm] };
  }
}

type Timing = Pick<GroupContent, "first" | "rhythm" | "not"> & {
  sessions?: number | undefined;
  weeksBetween?: number | undefined;
};
type Misfit = { field: "first" | "not" | "sessions" | "weeksBetween"; message: string };

/** What of a group's timing contradicts the rest; undefined if it fits. */
export function timingMisfit({ first, rhythm, not, sessions, weeksBetween }: Timing): Misfit | undefined {
  if (!fallsOn(first, rhythm))
    return { field: "first", message: "Please choose a day in the week of the month that you chose below" };
  if (not.some((day) => new Date(day).getUTCDay() !== new Date(first).getUTCDay() || !fallsOn(day, rhythm)))
    return { field: "not", message: "Please leave out only days on which the group would meet" };
  if (rhythm !== "rounds") return undefined;
  if (sessions === undefined) return { field: "sessions", message: "Please enter how often one round meets" };
  if (weeksBetween === undefined || weeksBetween < sessions)
    return { field: "weeksBetween", message: "Please enter at least as many weeks as a round has meetings" };
  return undefined;
}

/** Whether a day lies in the week of the month that the rhythm names. */
function fallsOn(day: string, rhythm: RhythmId): boolean {
  if (rhythm === "every-week" || rhythm === "every-other-week" || rhythm === "rounds") return true;
  const date = new Date(day);
  const nth = monthly[rhythm];
  if (nth !== "last") return Math.ceil(date.getUTCDate() / 7) === nth;
  const month = date.getUTCMonth();
  date.setUTCDate(date.getUTCDate() + 7);
  return date.getUTCMonth() !== month;
}
