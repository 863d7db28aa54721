import { formatPromise, replyTimes } from "#content/reply-times.ts";
import type { InboxLine } from "../schema.ts";

export function formattedLines(lines: readonly InboxLine[], now: Date) {
  return lines.map((line) => ({
    ...line,
    age: replyTimes.age(now.getTime() - Date.parse(line.createdAt)),
    promise: formatPromise(line.due, now),
  }));
}
