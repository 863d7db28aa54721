import { describe, expect, it } from "vitest";
import { phoneNumbersIn, wayAddress, wayProblem } from "./help-number.ts";

/** Numbers as people type them, with their digits. */
const typed: readonly (readonly [string, string])[] = [
  ["988", "988"],
  ["9-8-8", "988"],
  ["９８９", "989"],
  ["741741", "741741"],
  ["678-678", "678678"],
  ["1-800-944-4773", "18009444773"],
  ["(800) 944-4773", "18009444773"],
  ["800.944.4773", "18009444773"],
  ["+1 800 944 4773", "18009444773"],
  ["1\u2011800\u2011944\u20114773", "18009444773"],
  ["98\u200b9", "989"],
];

describe("a way to reach help", () => {
  it.each(typed)("calls or texts the number in its text: %s", (number, digits) => {
    const address = digits.length === 11 ? `+${digits}` : digits;
    expect(phoneNumbersIn(`Call ${number} now`)).toEqual([digits]);
    expect(wayAddress({ text: `Call ${number} in Quebec` })).toBe(`tel:${address}`);
    expect(wayAddress({ text: `Text HOME to ${number}` })).toBe(`sms:${address}`);
    expect(wayProblem({ text: `Call ${number}`, href: `tel:${address}` })).toBeUndefined();
  });

  it("is refused with any number as its text over another number or a web page", () => {
    for (const [number, digits] of typed) {
      for (const [, other] of typed) {
        for (const href of [`tel:${other}`, `sms:+${other}`]) {
          const problem = wayProblem({ text: `Call ${number}`, href });
          if (digits === other) expect(problem).toBeUndefined();
          else expect(problem?.message).toContain(`The text says ${digits}, but the link leads to ${other}`);
        }
      }
      expect(wayProblem({ text: `Call ${number}`, href: "https://help.example/" })?.field).toBe("text");
      // What an earlier release let through leads to the number that people read.
      expect(wayAddress({ text: `Call ${number}`, href: "tel:555" })).toContain(digits);
    }
  });

  it("is refused without a number, with two, or with the name of another site", () => {
    expect(wayProblem({ text: "Call us" })?.field).toBe("text");
    expect(wayProblem({ text: "Call 988 or 911" })?.field).toBe("text");
    expect(
      wayProblem({ text: "Chat at 988lifeline.org", href: "https://988lifeline.org/chat" }),
    ).toBeUndefined();
    expect(wayProblem({ text: "Chat at 988lifeline.org", href: "https://other.org/" })?.message).toBe(
      "The text names 988lifeline.org, but the link leads to other.org",
    );
  });

  it("sees no number in times, names of sites, years within words and single digits", () => {
    expect(phoneNumbersIn("24/7 at 988lifeline.org, press 1, v2024b")).toEqual([]);
  });
});
