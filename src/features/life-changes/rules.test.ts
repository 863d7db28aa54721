import { expect, it } from "vitest";
import { groupFormats, groupPaths } from "#content/groups/choices.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { lifeChanges } from "#content/something-changed.ts";
import { effectOf, monthsFrom } from "./rules.ts";

const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);

it("leaves out only topics and dates that the newsletter has", () => {
  for (const change of lifeChanges) {
    const { newsletter } = effectOf(change);
    if (newsletter === "all") continue;
    expect(ids(newsletterTopics), change).toEqual(expect.arrayContaining(newsletter.topics));
    expect(ids(newsletterDates), change).toEqual(expect.arrayContaining(newsletter.dates));
  }
});

it("pauses every group in a break, and spares just one kind after a loss, in a pregnancy and when stopping", () => {
  const spared = (change: (typeof lifeChanges)[number]) =>
    groupFormats
      .map(({ value }) => value)
      .filter((format) => !effectOf(change).pauses({ format, path: "infertility" }));
  expect(lifeChanges.map((change) => [change, spared(change)])).toEqual([
    ["pause", []],
    ["loss", ["after-loss"]],
    ["stopping", ["living-without-children"]],
    ["path", []],
    ["pregnant", ["pregnant-or-parenting"]],
  ]);
});

it("spares a path that is named, and groups for every path", () => {
  for (const { value: named } of groupPaths) {
    const { newsletter, pauses } = effectOf("path", named);
    const paths = ["every", ...groupPaths.map(({ value }) => value)] as const;
    expect(paths.filter((path) => !pauses({ format: "by-path", path }))).toEqual(["every", named]);
    expect(newsletter).toEqual({ topics: paths.slice(1).filter((path) => path !== named), dates: [] });
  }
});

it("ends a break on the same day of a later month, or on its last day", () => {
  const months = (from: string, count: number) => monthsFrom(new Date(from), count);
  expect(months("2026-11-27T10:00:00.000Z", 1)).toBe("2026-12-27T10:00:00.000Z");
  expect(months("2026-11-30T10:00:00.000Z", 3)).toBe("2027-02-28T10:00:00.000Z");
  expect(months("2026-12-31T23:59:00.000Z", 3)).toBe("2027-03-31T23:59:00.000Z");
});
