import type { TimelinePosition } from "#platform/personal-data/person.ts";

export const timelinePage = 30;

/** Opening the same view again within this many minutes is one entry in the audit log. */
export const auditEveryMinutes = 60;

/** Newest first; the id decides between two of the same time. */
export function newestFirst(one: TimelinePosition, other: TimelinePosition): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

export const cursorOf = ({ at, id }: TimelinePosition) => `${at}_${id}`;

export function positionOf(cursor: string): TimelinePosition {
  const [at = "", id = ""] = cursor.split("_");
  return { at, id };
}
