import { describe, expect, it } from "vitest";
import { importRows } from "../rules.ts";
import { readRows } from "./import-rows.ts";
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

describe("the rows of an import", () => {
  it("say each address once, whatever its letters, and why the others cannot go", () => {
    const read = readRows("Name,E-Mail\nx,A@b.co\ny,a@B.co\nz,nobody\n,\nw,c@d.co,more", "A list");
    expect(read).toEqual({
      rows: 4,
      good: [{ row: 2, email: "A@b.co", comparable: "a@b.co", source: "A list" }],
      repeated: [3],
      bad: [
        { row: 4, reason: "This is no email address" },
        { row: 6, reason: "More cells than the first line has columns" },
      ],
    });
  });

  it("come from our own export too, which has a line above its heading", () => {
    const own = "All states,1 subscriber\r\nEmail,State\r\nr@s.co,On the list\r\n";
    expect(readRows(own, "Ourselves").good).toMatchObject([{ row: 3, email: "r@s.co" }]);
  });

  it("are five thousand at most", () => {
    const rows = (count: number) => `email\n${"a@b.co\n".repeat(count)}`;
    expect(readRows(rows(importRows), "x").fault).toBeUndefined();
    expect(readRows(rows(importRows + 1), "x").fault).toContain("more than 5,000 rows");
  });
});
