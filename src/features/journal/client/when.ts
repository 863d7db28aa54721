/** Dates and times in the format of the reader's device. */

// Created when the first entry is shown: this takes longer than everything else the journal does while its page loads.
let time: Intl.DateTimeFormat | undefined;
let date: Intl.DateTimeFormat | undefined;

export function timeOf(when: Date): string {
  time ??= new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
  return time.format(when);
}

/** Empty for an invalid date, which a file may contain. */
export function dateOf(written: string): string {
  const when = new Date(written);
  if (Number.isNaN(when.getTime())) return "";
  date ??= new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
  return date.format(when);
}

/** The local date, such as 2026-11-21, for file names. */
export function dayOf(when: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}
