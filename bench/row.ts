import * as z from "zod/mini";

/** One line of the table, in words. */
export const row = z.object({ what: z.string(), measured: z.string(), beside: z.string(), goal: z.string() });

export type Row = z.infer<typeof row>;

/** The middle of several measurements: this is what to quote, single runs are noise. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A count with thousands apart. */
export function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
