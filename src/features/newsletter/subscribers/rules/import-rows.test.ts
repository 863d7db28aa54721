import { describe, expect, it } from "vitest";
import { importRows } from "../rules.ts";
import { readRows } from "./import-rows.ts";

describe("the rows of an import", () => {
  it("say each address once, whatever its letters, and why the others cannot go", () => {
    const read = readRows("Name,E-Mail\nx,A@b.co\ny,a@B.co\nz,nobody\n,\nw,c@d.co,more", "A list");
    expect(read).toEqual({
      list: "subscribed",
      rows: 4,
      good: [
        {
          row: 2,
          email: "A@b.co",
          comparable: "a@b.co",
          source: "A list",
          name: "x",
          tags: [],
          leftAt: "",
        },
      ],
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

  it("keep names, tags and the times of consent from Mailchimp's subscribed list", () => {
    const csv =
      "Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,TAGS\n" +
      'r@s.co,Robin,Reed,2,"2024-03-01 12:00:00","2024-03-01 12:05:00","""donor"",""phone list"""\n';
    expect(readRows(csv, "Mailchimp").good).toMatchObject([
      {
        name: "Robin Reed",
        tags: ["donor", "phone list"],
        source: "Mailchimp (opted in 2024-03-01T12:00:00.000Z, confirmed 2024-03-01T12:05:00.000Z)",
      },
    ]);
  });

  it("are recognized as people who left or whose address bounced by their columns", () => {
    const left = readRows("Email Address,UNSUB_TIME\nr@s.co,2024-05-01 09:00:00\n", "");
    expect(left).toMatchObject({ list: "unsubscribed", good: [{ leftAt: "2024-05-01T09:00:00.000Z" }] });
    const bounced = readRows("Email Address,CLEAN_TIME\nr@s.co,\n", "");
    expect(bounced).toMatchObject({ list: "cleaned", good: [{ leftAt: "" }], bad: [] });
  });

  it("are five thousand at most", () => {
    const rows = (count: number) => `email\n${"a@b.co\n".repeat(count)}`;
    expect(readRows(rows(importRows), "x").fault).toBeUndefined();
    expect(readRows(rows(importRows + 1), "x").fault).toContain("more than 5,000 rows");
  });
});
