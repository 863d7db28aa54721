import { expect, it } from "vitest";
import { decisionFaults, namedDecisions } from "./decision-faults.ts";

const page = (number: string, section = "Decision") => ({
  path: `docs/decisions/${number}-subject.md`,
  text: `# ${number} Subject\n\nDecided: November 2026\n\n## ${section}\n\nText.\n`,
});

it("accepts decisions numbered in a row that begin with what is decided", () => {
  expect(decisionFaults([page("001"), page("002")])).toEqual([]);
});

it("refuses a gap, a number given twice and another number in the heading", () => {
  expect(decisionFaults([page("001"), page("003")])).toEqual([
    expect.stringContaining("the next number is 002"),
  ]);
  expect(decisionFaults([page("001"), page("001")])).toHaveLength(1);
  const { path } = page("001");
  expect(decisionFaults([{ ...page("007"), path }])).toEqual([expect.stringContaining("the heading")]);
});

it("refuses a decision that begins with its history, and a long one", () => {
  expect(decisionFaults([page("001", "Context")])).toEqual([
    expect.stringContaining("begin with what is decided"),
  ]);
  const { path, text } = page("001");
  expect(decisionFaults([{ path, text: text + "Line.\n".repeat(50) }])).toEqual([
    expect.stringContaining("longer"),
  ]);
});

it("finds the decisions that a text names", () => {
  expect(namedDecisions("see decision 012, or decisions 013 and 014; Decision\n015")).toEqual([
    "012",
    "013",
    "014",
    "015",
  ]);
});
