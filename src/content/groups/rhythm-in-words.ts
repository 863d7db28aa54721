/** A group's rhythm in words. The day of the week comes from its first day, so that both agree. */
import type { Meeting } from "./group.ts";

const order = { 1: "First", 2: "Second", 3: "Third", 4: "Fourth", last: "Last" } as const;

/** "Second Tuesday of each month", "Every other Thursday", "8 Wednesdays in a row". */
export function rhythmInWords({ first, rhythm }: Pick<Meeting, "first" | "rhythm">): string {
  const weekday = new Date(first).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
  switch (rhythm.kind) {
    case "weeks":
      return rhythm.every === 1 ? `Every ${weekday}` : `Every other ${weekday}`;
    case "month":
      return `${order[rhythm.nth]} ${weekday} of each month`;
    case "rounds":
      return `${rhythm.sessions} ${weekday}s in a row, with a new round every ${rhythm.every} weeks`;
  }
}
