import { expect, it } from "vitest";
import type { QuestionSummary } from "../rules/summary.ts";
import { chartOf, dayChart } from "./summary-copy.server.ts";

const cell = (value: string, count: number | null) => ({ value, label: value, count });
const question = (answered: number | null, cells: QuestionSummary["cells"]): QuestionSummary => ({
  id: "q",
  kind: "severalChoices",
  label: "Which?",
  answered,
  cells,
});

it("draws a bar as a share of those who answered, and none where their number is hidden", () => {
  const { lines } = chartOf(question(40, [cell("a", 10), cell("b", null), cell("c", 0)]));
  expect(lines.map(({ part, share }) => [part, share])).toEqual([
    [25, "25%"],
    [null, ""],
    [0, "0%"],
  ]);
  const { lines: without } = chartOf(question(null, [cell("a", 10), cell("b", null)]));
  expect(without.map(({ formatted, part, share, hidden }) => [formatted, part, share, hidden])).toEqual([
    ["10", null, "", false],
    ["hidden", null, "", true],
  ]);
});

it("says nothing of the busiest day where all days are hidden, and lists hidden days in one row", () => {
  const days = ["2026-11-01", "2026-11-02", "2026-11-03"].map((day) => ({ day, count: null }));
  expect(dayChart(days)).toMatchObject({
    most: "some days are hidden: fewer than 5 answers",
    bars: days.map(({ day }) => ({ day, part: null })),
    rows: [{ label: "Nov 1, 2026 to Nov 3, 2026", formatted: "hidden" }],
  });
});
