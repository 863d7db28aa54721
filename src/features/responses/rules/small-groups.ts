/** Hides groups under five, and others as needed, so that none can be derived by subtraction. */
import { smallestGroup } from "#features/campaigns/rules/limits.ts";

/** Whether a group is small enough to be hidden. An empty group isn't. */
export const isSmall = (count: number) => count > 0 && count < smallestGroup;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * A row of numbers whose sum is known, with null for hidden ones: the small ones, and as many of the next smallest as
 * it takes until at least two groups and five people are hidden. Zeros are hidden with them: otherwise five hidden
 * groups with five people in total would reveal that each has one.
 */
export function shownLine(counts: readonly number[]): (number | null)[] {
  const hidden = new Set([...counts.keys()].filter((at) => isSmall(counts[at] ?? 0)));
  const size = (at: number) => counts[at] || Number.POSITIVE_INFINITY;
  const others = [...counts.keys()]
    .filter((at) => !hidden.has(at))
    .toSorted((one, other) => size(one) - size(other) || 0);
  const isUnsafe = () => hidden.size === 1 || isSmall(sum([...hidden].map((at) => counts[at] ?? 0)));
  for (const next of others) if (isUnsafe()) hidden.add(next);
  return withoutZeros(counts.map((count, at) => (hidden.has(at) ? null : count)));
}

/** Hides the zeros of a row that hides anything, so that nobody can tell how many groups share the hidden people. */
export function withoutZeros(line: readonly (number | null)[]): (number | null)[] {
  return line.includes(null) ? line.map((count) => count || null) : [...line];
}
