import { describe, expect, it } from "vitest";
import { claims } from "./claims.ts";
import { crisisCard, crisisShort } from "./crisis.ts";

const ways = crisisCard().regions.flatMap(({ lines }) => lines.flatMap((line) => line.ways));
const digits = (text: string) => text.replace(/\D/g, "");

describe("the help lines", () => {
  it("lead to the number that the words name", () => {
    for (const { text, href } of ways) {
      if (href.startsWith("https:")) expect(text).toContain(new URL(href).hostname);
      else {
        expect(digits(href), text).toBe(digits(text));
        expect(href.startsWith("sms:"), text).toBe(text.startsWith("Text"));
        expect(href.startsWith("tel:"), text).toBe(text.startsWith("Call"));
      }
    }
    for (const part of crisisShort().box) if ("href" in part) expect(part.href).toBe(`tel:${part.text}`);
  });

  it("begin with the emergency number and 988 in both countries", () => {
    expect(crisisCard().regions.map(({ name }) => name)).toEqual(["United States", "Canada"]);
    for (const { lines } of crisisCard().regions) {
      expect(lines[0]?.ways).toEqual([{ text: "Call 911", href: "tel:911" }]);
      expect(lines[1]?.ways.map(({ href }) => href)).toEqual(expect.arrayContaining(["tel:988", "sms:988"]));
    }
  });

  it("are looked at again every three months, all on one day", () => {
    const days = claims
      .filter(({ id, statement }) => /crisis|988/.test(id + statement))
      .map((one) => one.reviewBy);
    const checked = /Checked on (\w+ \d+, \d{4})/.exec(crisisCard().checked)?.[1] ?? "";
    const daysUntil = (to: string) => (Date.parse(to) - Date.parse(`${checked} UTC`)) / 86_400_000;
    expect(days.length).toBeGreaterThan(3);
    for (const day of days) {
      expect(daysUntil(day)).toBeGreaterThan(0);
      expect(daysUntil(day)).toBeLessThanOrEqual(93);
    }
  });
});
