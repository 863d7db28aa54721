import { groupPaths, type PathId } from "#content/groups/choices.ts";
import type { LifeChange } from "#content/something-changed.ts";
import type { GroupText } from "#features/groups/schema/group.ts";
import type { MutedChoices } from "#features/newsletter/schema.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";

/** What somebody gets no newsletters about: everything, or some topics and dates. */
export type LeftOut = "all" | MutedChoices;

type Effect = {
  newsletter: LeftOut;
  pauses(group: Pick<GroupText, "format" | "path">): boolean;
};

const allBut =
  (kept: GroupText["format"]) =>
  ({ format }: Pick<GroupText, "format">) =>
    format !== kept;
const parentsDays = ["mothers-day", "fathers-day"];

/**
 * What each press changes; the README has the same as a table. `path` is the new path, if the person names it.
 * Newsletters and groups use the same ids for the paths.
 */
export function effectOf(change: LifeChange, path?: PathId): Effect {
  switch (change) {
    case "pause":
      return { newsletter: "all", pauses: () => true };
    case "loss":
      return {
        newsletter: { topics: ["pregnancy", "birth", "children"], dates: parentsDays },
        pauses: allBut("after-loss"),
      };
    case "pregnant":
      return {
        newsletter: { topics: ["loss", "stillbirth"], dates: ["remembrance"] },
        pauses: allBut("pregnant-or-parenting"),
      };
    case "stopping":
      return {
        newsletter: { topics: ["pregnancy", "birth", "children", "medical"], dates: parentsDays },
        pauses: allBut("living-without-children"),
      };
    case "path":
      return {
        newsletter: {
          topics: groupPaths.map(({ value }) => value).filter((each) => each !== path),
          dates: [],
        },
        pauses: (group) => group.path !== "every" && group.path !== path,
      };
  }
}

/** The same day some months later; the last day of a shorter month. */
export function monthsFrom(from: Date, months: number): string {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to.toISOString();
}

/** How long it's kept if nobody undoes it, in months; 6 at least, because a break can be 3. */
export const changeRetentionMonths = 12;
export const changeRetention = {
  name: "life-changes.changes",
  unit: "months",
  least: 6,
  most: changeRetentionMonths,
} as const satisfies RetentionRule;
