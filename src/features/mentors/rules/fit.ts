import { labelIn, mentoringJourneys, mentoringLanguages } from "#content/mentoring/choices.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { localTimeOf } from "#platform/clock/time-zone.ts";

type Wanted = { journey: string; languages: string; zone: string };
export type Offered = {
  state: "active" | "resting";
  journeys: readonly string[];
  languages: string;
  zone: string;
  capacity: number;
  supervisedOn: string;
};

type Reason = { ok: boolean; text: string };

export type Fit = {
  reasons: readonly Reason[];
  /** Why this mentor can't be asked now; undefined if they can. The team decides about everything else. */
  blocked?: string;
};

const mostHoursApart = 3;
/** The mentoring page promises a supervisor's conversation every month; a few days late isn't missed. */
const supervisionDays = 35;

export function isSupervisionOverdue({ supervisedOn }: Pick<Offered, "supervisedOn">, now: Date): boolean {
  return supervisedOn === "" || now.getTime() - Date.parse(supervisedOn) > supervisionDays * day;
}

/** `load` is the people that the mentor writes with or has been asked about. */
export function fitOf(
  wanted: Wanted,
  mentor: Offered,
  { now, load, wasAsked }: { now: Date; load: number; wasAsked: boolean },
): Fit {
  const shared = mentor.languages.split(" ").filter((each) => wanted.languages.split(" ").includes(each));
  const hours = hoursApart(wanted.zone, mentor.zone, now);
  const isFull = load >= mentor.capacity;
  const isAnyJourney = wanted.journey === "other";
  const isSameJourney = mentor.journeys.includes(wanted.journey);
  const overdue = isSupervisionOverdue(mentor, now);
  const reasons: Reason[] = [
    {
      ok: isAnyJourney || isSameJourney,
      text: isSameJourney
        ? `Same path: ${labelIn(mentoringJourneys, wanted.journey)}`
        : isAnyJourney
          ? "Any path"
          : "Another path",
    },
    {
      ok: shared.length > 0,
      text:
        shared.length > 0
          ? `Both write ${shared.map((each) => labelIn(mentoringLanguages, each)).join(" and ")}`
          : "No language in common",
    },
    { ok: hours <= mostHoursApart, text: hoursText(hours) },
    { ok: !isFull, text: `${load} of ${mentor.capacity} people` },
    {
      ok: !overdue,
      text: overdue
        ? mentor.supervisedOn === ""
          ? "No supervision yet"
          : `Supervision overdue: last on ${formatDay(mentor.supervisedOn)}`
        : `Supervision on ${formatDay(mentor.supervisedOn)}`,
    },
  ];
  const blocked = wasAsked
    ? "Was asked before"
    : mentor.state === "resting"
      ? "Is resting"
      : isFull
        ? "Writes with as many people as they can"
        : undefined;
  return { reasons, ...(blocked === undefined ? {} : { blocked }) };
}

/** The best first: those who can be asked, then by how many reasons speak for them, then by who has fewest people. */
export function inOrderOfFit<Mentor extends { fit: Fit; load: number }>(
  mentors: readonly Mentor[],
): readonly Mentor[] {
  const against = ({ fit }: Mentor) => fit.reasons.filter(({ ok }) => !ok).length;
  return mentors.toSorted(
    (one, other) =>
      Number(one.fit.blocked !== undefined) - Number(other.fit.blocked !== undefined) ||
      against(one) - against(other) ||
      one.load - other.load,
  );
}

const days = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/** A stored day in words: "Nov 3, 2026". */
export function formatDay(date: string): string {
  return days.format(new Date(date));
}

function hoursText(hours: number): string {
  if (hours === 0) return "The same time of day";
  return hours === 1 ? "1 hour apart" : `${hours} hours apart`;
}

export function hoursApart(one: string, other: string, at: Date): number {
  const clock = (zone: string) => Date.parse(`${localTimeOf(at.toISOString(), zone)}Z`);
  return Math.abs(clock(one) - clock(other)) / hour;
}
