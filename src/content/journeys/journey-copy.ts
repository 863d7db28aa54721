/** Words that stand on every journey page. */

export const journeyCopy = {
  findPhase: "Find your phase",
  seePlans: "See the plans",
  /** The name of the list of phases, for screen readers. */
  phases: "Phases",
  /** Printed only where the number of phases is agreed. */
  place: (at: number, count: number) => `Phase ${at} of ${count}`,
  facing: "What people face here",
  feelings: "Feelings that are normal here",
  offered: "What you will find",
  limits: "What we do not do here",
  earlier: "The phase before:",
  later: "The next phase:",
  nothingSaved: "Nothing is saved about where you stop reading",
  parts: "More for this path",
  opens: "What it opens",
  phaseCount: (count: number) => `${count} phases`,
  or: "or",
  buyMonthly: "Choose monthly",
  buyYearly: "Choose yearly",
  buying:
    "Plans are sold on our course platform and renew until you cancel. You see the total before you confirm.",
  comparePlans: "Compare all plans",
  notOpenYet: "This plan is not open yet. You can read everything on this page all the same.",
  lookInside: "Look inside",
  sources: "Sources",
  reviewed: (day: string) => `Last read through on ${day}`,
} as const;
