import { describe, expect, it } from "vitest";
import { groupFormats, groupPaths } from "./groups/choices.ts";
import { type Rhythm, rhythmInWords } from "./groups/rhythm-in-words.ts";
import { shippedGroups } from "./groups.ts";

describe("the groups of a new site", () => {
  it("are for each path and of each kind, under an address of their own", () => {
    expect(new Set(shippedGroups.map(({ id }) => id)).size).toBe(shippedGroups.length);
    for (const { id } of shippedGroups) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const paths = shippedGroups.map(({ path }) => path).filter((path) => path !== "every");
    expect(new Set(paths)).toEqual(new Set(groupPaths.map(({ value }) => value)));
    expect(new Set(shippedGroups.map(({ format }) => format))).toEqual(
      new Set(groupFormats.map(({ value }) => value)),
    );
  });

  it("leave out only days on which they would meet", () => {
    for (const { id, first, not } of shippedGroups)
      for (const day of not)
        expect(new Date(day).getUTCDay(), `${id} ${day}`).toBe(new Date(first).getUTCDay());
  });

  it("each say what they cost, and one of them is free", () => {
    const costs = shippedGroups.map(({ cost }) => cost);
    expect(new Set(costs)).toEqual(new Set(["members", "free"]));
  });

  it("name no person as a host", () => {
    for (const { host } of shippedGroups) expect(host).toMatch(/peer|professional|man who/);
  });
});

it.each<[string, Partial<Rhythm>]>([
  ["Second Tuesday of each month", { first: "2026-09-08", unit: "weekdayOfMonth" }],
  ["Last Thursday of each month", { first: "2026-09-24", unit: "weekdayOfMonth", last: true }],
  ["Last Thursday of every other month", { first: "2026-10-29", unit: "weekdayOfMonth", every: 2 }],
  ["3rd of each month", { first: "2026-09-03", unit: "dayOfMonth" }],
  ["22nd of every 3 months", { first: "2026-09-22", unit: "dayOfMonth", every: 3 }],
  ["Last day of each month, 6 times", { first: "2026-09-30", unit: "dayOfMonth", last: true, count: 6 }],
  ["Every Thursday", { first: "2026-09-10" }],
  ["Every other Thursday", { first: "2026-09-10", every: 2 }],
  ["Every 3 weeks on Thursdays, 4 times", { first: "2026-09-10", every: 3, count: 4 }],
  ["8 Wednesdays in a row", { first: "2026-10-14", count: 8 }],
  ["One Wednesday", { first: "2026-10-14", count: 1 }],
])("says a rhythm in plain words: %s", (words, rhythm) => {
  expect(rhythmInWords({ first: "2026-09-08", unit: "week", every: 1, last: false, ...rhythm })).toBe(words);
});
