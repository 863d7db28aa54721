import fc from "fast-check";
import { expect, it } from "vitest";
import { csvCell, csvLine } from "./csv.ts";
import { readCsv } from "./read-csv.ts";

it.each(["=1", "+1", "-1", "@A1", "\t=1", "\r=1", "\n1", "  =1", "\uFF1D1", "\uFF201", '"=1', "'=1"])(
  "keeps a spreadsheet from reckoning with %j",
  (value) => expect(csvCell(value).replace(/^"/, "")).toMatch(/^'/),
);

const risky = fc
  .array(
    fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "\uFF1D",
      ";",
      "\t",
      "\n",
      "\r",
      ",",
      '"',
      "'",
      " ",
      "\u00A0",
      "x",
      "1",
    ),
  )
  .map((signs) => signs.join(""));

it("gives no spreadsheet a formula, whichever sign it splits at", () => {
  fc.assert(
    fc.property(fc.array(risky, { minLength: 1, maxLength: 4 }), (values) => {
      const line = csvLine(values);
      // Where the separator is not the comma, the quotes around our cells mean nothing.
      for (const separator of [";", "\t"])
        for (const row of line.split(/[\r\n]/))
          for (const cell of row.split(separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@\uFF1D]/);
    }),
    { numRuns: 2_000 },
  );
});

it("is read back as it was written", () => {
  const plain = fc.string({ unit: fc.constantFrom("=", "-", ";", "\t", "\n", ",", '"', "'", " ", "x") });
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 4 }), (values) => {
      const [, row] = readCsv(csvLine(["a,b", "c", "d", "e"]) + csvLine([...values, "end"]));
      expect(row?.cells).toEqual([...values, "end"]);
    }),
    { numRuns: 2_000 },
  );
});

it("quotes what would end a cell or a line, and leaves the rest as it is", () => {
  expect(csvLine(["a,b", 'say "so"', "one\ntwo", "plain = not first", ""])).toBe(
    '"a,b","say ""so""","one\ntwo",plain = not first,\r\n',
  );
});
