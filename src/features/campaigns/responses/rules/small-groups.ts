/** Groups under five are hidden, and others with them, so that nothing is left to subtract. */
import { smallestGroup } from "../../rules.ts";

/** Whether so few are in a group that it stays hidden. Nobody at all is no group. */
export const isSmall = (count: number) => count > 0 && count < smallestGroup;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * One line of numbers whose sum is known, with null for what stays hidden: small ones, and as many of the smallest
 * others as it takes until those who are hidden are two groups or more and five people or more. Zeros are hidden with
 * them: five hidden groups that share five people would otherwise have one person each.
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

/** Hides the zeros of a line that hides anything, so that nobody can tell how many groups share what is hidden. */
export function withoutZeros(line: readonly (number | null)[]): (number | null)[] {
  return line.includes(null) ? line.map((count) => count || null) : [...line];
}
