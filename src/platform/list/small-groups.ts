/** Hides groups under five, and others as needed, so that none can be derived by subtraction. */

/** The smallest group whose size viewers can see. */
export const smallestGroup = 5;

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

/** A question's counts, one row per month. The last column counts those who weren't asked. */
type Rows = readonly (readonly number[])[];
/** What is hidden: columns in every row, and months of which nothing is shown. */
export type Hidden = { columns: ReadonlySet<number>; months: ReadonlySet<number> };

type Before = {
  /** Columns and months hidden for other reasons. */
  columns: readonly number[];
  months: ReadonlySet<number>;
  /** A column that's never shown: if another one must be hidden, this one is chosen first. */
  spare?: number;
};

/** The sum of some rows. */
export function together(rows: Rows, which: Iterable<number> = rows.keys()): number[] {
  const some = [...which];
  return [...(rows[0] ?? []).keys()].map((column) => sum(some.map((at) => rows[at]?.[column] ?? 0)));
}

/**
 * What must be hidden of a question. The total is decided first, so that a month with few responses doesn't hide all of
 * it; then the months. A rare column may be hidden as well if that makes more of the months visible than it costs.
 */
export function hiddenOf(rows: Rows, before: Before): Hidden {
  const totals = together(rows);
  const rare = [...totals.keys()]
    .filter((column) => (totals[column] ?? 0) > 0 && column < totals.length - 1)
    .toSorted((one, other) => (totals[one] ?? 0) - (totals[other] ?? 0) || 0);
  const choices = rare.map((_, more) => {
    const columns = hiddenColumns(totals, {
      ...before,
      columns: [...before.columns, ...rare.slice(0, more)],
    });
    return { columns, months: hiddenMonths(rows, columns, before.months) };
  });
  const shownBy = ({ columns, months }: Hidden) =>
    (totals.length - columns.size) * (1 + (rows.length - months.size) / rows.length);
  const [best] = choices.toSorted((one, other) => shownBy(other) - shownBy(one) || 0);
  return best ?? { columns: new Set(before.columns), months: before.months };
}

/**
 * The columns to hide in the total. Other questions can reveal who wasn't asked, so the hidden columns must be enough
 * without the last column too.
 */
function hiddenColumns(totals: readonly number[], { columns, spare }: Before): ReadonlySet<number> {
  const all = [...totals.keys()];
  const last = all.length - 1;
  const hidden = new Set(all.filter((column) => columns.includes(column) || isSmall(totals[column] ?? 0)));
  const rank = (column: number) => {
    const count = totals[column] ?? 0;
    if (count === 0) return Number.POSITIVE_INFINITY;
    return column === spare ? 0 : count;
  };
  const others = all
    .filter((column) => !hidden.has(column) && column !== last)
    .toSorted((one, other) => rank(one) - rank(other) || 0);
  const isUnsafe = () => hidden.size === 1 || !fits(totals, hidden);
  for (const next of [...others, last]) if (isUnsafe()) hidden.add(next);
  return hidden;
}

/** Whether no small group can be derived: from what is visible, and from the sum of what is hidden. */
function fits(piece: readonly number[], hidden: ReadonlySet<number>): boolean {
  const hiddenTogether = [...hidden].filter((column) => column !== piece.length - 1);
  const hiddenSum = (columns: readonly number[]) => sum(columns.map((column) => piece[column] ?? 0));
  return (
    piece.every((count, column) => hidden.has(column) || !isSmall(count)) &&
    !isSmall(hiddenSum([...hidden])) &&
    !isSmall(hiddenSum(hiddenTogether))
  );
}

/** The months to hide: those with a small group, and as many others as it takes to protect them. */
export function hiddenMonths(
  rows: Rows,
  columns: ReadonlySet<number>,
  before: ReadonlySet<number>,
): ReadonlySet<number> {
  const months = new Set([...rows.keys()].filter((at) => before.has(at) || !fits(rows[at] ?? [], columns)));
  const others = [...rows.keys()]
    .filter((at) => !months.has(at))
    .toSorted((one, other) => sum(rows[one] ?? []) - sum(rows[other] ?? []) || 0);
  for (const next of others) if (months.size > 0 && !fits(together(rows, months), columns)) months.add(next);
  return months;
}
