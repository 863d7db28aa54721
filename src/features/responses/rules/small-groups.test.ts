import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallestGroup } from "../rules.ts";
import { shownCounts, shownLine } from "./small-groups.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * What somebody can work out who knows the sums and what is shown: the hidden numbers that the equations leave one
 * value for, found by elimination.
 */
function worked(
  counts: number[][],
  shown: (number | null)[][],
  rowsKnown: boolean[],
  columnsKnown: boolean[],
): Set<string> {
  const unknown = counts.flatMap((row, at) =>
    row.flatMap((_, column) => (shown[at]?.[column] === null ? [`${at} ${column}`] : [])),
  );
  const lineOf = (cells: string[]) => unknown.map((cell) => (cells.includes(cell) ? 1 : 0));
  const width = counts[0]?.length ?? 0;
  const lines = [
    ...counts.flatMap((row, at) =>
      rowsKnown[at] ? [lineOf(row.map((_, column) => `${at} ${column}`))] : [],
    ),
    ...(counts.length > 1
      ? Array.from({ length: width }, (_, column) =>
          columnsKnown[column] ? [lineOf(counts.map((_, at) => `${at} ${column}`))] : [],
        ).flat()
      : []),
  ].map((line) => line.map(Number));
  let top = 0;
  for (let column = 0; column < unknown.length && top < lines.length; column += 1) {
    const pivot = lines.findIndex((line, at) => at >= top && line[column] !== 0);
    const found = lines[pivot];
    if (pivot < 0 || !found) continue;
    lines[pivot] = lines[top] ?? [];
    lines[top] = found.map((value) => value / (found[column] ?? 1));
    const first = lines[top] ?? [];
    lines.forEach((line, at) => {
      const factor = line[column] ?? 0;
      if (at !== top && factor !== 0)
        lines[at] = line.map((value, each) => value - factor * (first[each] ?? 0));
    });
    top += 1;
  }
  const alone = lines.filter((line) => line.filter((value) => Math.abs(value) > 1e-9).length === 1);
  return new Set(alone.map((line) => unknown[line.findIndex((value) => Math.abs(value) > 1e-9)] ?? ""));
}

describe("small groups", () => {
  it("are hidden, with another so that nothing is left to subtract", () => {
    expect(shownLine([30, 12, 3])).toEqual([30, null, null]);
    expect(shownLine([30, 12, 0])).toEqual([30, 12, 0]);
    expect(shownLine([30, 1, 1])).toEqual([null, null, null]);
    expect(shownLine([30, 2, 3])).toEqual([30, null, null]);
    expect(shownLine([3])).toEqual([null]);
    expect(shownLine([])).toEqual([]);
  });

  it("cannot be worked out from what is shown, whatever the table", () => {
    const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.array(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 60 })), {
          minLength: width,
          maxLength: width,
        }),
        { minLength: 1, maxLength: 5 },
      ),
    );
    fc.assert(
      fc.property(table, (counts) => {
        // Sums under five are hidden as the page hides them.
        const rowsKnown = counts.map((row) => sum(row) === 0 || sum(row) >= smallestGroup);
        const totals = (counts[0] ?? []).map((_, column) => sum(counts.map((row) => row[column] ?? 0)));
        const columnsKnown = shownLine(totals).map((each) => each !== null);
        const shown = shownCounts(counts, { knownRows: rowsKnown, knownColumns: columnsKnown });
        const found = worked(counts, shown, rowsKnown, columnsKnown);
        counts.forEach((row, at) => {
          row.forEach((count, column) => {
            const isHidden = shown[at]?.[column] === null;
            if (count > 0 && count < smallestGroup) expect(isHidden).toBe(true);
            // A hidden number may be worked out only where there is nobody else in the whole table to hide it behind.
            if (isHidden && count > 0 && found.has(`${at} ${column}`)) {
              const shownElsewhere = shown.flat().filter((each) => each !== null);
              expect(shownElsewhere).toEqual([]);
            }
          });
          const hiddenHere = row.filter((_, column) => shown[at]?.[column] === null);
          if (rowsKnown[at] && hiddenHere.length > 0 && hiddenHere.length < row.length)
            expect(sum(hiddenHere)).toBeGreaterThanOrEqual(smallestGroup);
        });
      }),
      { numRuns: 2_000 },
    );
  });
});
