/** How long ago something came in, and until when we promise a reply: in words, formatted on the server. */

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** A duration in its largest useful unit. */
function formatSpan(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return counted(minutes, "minute", "minutes");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour", "hours") : counted(Math.floor(hours / 24), "day", "days");
}

export const replyTimes = {
  age: (milliseconds: number) => `${formatSpan(milliseconds)} ago`,
  dueIn: (milliseconds: number) => `Reply due in ${formatSpan(milliseconds)}`,
  late: (milliseconds: number) => `${formatSpan(milliseconds)} overdue`,
  none: "No reply due",
} as const;

/** When an answer is due, in words. */
export function formatPromise(due: string | null, now: Date): { formatted: string; late: boolean } | null {
  if (due === null) return null;
  const left = Date.parse(due) - now.getTime();
  return left > 0
    ? { formatted: replyTimes.dueIn(left), late: false }
    : { formatted: replyTimes.late(-left), late: true };
}
