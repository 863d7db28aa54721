import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDays, groupFormats, groupPaths } from "#content/groups/choices.ts";
import { shippedGroups } from "#content/groups.ts";
import { isRequested, queryOf, searchOf } from "./page.ts";

const ask = (text: string) => queryOf(new URLSearchParams(text));
const groups = shippedGroups.map(({ id, path, format, first }) => ({
  ...{ id, format },
  paths: path === "every" ? path : [path],
  day: groupDays[(new Date(first).getUTCDay() + 6) % 7]?.value ?? "monday",
}));
const found = (text: string) => groups.filter((group) => isRequested(group, ask(text))).map(({ id }) => id);

describe("what an address asks of the timetable", () => {
  it("reads a path, a kind and a day, and ignores anything else", () => {
    expect(ask("path=adoption&format=by-path&day=thursday")).toEqual({
      path: "adoption",
      format: "by-path",
      day: "thursday",
    });
    for (const text of ["", "path=", "path=moon&format=sun&day=1", "Path=adoption", "path=adoption%00"])
      expect(ask(text), text).toEqual({ path: undefined, format: undefined, day: undefined });
  });

  it("never fails, whatever stands in the address, and writes back what it has read", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (path, format, day) => {
        const query = queryOf(new URLSearchParams({ path, format, day }));
        expect(ask(searchOf(query))).toEqual(query);
      }),
    );
  });
});

describe("the groups that answer", () => {
  it("are all of them when nothing is asked", () => {
    expect(found("")).toHaveLength(groups.length);
  });

  it("are those of a path, with the ones for every path", () => {
    expect(found("path=adoption")).toEqual(expect.arrayContaining(["adoption", "open-circle", "men"]));
    expect(found("path=adoption")).not.toContain("infertility");
    expect(found("path=donor-conception")).toContain("donor-conceived-adults");
  });

  it("are those of a kind", () => {
    expect(found("format=after-loss")).toEqual(["after-loss"]);
    expect(found("path=infertility&format=by-path")).toEqual(["infertility"]);
  });

  it("are those of a weekday, by the group's own clock", () => {
    expect(found("day=tuesday")).toContain("infertility");
    expect(found("day=tuesday")).not.toContain("adoption");
    const each = groupDays.flatMap(({ value }) => found(`day=${value}`));
    expect(each.toSorted()).toEqual(found("").toSorted());
  });

  it("are at least one for each single choice on the page", () => {
    for (const { value } of groupPaths) expect(found(`path=${value}`).length, value).toBeGreaterThan(1);
    for (const { value } of groupFormats) expect(found(`format=${value}`).length, value).toBeGreaterThan(0);
  });
});
