import { load } from "cheerio";
import { expect, it } from "vitest";
import { everyPage } from "../support/every-page.ts";
import { servedPage } from "../support/served-page.ts";

const urgent =
  /\b(?:911|988|emergency services|heavy bleeding|1-8\d\d-\d{3}-\d{4})\b|\bcan(?:not|'t) wait\b|\bcall the clinic at once\b/i;

/** The passages of a page that gentle mode folds, and what is left around them; each tag is a new line. */
function folding(html: string) {
  const $ = load(html);
  const found = $("[data-topics] > .gentle-passage");
  const lines = (html: string | null) => html?.replaceAll(/<[^>]+>/g, "\n") ?? "";
  const passages = found.get().map((passage) => lines($(passage).html()));
  found.remove();
  return { passages, always: lines($("body").html()) };
}

it("folds no urgent sign and no help line that is not also in view", async () => {
  const folded: string[] = [];
  let count = 0;
  for (const { path, html } of await everyPage()) {
    if (!html.includes("gentle-passage")) continue;
    const { passages, always } = folding(html);
    count += passages.length;
    for (const passage of passages) {
      const words = passage.split(/[.!?\n]/).find((one) => urgent.test(one) && !always.includes(one));
      if (words !== undefined) folded.push(`${path}: ${words}`);
    }
  }
  expect(count).toBeGreaterThan(60);
  expect(folded).toEqual([]);
});

it("notes a hard topic at the top of a text and where it first comes up, not on every part", async () => {
  const notes = async (path: string) => {
    const { $ } = await servedPage(path);
    const all = $(".gentle-skip").get();
    const shown = all.filter((link) => $(link).closest(".gentle-repeats").length === 0);
    const textOf = (link: (typeof all)[number]) => $(link).parent().text().replaceAll(/\s+/g, " ");
    return {
      top: $("[data-shows-all]").text(),
      count: all.length,
      shown: shown.map((link) => /about: (.*)\. /.exec(textOf(link))?.[1]),
    };
  };
  const article = await notes("/resources/knowledge-hub/after-a-loss-the-first-week");
  expect(article.top).toContain("This article talks about: pregnancy loss, stillbirth, needles");
  expect(article.shown).toEqual([
    "pregnancy loss, needles, tests or surgery",
    "pregnancy loss, stillbirth",
    "pregnancy loss, children",
    "suicide or self-harm, pregnancy loss",
  ]);
  expect(article.count).toBe(8);
  const page = await notes("/pregnancy-loss");
  expect(page.top).toContain("This page talks about: needles, tests or surgery, stillbirth, children");
  expect(page.shown).toEqual([
    "needles, tests or surgery, stillbirth",
    "children",
    "suicide or self-harm",
    "pregnancy news",
  ]);
});

it("leaves the urgent signs after a birth in view beside a folded passage", async () => {
  const path = "/journeys/gestational-surrogates/birth-recovery-afterwards";
  const { passages, always } = folding((await servedPage(path)).html);
  expect(passages.join()).toContain("Your milk may come in within days");
  expect(always).not.toContain("Your milk may come in within days");
  expect(always).toContain("Heavy bleeding, fever, a bad headache");
});
