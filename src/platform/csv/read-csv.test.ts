import { describe, expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";

describe("a CSV file", () => {
  it("is read with its quotes, its ends of lines and the numbers a spreadsheet shows", () => {
    const text = '\uFEFFemail,name\r\n"a@b.co","Said ""hi"", twice"\r\n\r\nc@d.co,"two\nlines"\ne@f.co,last';
    expect(readCsv(text)).toEqual([
      { row: 1, cells: ["email", "name"] },
      { row: 2, cells: ["a@b.co", 'Said "hi", twice'] },
      { row: 4, cells: ["c@d.co", "two\nlines"] },
      { row: 5, cells: ["e@f.co", "last"] },
    ]);
  });

  it("may be separated by semicolons or tabs, as the heading is", () => {
    expect(readCsv("email;name\na@b.co;x,y")[1]?.cells).toEqual(["a@b.co", "x,y"]);
    expect(readCsv("email\tname\na@b.co\tx")[1]?.cells).toEqual(["a@b.co", "x"]);
    expect(readCsv("")).toEqual([]);
  });
});
