import { describe, expect, it } from "vitest";
import { readCsv, widthFault } from "./read-csv.ts";

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

it("says of a list with more columns or longer cells than lists have that it is too wide", () => {
  const fault = (text: string) => widthFault(readCsv(text));
  expect(fault(`a,b\n${"x".repeat(50_000)}${",".repeat(199)}`)).toBeUndefined();
  expect(fault(`a,b\n1,2\n/a${",x".repeat(200_000)}`)).toContain("more than 200 columns");
  expect(fault(`a,b\n${"x".repeat(50_001)},2`)).toContain("more than 50,000 letters");
});
