import { journeyCopy } from "#content/journeys/journey-copy.ts";
import { journeyAt } from "#content/journeys/register.ts";
import { layout } from "#content/layout.ts";
import { journeys as overview } from "#content/pages/journeys.ts";
import { type AccessId, comparisonCell, comparisonRows, type Plan, planCopy, plans } from "#content/plans.ts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The data of a journey page; undefined if there is no journey at this path. */
export function journeyView(path: string) {
  const page = journeyAt(path);
  const plan: Plan | undefined = plans().find(({ id }) => id === page?.plan.planId);
  if (page === undefined || plan === undefined) return undefined;
  const { place, phaseCount, reviewed, ...copy } = journeyCopy;
  const { perMonth, perYear, billedIn, comingSoon } = planCopy;
  return {
    page,
    plan,
    trail: [
      { title: overview.name, href: overview.path },
      { title: page.name, href: page.path },
    ],
    places: page.countPrinted ? page.phases.map((_, at) => place(at + 1, page.phases.length)) : undefined,
    opens: opened(plan, phaseCount),
    reviewed: reviewed(longDay.format(new Date(page.reviewed))),
    copy: { ...copy, perMonth, perYear, billedIn, comingSoon, newTab: layout.opensInNewTab },
  };
}

/** What a plan includes, as in the comparison table; a plan that isn't open only names its journey. */
function opened(plan: Plan, phaseCount: (count: number) => string): string[] {
  const rows: readonly { id: AccessId; label: string; phases?: number }[] = comparisonRows;
  return rows
    .filter(({ id }) => comparisonCell(plan, id) !== "none")
    .map(({ label, phases }) => (phases === undefined ? label : `${label}, ${phaseCount(phases)}`));
}
