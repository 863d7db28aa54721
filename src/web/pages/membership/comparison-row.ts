import type { Cell } from "#content/plans.ts";

/** One row of the comparison: its header, and a cell for each plan in order. */
export type ComparisonRow = {
  id: string;
  label: string;
  href?: string | undefined;
  phases?: number | undefined;
  /** What the label means. */
  explains?: string | undefined;
  cells: readonly Cell[];
};
