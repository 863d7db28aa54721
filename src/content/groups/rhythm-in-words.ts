/** A group's rhythm in words. The day of the week comes from its first day, so that both agree. */

/** What of a group's rule its rhythm is said from. */
export type Rhythm = {
  first: string;
  unit: "week" | "weekdayOfMonth" | "dayOfMonth";
  every: number;
  /** The last such day of the month. */
  last: boolean;
  count?: number | undefined;
};

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const order = ["First", "Second", "Third", "Fourth"];

/** "Second Tuesday of each month", "Every other Thursday", "8 Wednesdays in a row". */
export function rhythmInWords({ first, unit, every, last, count }: Rhythm): string {
  const weekday = new Date(first).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
  if (unit === "week") {
    if (count !== undefined && every === 1)
      return count === 1 ? `One ${weekday}` : `${count} ${weekday}s in a row`;
    return `${every > 2 ? `Every ${every} weeks on ${weekday}s` : `Every ${every === 2 ? "other " : ""}${weekday}`}${times(count)}`;
  }
  const months = every === 1 ? "each month" : every === 2 ? "every other month" : `every ${every} months`;
  const skips = unit === "dayOfMonth" && !last && new Date(first).getUTCDate() > 28;
  return `${dayOfMonth({ first, unit, last, weekday })} of ${months}${skips ? " that has one" : ""}${times(count)}`;
}

const times = (count: number | undefined) => (count === undefined ? "" : `, ${count} times`);

/** "31st". */
export const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? "th"}`;

function dayOfMonth({ first, unit, last, weekday }: Omit<Rhythm, "every"> & { weekday: string }): string {
  const date = new Date(first).getUTCDate();
  if (unit === "dayOfMonth") return last ? "Last day" : ordinal(date);
  // A fifth weekday is in few months; it's the last one there.
  return `${(last ? undefined : order[Math.ceil(date / 7) - 1]) ?? "Last"} ${weekday}`;
}
