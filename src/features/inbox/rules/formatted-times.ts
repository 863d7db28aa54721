import { formatPromise, replyTimes } from "#content/reply-times.ts";
import type { InboxLine } from "../schema.ts";

/** Lines with their times in words; also for search results. */
export function formattedLines(lines: readonly InboxLine[], now: Date) {
  return lines.map((line) => ({
    ...line,
    age: replyTimes.age(now.getTime() - Date.parse(line.createdAt)),
    promise: formatPromise(line.due, now),
  }));
}
