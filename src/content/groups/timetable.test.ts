import { describe, expect, it } from "vitest";
import type { GroupContent } from "./group.ts";
import { groupOf, timingMisfit } from "./timetable.ts";

const circle: GroupContent = {
  id: "circle",
  name: "Circle",
  format: "after-loss",
  path: "adoption",
  forWhom: "For anyone.",
  host: "A trained peer",
  size: "6 to 12 people",
  first: "2026-09-08",
  time: "19:00",
  minutes: 75,
  zone: "America/Toronto",
  rhythm: "month-2",
  not: [],
  signUp: "message",
  state: "sample",
};

it("reads a group from what the team edits, with its part of the page", () => {
  expect(groupOf(circle)).toMatchObject({
    paths: ["adoption"],
    apart: "loss",
    sample: true,
    meeting: { first: "2026-09-08", rhythm: { kind: "month", nth: 2 } },
  });
  const rounds = groupOf({
    ...circle,
    format: "open-circle",
    path: "every",
    rhythm: "rounds",
    sessions: 8,
    weeksBetween: 13,
  });
  expect(rounds).toMatchObject({
    paths: "every",
    meeting: { rhythm: { kind: "rounds", sessions: 8, every: 13 } },
  });
  expect(rounds.apart).toBeUndefined();
});

describe("a group's timing", () => {
  it.each<[string, Partial<GroupContent>, string | undefined]>([
    ["a second Tuesday, monthly in the second week", {}, undefined],
    ["a second Tuesday, monthly in the first week", { rhythm: "month-1" }, "first"],
    ["a last Thursday", { first: "2026-09-24", rhythm: "month-last" }, undefined],
    ["a fourth Thursday that isn't the last", { first: "2026-10-22", rhythm: "month-last" }, "first"],
    ["a day left out on which it would meet", { not: ["2026-10-13"] }, undefined],
    ["a day left out on which it wouldn't meet", { not: ["2026-10-20"] }, "not"],
    ["rounds without a number of meetings", { rhythm: "rounds" }, "sessions"],
    ["rounds that overlap", { rhythm: "rounds", sessions: 8, weeksBetween: 4 }, "weeksBetween"],
    ["rounds one after the other", { rhythm: "rounds", sessions: 8, weeksBetween: 8 }, undefined],
  ])("%s", (_name, change, field) => {
    expect(timingMisfit({ ...circle, ...change })?.field).toBe(field);
  });
});
