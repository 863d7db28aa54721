import { expect, it } from "vitest";
import { longestShortRun, repeatedSentences, sentencesOf } from "./sentences.ts";

it("counts short sentences in a row within a paragraph, and starts again after a longer one", () => {
  const staccato =
    "You can stop. You can rest. Nobody minds. A longer sentence follows here and breaks the run in two.";
  expect(longestShortRun([staccato, "One more here. And that is all."])).toEqual({
    length: 3,
    text: "You can stop. You can rest. Nobody minds.",
  });
});

it("leaves out labels and titles", () => {
  expect(longestShortRun(["Peer support", "Find a group"]).length).toBe(0);
});

it("names a sentence that stands too often, and where", () => {
  const page = (path: string) => ({ path, paragraphs: ["We never ask for patient records. Thank you."] });
  const pages = [page("/a"), page("/b"), page("/c")];
  expect(repeatedSentences(pages, { most: 2, allowed: () => false })).toEqual([
    { sentence: "We never ask for patient records.", count: 3, paths: ["/a", "/b", "/c"] },
  ]);
  expect(repeatedSentences(pages, { most: 2, allowed: (sentence) => sentence.startsWith("We") })).toEqual([]);
});

it("splits a paragraph at its sentences", () => {
  expect(sentencesOf("It is grief. You are not alone.")).toEqual(["It is grief.", "You are not alone."]);
});
