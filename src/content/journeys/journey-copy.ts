/** Words that stand on every journey page. */
import { planCopy } from "../plans.ts";

export const journeyCopy = {
  findPhase: "Find your phase",
  seePlans: "See the plans",
  /** The name of the list of phases, for screen readers. */
  phases: "Phases",
  /** Printed only where the number of phases is agreed. */
  place: (at: number, count: number) => `Phase ${at} of ${count}`,
  facing: "What people are dealing with",
  feelings: "Feelings people describe",
  offered: "What you'll find",
  earlier: "Previous phase:",
  later: "Next phase:",
  /** Once, below the heading of the phases. */
  nothingSaved: "Nothing is saved about where you stop reading.",
  parts: "More on this path",
  opens: "What it includes",
  phaseCount: (count: number) => `${count} phases`,
  or: "or",
  buyMonthly: "Choose monthly",
  buyYearly: "Choose yearly",
  buying: `You buy the plan on our course platform, where you'll see the total before you confirm. ${planCopy.canceling}`,
  comparePlans: "Compare all plans",
  notOpenYet:
    "This plan isn't open yet, but you can still join: the Knowledge Hub plan includes the community and its groups. Everything on this page is free to read.",
  lookInside: "Look inside",
  sources: "Sources",
  reviewed: (day: string) => `Last reviewed on ${day}`,
} as const;
