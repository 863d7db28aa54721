import { expect, it } from "vitest";
import { longestDescription, proposedDescription } from "./proposed-description.ts";

it("takes the first sentences, without marks, headings, pictures and addresses", () => {
  const text =
    "## The evening\n\nPack a **kumquat** and [warm socks](https://socks.example/). ![A bag](/pictures/1)\n\n| a | b |\n\n- Call somebody you trust, and say what you need from them tonight.";
  expect(proposedDescription(["What can help when you can't sleep.", text])).toBe(
    "What can help when you can't sleep. Pack a kumquat and warm socks. Call somebody you trust, and say what you need from them tonight.",
  );
});

it("is never longer than search engines show, and ends with a whole word", () => {
  const long = proposedDescription(["What helps.", "a longer word ".repeat(40)]);
  expect(long.length).toBeLessThanOrEqual(longestDescription);
  expect(long).toMatch(/ (?:longer|word|a)…$/);
  expect(proposedDescription(["x".repeat(400)]).length).toBeLessThanOrEqual(longestDescription);
  expect(proposedDescription(["", "## Only a heading"])).toBe("");
});
