/**
 * Which numbers of a table are shown. Groups under five are hidden, and with each of them as many others as it takes
 * that no hidden number can be found by adding and subtracting what is shown. A table has one row for each group of
 * people and one column for each answer; the sums of its rows and columns are known elsewhere.
 */
import { smallestGroup } from "../rules.ts";

export type Counts = readonly (readonly number[])[];
/** The same table with null for what stays hidden. */
export type ShownCounts = (number | null)[][];

type Grid = {
  counts: Counts;
  hidden: boolean[][];
  openRows: readonly boolean[];
  openColumns: readonly boolean[];
};
type Cell = { row: number; column: number };

const isSmall = (count: number) => count > 0 && count < smallestGroup;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * The table as it may be shown.
 * @param knownColumns whether the sum of a column is shown elsewhere, as the summary of everybody shows it.
 * @param knownRows whether the sum of a row is shown.
 */
export function shownCounts(
  counts: Counts,
  { knownRows, knownColumns }: { knownRows: readonly boolean[]; knownColumns: readonly boolean[] },
): ShownCounts {
  const grid: Grid = {
    counts,
    openRows: knownRows,
    openColumns: knownColumns,
    // A sum that is hidden could be added up from its parts: they are hidden with it.
    hidden: counts.map((row, at) =>
      row.map((count, column) => isSmall(count) || (count > 0 && (!knownRows[at] || !knownColumns[column]))),
    ),
  };
  while (hideOneMore(grid)) {
    // Each turn hides one more cell, so this ends.
  }
  return counts.map((row, at) => row.map((count, column) => (grid.hidden[at]?.[column] ? null : count)));
}

/** One line of numbers whose sum is known. */
export function shownLine(counts: readonly number[]): (number | null)[] {
  const shown = shownCounts([counts], { knownRows: [true], knownColumns: counts.map(() => true) });
  return shown[0] ?? [];
}

function hideOneMore(grid: Grid): boolean {
  const { counts, openRows, openColumns } = grid;
  for (const row of counts.keys())
    if (openRows[row] && isUnsafe(grid, rowCells(grid, row)) && hideIn(grid, rowCells(grid, row)))
      return true;
  if (counts.length > 1)
    for (const column of openColumns.keys())
      if (
        openColumns[column] &&
        isUnsafe(grid, columnCells(grid, column)) &&
        hideIn(grid, columnCells(grid, column))
      )
        return true;
  const found = cellsOf(grid).find((cell) => isHidden(grid, cell) && isDetermined(grid, cell));
  if (!found) return false;
  return (
    hideIn(grid, rowCells(grid, found.row)) ||
    hideIn(grid, columnCells(grid, found.column)) ||
    hideIn(grid, cellsOf(grid))
  );
}

const cellsOf = ({ counts }: Grid): Cell[] =>
  counts.flatMap((line, row) => line.map((_, column) => ({ row, column })));
const rowCells = ({ counts }: Grid, row: number): Cell[] =>
  (counts[row] ?? []).map((_, column) => ({ row, column }));
const columnCells = ({ counts }: Grid, column: number): Cell[] => counts.map((_, row) => ({ row, column }));
const isHidden = ({ hidden }: Grid, { row, column }: Cell) => hidden[row]?.[column] === true;
const countAt = ({ counts }: Grid, { row, column }: Cell) => counts[row]?.[column] ?? 0;

/** Hidden numbers of one line give themselves away when there is one only, or when they add up to very few. */
function isUnsafe(grid: Grid, line: readonly Cell[]): boolean {
  const hidden = line.filter((cell) => isHidden(grid, cell));
  if (hidden.length === 0) return false;
  return hidden.length === 1 || sum(hidden.map((cell) => countAt(grid, cell))) < smallestGroup;
}

/** Hides the smallest number of a line that is still shown; a nought only when nothing else is left. */
function hideIn({ hidden, ...grid }: Grid, line: readonly Cell[]): boolean {
  const whole = { ...grid, hidden };
  const open = line.filter((cell) => !isHidden(whole, cell));
  const rank = (cell: Cell) => countAt(whole, cell) || Number.POSITIVE_INFINITY;
  const [next] = open.toSorted((one, other) => rank(one) - rank(other) || 0);
  const row = next && hidden[next.row];
  if (!next || !row) return false;
  row[next.column] = true;
  return true;
}

/**
 * Whether sums of whole rows and columns give a hidden number away: it is an edge between its row and its column,
 * and without it there is no other way from the one to the other. Lines without a known sum are all one place.
 */
function isDetermined(grid: Grid, cell: Cell): boolean {
  const free = "free";
  const rowNode = (row: number) => (grid.openRows[row] ? `r${row}` : free);
  const columnNode = (column: number) =>
    grid.counts.length > 1 && grid.openColumns[column] ? `c${column}` : free;
  const [from, to] = [rowNode(cell.row), columnNode(cell.column)];
  if (from === to) return false;
  const ways = new Map<string, string[]>();
  for (const other of cellsOf(grid)) {
    if (!isHidden(grid, other) || (other.row === cell.row && other.column === cell.column)) continue;
    const [one, two] = [rowNode(other.row), columnNode(other.column)];
    ways.set(one, [...(ways.get(one) ?? []), two]);
    ways.set(two, [...(ways.get(two) ?? []), one]);
  }
  const seen = new Set([from]);
  for (const node of seen) for (const next of ways.get(node) ?? []) seen.add(next);
  return !seen.has(to);
}
