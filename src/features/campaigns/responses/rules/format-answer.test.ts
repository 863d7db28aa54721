import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "#platform/csv/csv.ts";
import { readCsv } from "#platform/csv/read-csv.ts";
import type { AnswerPart } from "../../rules/matrix.ts";
import { exportedAnswer } from "./format-answer.ts";

const question = (labels: readonly string[]): AnswerPart => ({
  id: "q",
  kind: "severalChoices",
  label: "Which?",
  help: "",
  required: false,
  showIf: null,
  other: false,
  min: 0,
  max: 0,
  options: labels.map((label, at) => ({ id: String(at), label, cap: null })),
});

it("keeps choices with commas apart in an export", () => {
  const labels = ["Yes, soon", "No; never", 'The "other" one'];
  expect(exportedAnswer(question(labels), { chosen: ["0", "1", "2"] })).toBe(
    'Yes, soon; "No; never"; "The ""other"" one"',
  );
});

/** The choices of a cell: between "; ", in quotes where they have a semicolon or quotes. */
const choicesIn = (cell: string) =>
  [...cell.matchAll(/(?:^|; )(?:"((?:[^"]|"")*)"|([^;"]*))(?=; |$)/g)].map(
    ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
  );

it("gives the choices back when the cell is read as a line with semicolons", () => {
  const label = fc
    .string({ unit: fc.constantFrom("a", "b", " ", ",", ";", '"'), minLength: 1 })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(label, { minLength: 2, maxLength: 5 }), (labels) => {
      const cell = exportedAnswer(question(labels), { chosen: labels.map((_, at) => String(at)) });
      const [, row] = readCsv(csvLine(["Id", "Which?"]) + csvLine(["1", cell]));
      expect(choicesIn(row?.cells[1] ?? "")).toEqual(labels);
    }),
    { numRuns: 1_000, seed: 34 },
  );
});
