import { expect, it } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

it.each(["=1", "+1", "-1", "@A1", "\t=1", "\r=1", "\n1", "  =1", "\uFF1D1", "\uFF201"])(
  "keeps a spreadsheet from reckoning with %j",
  (value) => {
    expect(csvCell(value).replace(/^"/, "")).toBe(
      `'${value}`.replaceAll('"', '""') + (/[\r\n]/.test(value) ? '"' : ""),
    );
  },
);

it("quotes what would end a cell or a line, and leaves the rest as it is", () => {
  expect(csvLine(["a,b", 'say "so"', "one\ntwo", "plain = not first", ""])).toBe(
    '"a,b","say ""so""","one\ntwo",plain = not first,\r\n',
  );
});
