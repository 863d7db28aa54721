/** Words that stand on every journey page. */
import { layout } from "../layout.ts";
import { type AvailablePlan, planCopy } from "../plans.ts";

/** On the journey's own page and on each phase's. */
const everywhere = {
  /** The name of the list of phases, for screen readers. */
  phases: "Phases",
  sources: "Sources",
} as const;

const freeToRead = "This page is free to read.";

export const journeyCopy = {
  ...everywhere,
  /** On a phase's page. */
  panel: {
    ...everywhere,
    facing: "What people are dealing with",
    feelings: "Feelings people describe",
    offered: "What you’ll find",
    earlier: "Previous phase:",
    later: "Next phase:",
    loading: layout.loading,
  },
  /** The plan in one line, on a phase's page. */
  plan: {
    free: freeToRead,
    price: ({ title, monthlyPrice, yearlyPrice }: AvailablePlan) =>
      `${freeToRead} The ${title} plan adds the full course for $${monthlyPrice} a month or $${yearlyPrice} a year.`,
    notOpen: (title: string) => `${freeToRead} The ${title} plan isn’t open yet.`,
    more: "About the plan",
  },
  findPhase: "Find your phase",
  seePlans: "See the plans",
  /** Printed only where the number of phases is agreed. */
  place: (at: number, count: number) => `Phase ${at} of ${count}`,
  parts: "More on this path",
  opens: "What it includes",
  phaseCount: (count: number) => `${count} phases`,
  or: "or",
  buyMonthly: "Choose monthly",
  buyYearly: "Choose yearly",
  buying: `You buy the plan on our course platform, where you’ll see the total before you confirm. ${planCopy.canceling}`,
  comparePlans: "Compare all plans",
  notOpenYet:
    "This plan isn’t open yet, but you can still join: the Knowledge Hub plan includes the community and its groups. Everything on this page is free to read.",
  lookInside: "Look inside",
  reviewed: (day: string) => `Last reviewed on ${day}`,
} as const;
