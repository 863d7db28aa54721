import { expect, it } from "vitest";
import { issueContent } from "../schema.ts";
import { withKept } from "./kept.ts";

const base = issueContent.parse({
  subject: "Two evenings",
  preview: "",
  text: "Dear all,",
  topics: [],
  dates: [],
  segment: { kind: "all" },
  pace: 60,
});

it("an issue gets back what was typed, on top of what a colleague changed meanwhile", () => {
  const content = { ...base, text: "Dear all, one last sentence." };
  expect(withKept(base, { base, content })).toEqual(content);
  const now = { ...base, subject: "Three evenings" };
  expect(withKept(now, { base, content })).toEqual({ ...content, subject: "Three evenings" });
});

it("keeps the typed text where both changed it, and says nothing where nothing is new", () => {
  const content = { ...base, text: "Mine" };
  expect(withKept({ ...base, text: "Theirs" }, { base, content })?.text).toBe("Mine");
  expect(withKept(content, { base, content })).toBeUndefined();
  expect(withKept({ ...base, text: "Theirs" }, { base, content: base })).toBeUndefined();
});
