import { expect, inject, it } from "vitest";
import { wordFaults } from "../../script/lib/words/faults.ts";
import { servedWords } from "../../script/lib/words/served-pages.ts";

it("says nothing more than twice over the site, leaves no page unlinked, and dates every source", async () => {
  const { repeated, orphans, undated, bare } = wordFaults(await servedWords(inject("siteUrl")));
  expect(repeated.map(({ sentence, count }) => `${count} times: ${sentence}`)).toEqual([]);
  expect(orphans.map(({ path }) => path)).toEqual([]);
  expect([...undated, ...bare]).toEqual([]);
});
