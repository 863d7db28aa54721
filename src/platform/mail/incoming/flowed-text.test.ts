import { describe, expect, it } from "vitest";
import { joinedFlowed } from "./flowed-text.ts";

const flowedCases: readonly [what: string, sent: string, read: string][] = [
  ["a paragraph", "We would like to \ncome on Tuesday.", "We would like to come on Tuesday."],
  ["several", "One \nline.\n\nTwo \nlines.", "One line.\n\nTwo lines."],
  ["a quote", "> See you on \n> Tuesday.", "> See you on Tuesday."],
  [
    "quotes of two depths",
    ">> Old \n>> words. \n> New \n> words. \nMine.",
    ">> Old words. \n> New words. \nMine.",
  ],
  ["a quote that goes on in words of no quote", "> See you \nYes.", "> See you \nYes."],
  ["a signature", "Thank you \n-- \nMia", "Thank you \n-- \nMia"],
  ["a signature in a quote", "> -- \n> Mia \n> Ann", "> -- \n> Mia Ann"],
  ["lines with a space before them", " From here \n >no quote", "From here >no quote"],
  ["an empty line of a quote", "> One.\n>\n> Two.", "> One.\n>\n> Two."],
  ["Windows line ends", "One \r\nline.\r\n", "One line.\n"],
];

describe("a mail of format=flowed", () => {
  it.each(flowedCases)("has its lines joined: %s", (_what, sent, read) => {
    expect(joinedFlowed(sent, { deleteSpace: false })).toBe(read);
  });

  it("has no space where the language has none, and one where it was written twice", () => {
    expect(joinedFlowed("不妊 \n治療", { deleteSpace: true })).toBe("不妊治療");
    const late = "The train is late at  \nthe moment.\n\n> on the  \n> second floor.\n-- \nSam";
    expect(joinedFlowed(late, { deleteSpace: true })).toBe(
      "The train is late at the moment.\n\n> on the second floor.\n-- \nSam",
    );
  });

  it("is joined in time that grows as it does", () => {
    for (const line of ["a \n", "> a \n", ">", " \n", "-- \n"])
      expect(joinedFlowed(line.repeat(100_000), { deleteSpace: true }).length).toBeGreaterThan(0);
  });
});
