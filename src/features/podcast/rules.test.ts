import { expect, it } from "vitest";
import { hour, minute } from "#platform/clock/clock.ts";
import { episodesPerPage, pageOf, slugOf, waitAfter } from "./rules.ts";

it("waits longer after each failure, an hour at most", () => {
  expect([0, 1, 2, 3, 7, 30].map(waitAfter)).toEqual([15, 1, 2, 4, 60, 60].map((each) => each * minute));
  expect(waitAfter(1000)).toBe(hour);
});

it("makes addresses of titles in any letters, short and each its own", () => {
  const slug = (title: string, guid = "g") => slugOf({ title, guid });
  expect(slug("Été à Montréal: it’s on!")).toMatch(/^ete-a-montreal-its-on-[a-z0-9]{8}$/);
  expect(slug("日本語")).toMatch(/^[a-z0-9]{8}$/);
  expect(slug("word ".repeat(80)).length).toBeLessThan(72);
  expect(slug("Same", "one")).not.toBe(slug("Same", "two"));
  expect(slug("Same", "one")).toBe(slug("Same", "one"));
});

it("cuts the list into pages, and knows no page beyond the last", () => {
  const items = Array.from({ length: episodesPerPage * 2 + 1 }, (_, at) => at);
  expect(pageOf(items, 3)).toEqual({ page: 3, pages: 3, items: [episodesPerPage * 2] });
  for (const page of [0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(pageOf(items, page)).toBeUndefined();
  expect(pageOf([], 1)).toEqual({ page: 1, pages: 1, items: [] });
});
