import { describe, expect, it } from "vitest";
import { importRows } from "../rules.ts";
import { readRows } from "./import-rows.ts";

describe("the rows of an import", () => {
  it("say each address once, whatever its letters, and why the others cannot go", () => {
    const read = readRows("Name,E-Mail\nx,A@b.co\ny,a@B.co\nz,nobody\n,\nw,c@d.co,more", "A list");
    expect(read).toEqual({
      rows: 4,
      good: [{ row: 2, email: "A@b.co", comparable: "a@b.co", source: "A list" }],
      repeated: [3],
      bad: [
        { row: 4, reason: "Not a valid email address" },
        { row: 6, reason: "More cells than columns in the first line" },
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
