import type { Cell } from "#content/plans.ts";

/** One line of the comparison: what it is about, and what it says of each plan, in the plans' order. */
export type ComparisonRow = {
  id: string;
  label: string;
  href?: string | undefined;
  phases?: number | undefined;
  cells: readonly Cell[];
};
