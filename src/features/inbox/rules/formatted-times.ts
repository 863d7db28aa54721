import { inboxTimes } from "../copy/inbox.ts";
import type { InboxLine } from "../schema.ts";

/** Lines with their times in words; also for search results. */
export function formattedLines(lines: readonly InboxLine[], now: Date) {
  return lines.map((line) => ({
    ...line,
    age: inboxTimes.age(now.getTime() - Date.parse(line.createdAt)),
    promise: formatPromise(line.due, now),
  }));
}

/** When an answer is due, in words. */
export function formatPromise(due: string | null, now: Date): { formatted: string; late: boolean } | null {
  if (due === null) return null;
  const left = Date.parse(due) - now.getTime();
  return left > 0
    ? { formatted: inboxTimes.dueIn(left), late: false }
    : { formatted: inboxTimes.late(-left), late: true };
}
