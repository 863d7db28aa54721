/** The courses that members get, as the Knowledge Hub shows them. What they cost and open stands in plans.ts. */
import { comparisonRows, type Plan, type PlanId, plans } from "../plans.ts";
import type { HubPath } from "./choices.ts";

export type Course = {
  plan: Plan;
  path: HubPath;
  /** Printed only where the number is agreed. */
  phases: number | undefined;
};

/** The plans that are a course each, in the order of the menus. Premium is all of them together. */
const places: readonly { planId: PlanId; path: HubPath }[] = [
  { planId: "infertility", path: "infertility" },
  { planId: "donor-conception", path: "donor-conception" },
  { planId: "surrogacy", path: "surrogacy" },
  { planId: "knowledge-hub", path: "everyone" },
  { planId: "gestational-surrogates", path: "gestational-surrogates" },
  { planId: "adoption", path: "adoption" },
];

function phasesOf(planId: PlanId): number | undefined {
  const rows: readonly { id: string; phases?: number }[] = comparisonRows;
  return rows.find(({ id }) => id === planId)?.phases;
}

/** The courses with what their plans say now. */
export function courses(): readonly Course[] {
  const all = plans();
  return places.flatMap(({ planId, path }) => {
    const plan = all.find(({ id }) => id === planId);
    return plan ? [{ plan, path, phases: phasesOf(planId) }] : [];
  });
}
