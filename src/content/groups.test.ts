import { describe, expect, it } from "vitest";
import { groupFormats, groupPaths } from "./groups/choices.ts";
import type { Meeting } from "./groups/group.ts";
import { rhythmInWords } from "./groups/rhythm-in-words.ts";
import { groups } from "./groups.ts";

describe("the timetable", () => {
  it("has a group for each path and each kind, under an address of its own", () => {
    expect(new Set(groups().map(({ id }) => id)).size).toBe(groups().length);
    for (const { id } of groups()) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const named = groups().flatMap(({ paths }) => (paths === "every" ? [] : paths));
    expect(new Set(named)).toEqual(new Set(groupPaths.map(({ value }) => value)));
    expect(new Set(groups().map(({ format }) => format))).toEqual(
      new Set(groupFormats.map(({ value }) => value)),
    );
  });

  it("keeps the group after a loss and the group with pregnancy news apart from the others and each other", () => {
    const apart = groups()
      .filter((group) => group.apart)
      .map((group) => [group.format, group.apart]);
    expect(apart).toEqual([
      ["after-loss", "loss"],
      ["pregnant-or-parenting", "pregnancy"],
    ]);
  });

  it("begins each rhythm on a day that fits it, and leaves out only days it would meet on", () => {
    for (const { id, meeting } of groups()) {
      const { first, rhythm, not = [] } = meeting;
      const weekday = new Date(first).getUTCDay();
      if (rhythm.kind === "month") expect(isNth(first, rhythm.nth), `${id} ${first}`).toBe(true);
      for (const day of not) {
        expect(new Date(day).getUTCDay(), `${id} ${day}`).toBe(weekday);
        if (rhythm.kind === "month") expect(isNth(day, rhythm.nth), `${id} ${day}`).toBe(true);
        if (rhythm.kind === "weeks") expect(weeksBetween(first, day) % rhythm.every, `${id} ${day}`).toBe(0);
      }
      if (rhythm.kind === "rounds") expect(rhythm.every).toBeGreaterThanOrEqual(rhythm.sessions);
    }
  });

  it("names no person as a host", () => {
    for (const { host } of groups()) expect(host).toMatch(/peer|professional|man who/);
  });
});

it("says a rhythm in plain words, the day of the week taken from the first day", () => {
  const words = (first: Meeting["first"], rhythm: Meeting["rhythm"]) => rhythmInWords({ first, rhythm });
  expect(words("2026-09-08", { kind: "month", nth: 2 })).toBe("Second Tuesday of each month");
  expect(words("2026-09-24", { kind: "month", nth: "last" })).toBe("Last Thursday of each month");
  expect(words("2026-09-10", { kind: "weeks", every: 2 })).toBe("Every other Thursday");
  expect(words("2026-09-10", { kind: "weeks", every: 1 })).toBe("Every Thursday");
  expect(words("2026-10-14", { kind: "rounds", sessions: 8, every: 13 })).toBe(
    "8 Wednesdays in a row, with a new round every 13 weeks",
  );
});

function isNth(day: string, nth: number | "last"): boolean {
  const date = new Date(day);
  if (nth !== "last") return Math.ceil(date.getUTCDate() / 7) === nth;
  const month = date.getUTCMonth();
  date.setUTCDate(date.getUTCDate() + 7);
  return date.getUTCMonth() !== month;
}

function weeksBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (7 * 24 * 60 * 60 * 1000);
}
