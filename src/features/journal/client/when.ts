/** Days and times as the reader's own device writes them. */

// Made when the first entry is shown: making them takes longer than all else the journal does while its page loads.
let time: Intl.DateTimeFormat | undefined;
let date: Intl.DateTimeFormat | undefined;

export function timeOf(when: Date): string {
  time ??= new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
  return time.format(when);
}

/** Nothing for an instant that is none: it may come from a file. */
export function dateOf(written: string): string {
  const when = new Date(written);
  if (Number.isNaN(when.getTime())) return "";
  date ??= new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
  return date.format(when);
}

/** The local day, as 2026-11-21, for the names of files. */
export function dayOf(when: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}
