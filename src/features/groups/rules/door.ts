import { minute } from "#platform/clock/clock.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";
import { type ChangedDate, type Meeting, nextMeetings, type Schedule } from "./schedule.ts";

/** How long before a meeting its door opens. */
export const doorOpensMinutes = 30;

type NextDoor = Meeting & { opensAt: string; isTime: boolean };

/** The next meeting that takes place and isn't over, and whether it's time to go in; undefined if there is none. */
export function nextDoor(
  schedule: Schedule,
  changes: readonly ChangedDate[],
  now: string,
): NextDoor | undefined {
  const [meeting] = nextMeetings(schedule, changes, { now, count: 1 });
  if (!meeting) return undefined;
  const opensAt = new Date(Date.parse(meeting.start) - doorOpensMinutes * minute).toISOString();
  return { ...meeting, opensAt, isTime: opensAt <= now };
}

/** Retention of who opened the door of a meeting, in days from its start. */
export const attendanceRetentionDays = 30;
export const attendanceRetention = {
  name: "groups.attendance",
  unit: "days",
  least: 1,
  most: attendanceRetentionDays,
} as const satisfies RetentionRule;

/** Where a meeting is in its course. Its door is open in the two in the middle, unless the host has closed it. */
export type MeetingPhase = "canceled" | "before" | "arriving" | "on" | "over";

export function phaseOf({ state, start, end }: Omit<Meeting, "key">, now: string): MeetingPhase {
  if (state === "canceled") return "canceled";
  if (end <= now) return "over";
  if (start <= now) return "on";
  return Date.parse(start) - Date.parse(now) <= doorOpensMinutes * minute ? "arriving" : "before";
}
