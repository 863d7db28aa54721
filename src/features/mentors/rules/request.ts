import { smallestGroup } from "#platform/list/small-groups.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";

/** A match is only there once both have said yes. */
export type RequestState = "requested" | "mentorAsked" | "personAsked" | "matched" | "ended";

export type Side = "person" | "mentor";

export const letterActions = ["yes", "no", "end", "flag", "fine", "talk"] as const;
export type LetterAction = (typeof letterActions)[number];

/** Who has reported a concern, as it's stored: joined with a space. */
export function sidesOf(flaggedBy: string): Side[] {
  return (["person", "mentor"] as const).filter((side) => flaggedBy.split(" ").includes(side));
}

export type Step =
  | { by: "team"; act: "propose" | "takeBack" | "end" }
  | { by: Side; act: "yes" | "no" | "end" };

const steps: Readonly<Record<RequestState, Readonly<Record<string, RequestState>>>> = {
  requested: { "team propose": "mentorAsked", "team end": "ended", "person end": "ended" },
  mentorAsked: {
    "mentor yes": "personAsked",
    "mentor no": "requested",
    "team takeBack": "requested",
    "team end": "ended",
    "person end": "ended",
  },
  personAsked: {
    "person yes": "matched",
    "person no": "requested",
    "mentor no": "requested",
    "team takeBack": "requested",
    "team end": "ended",
    "person end": "ended",
  },
  matched: { "team end": "ended", "person end": "ended", "mentor end": "ended" },
  ended: {},
};

/** Undefined if the step isn't possible there. */
export function stateAfter(state: RequestState, { by, act }: Step): RequestState | undefined {
  return steps[state][`${by} ${act}`];
}

/** A mentor writes with no more people than this: the mentoring page promises it. */
export const mostCapacity = 3;

export const checkInDays = 14;

/** One mail with the link an hour, however often somebody asks again. */
export const linkMailEveryMinutes = 60;

export const letterBounds = { line: 80, text: 600, letter: 5_000 } as const;

/** A request, or a match in which nobody writes, is ended after this time. */
export const requestMonths = 12;

export const requestPageSize = 50;

/** Retention of what has ended, in days. With an open concern it's this, whatever owners have chosen. */
export const mentoringRetentionDays = 90;
export const mentoringRetention = {
  name: "mentors.requests",
  unit: "days",
  least: 1,
  most: mentoringRetentionDays,
} as const satisfies RetentionRule;

/** Whether a letter seems to have an email address, a phone number or a link in it. */
export function revealsContact(text: string): boolean {
  return /\S@\S|https?:|www\.|(?:\d[\s().-]{0,2}){9}\d/i.test(text);
}

/** A count as the team sees it: small ones are hidden, as in all figures. */
export function shownCount(count: number): string {
  return count < smallestGroup ? `Fewer than ${smallestGroup}` : String(count);
}

export function requestFromTexts({ agree, ...texts }: Readonly<Record<string, string>>) {
  return { ...texts, agree: agree === "on" || agree === "true" };
}
