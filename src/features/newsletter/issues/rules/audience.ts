import type { GroupAudience } from "#platform/mail/group-people.ts";
import type { IssueContent } from "../schema.ts";

type Segment = IssueContent["segment"];

/** The people of a group that an issue goes to; undefined if it's a newsletter. */
export function groupAudience(segment: Segment): GroupAudience | undefined {
  if (segment.kind === "group") return { group: segment.group, who: segment.who };
  return segment.kind === "date" ? { group: segment.group, date: segment.date, who: segment.who } : undefined;
}

/**
 * Whether an issue is a newsletter, which people agreed to, can leave, and which by law names its sender. A message about
 * a group goes to those who have or had a place in it.
 */
export const isNewsletter = ({ segment }: Pick<IssueContent, "segment">): boolean =>
  groupAudience(segment) === undefined;
