/** A month's visits to each section of the site: how they are kept, and what is shown of them. */

import { type Section, sections } from "#features/visits/rules.ts";
import { shownLine, sum } from "#platform/list/small-groups.ts";
import type { MonthCounts } from "./figures.ts";
import { unknown } from "./shown-texts.ts";

/** Short, since many sections of a small site are hidden; the note below the table explains it. */
const hiddenSection = "Hidden";

/** The name under which a section's visits are kept with the figures of a month. */
export type SectionId = `visits:${Section}`;

const idOf = <Name extends Section>(section: Name) => `visits:${section}` as const;

/** Every section's, in the order of the page. */
export const sectionIds: readonly SectionId[] = sections.map(idOf);

export type SectionCounts = { readonly [Id in SectionId]?: number | null | undefined };

/**
 * Whether a month's visits by section are there. In months that were kept before sections were, days may already have
 * been deleted; what is left of them doesn't add up to the month's visits.
 */
export const hasSections = (counts: MonthCounts & SectionCounts): boolean =>
  counts.visits === sum(sectionIds.map((id) => counts[id] ?? 0));

/** The text of each section: none under five, and none that would reveal one when subtracted from all visits. */
export function sectionTexts(counts: MonthCounts & SectionCounts): ReadonlyMap<SectionId, string> {
  const line = hasSections(counts) ? shownLine(sectionIds.map((id) => counts[id] ?? 0)) : [];
  return new Map(
    sectionIds.map((id, at) => {
      const count = line[at];
      if (count === undefined) return [id, unknown];
      return [id, count === null ? hiddenSection : count.toLocaleString("en-US")];
    }),
  );
}
