import type { IssueContent } from "../schema.ts";

/** What somebody typed, and the content they began from. */
export type KeptIssue = { base: IssueContent; content: IssueContent };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The issue as it is now with the fields that somebody changed before; undefined if that changes nothing. Where a
 * colleague has changed the same field since, the kept text wins: theirs is among the versions.
 */
export function withKept(now: IssueContent, { base, content }: KeptIssue): IssueContent | undefined {
  const before: Readonly<Record<string, unknown>> = base;
  const mine = Object.fromEntries(
    Object.entries(content).filter(([name, value]) => !same(value, before[name])),
  );
  const joined = { ...now, ...mine };
  return same(joined, now) ? undefined : joined;
}
