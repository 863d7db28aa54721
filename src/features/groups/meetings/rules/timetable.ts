import type { GroupContent } from "#content/groups/group.ts";
import type { GroupInput } from "../schema.ts";
import { offerHours } from "./place.ts";

/** A group of the timetable as one that people can sign up for, in its next round if it meets in rounds. */
export function fromTimetable(
  entry: GroupContent,
  { groundRules, firstOfRound }: { groundRules: string; firstOfRound: string },
): GroupInput {
  const { id, name, forWhom, host, format, path, size, first, time, minutes, zone, rhythm, sessions, not } =
    entry;
  const isRound = rhythm === "rounds";
  const isWeekly = rhythm === "every-week" || rhythm === "every-other-week" || isRound;
  return {
    slug: id,
    // The team looks at it before anybody signs up.
    state: "draft",
    size: seatsIn(size),
    offerHours: offerHours.usual,
    address: "",
    content: { name, forWhom, host, format, path, language: "en", groundRules },
    schedule: {
      first: isRound ? firstOfRound : first,
      ...{ time, minutes, zone },
      unit: isWeekly ? "week" : "weekdayOfMonth",
      every: rhythm === "every-other-week" ? 2 : 1,
      last: rhythm === "month-last",
      ...(isRound ? { count: sessions } : {}),
      breaks: not.map((day) => ({ from: day, to: day })),
    },
  };
}

const usualSeats = 12;

/** "6 to 12 people" has room for twelve. */
function seatsIn(size: string): number {
  return Number(size.match(/\d+/g)?.at(-1) ?? usualSeats);
}
