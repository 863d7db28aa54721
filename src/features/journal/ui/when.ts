/** Days and times as the reader's own device writes them. */

const time = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

export function timeOf(when: Date): string {
  return time.format(when);
}

/** Nothing for an instant that is none: it may come from a file. */
export function dateOf(written: string): string {
  const when = new Date(written);
  return Number.isNaN(when.getTime()) ? "" : date.format(when);
}

/** The local day, as 2026-11-21, for the names of files. */
export function dayOf(when: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}
