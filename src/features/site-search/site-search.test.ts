import fc from "fast-check";
import { expect, it } from "vitest";
import { shippedGroups } from "#content/groups.ts";
import { currentPages } from "#content/index.ts";
import { isAboutLoss, synonyms } from "#content/knowledge-hub/synonyms.ts";
import { searchIn } from "#web/search/search-in.ts";
import { resultsFor } from "#web/search/site-search.tsx";
import { searchFile } from "./feature.server.ts";

const file = await searchFile();
const loaded = {
  file,
  search: searchIn(file.items),
  byId: new Map(file.items.map((item) => [item.id, item])),
};
const found = (typed: string) => resultsFor(typed, loaded).items.map(({ id }) => id);

it("has every page that search engines may list, and every group", () => {
  const ids = file.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, meta } of currentPages())
    if (meta.indexed && meta.canonical === undefined && path !== "/") expect(ids).toContain(path);
  for (const { id } of shippedGroups) expect(ids).toContain(`/support/groups#${id}`);
});

it("leads words about a loss to the page on loss first, and what is about a loss before donors", () => {
  for (const typed of ["miscarriage", "grief", "I lost my baby", "stillbirth", "miscariage"])
    expect(found(typed)[0], typed).toBe("/pregnancy-loss");
  const grief = found("grief");
  const donors = grief.findIndex((id) => id.includes("donor"));
  expect(grief.indexOf("/support/groups#after-loss")).toBeGreaterThan(0);
  if (donors > 0) expect(donors).toBeGreaterThan(grief.indexOf("/support/groups#after-loss"));
});

it("never leads words about a loss to news of a pregnancy or a birth, whatever else is typed", () => {
  const words = fc.constantFrom(
    ...synonyms.flat(),
    "birth",
    "baby",
    "pregnant",
    "newborn",
    "scan",
    "delivery",
  );
  const losses = fc.constantFrom("miscarriage", "loss", "lost", "stillbirth", "grief", "ectopic", "died");
  fc.assert(
    fc.property(words, losses, fc.boolean(), (word, loss, first) => {
      const typed = first ? `${loss} ${word}` : `${word} ${loss}`;
      expect(isAboutLoss(typed)).toBe(true);
      const sides = resultsFor(typed, loaded).items.map(({ side }) => side);
      expect(sides).not.toContain("newLife");
    }),
  );
});

it("leads words for a code from a clinic to where it's used", () => {
  for (const typed of ["code", "coupon", "clinic code", "coupon code", "voucher"])
    expect(found(typed)[0], typed).toBe("/#code-heading");
});

it("finds something for all that it offers before anything is typed", () => {
  expect(file.copy.often.words).toHaveLength(6);
  for (const words of file.copy.often.words)
    expect(resultsFor(words, loaded).results, words).toMatchObject({ match: "all" });
});

it("finds by other words, in part, and with a wrong letter", () => {
  expect(found("TTC").length).toBeGreaterThan(0);
  expect(found("azoosp").join()).toContain("azoospermia");
  expect(found("embrio transfer")).toContain("/journeys/surrogacy/embryos-and-transfer");
  expect(found("cancel")).toContain("/membership");
  expect(found("")).toEqual([]);
});
