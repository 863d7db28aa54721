import { describe, expect, it } from "vitest";
import { groupWith } from "#tests/support/group-places.ts";
import { previewDates } from "./dates-preview.ts";
import { groupFields } from "./form-fields.ts";
import type { Schedule } from "./schedule.ts";

const now = "2026-11-21T12:00:00.000Z";
const preview = (schedule: Partial<Schedule>, more: Record<string, string> = {}) =>
  previewDates({ ...groupFields(groupWith({ schedule })), ...more }, { changes: [], now });
const keys = (found: ReturnType<typeof preview>) => found?.dates.map(({ key }) => key);

describe("the next dates that a group's form shows before it's saved", () => {
  it("are six, by the clock of the group", () => {
    const found = preview({ first: "2026-11-24" });
    expect(found?.dates.map(({ start }) => start)).toEqual([
      "2026-11-25T00:00:00.000Z",
      "2026-12-02T00:00:00.000Z",
      "2026-12-09T00:00:00.000Z",
      "2026-12-16T00:00:00.000Z",
      "2026-12-23T00:00:00.000Z",
      "2026-12-30T00:00:00.000Z",
    ]);
    expect(found?.skipped).toEqual([]);
  });

  it("leave out breaks, those that were ticked as well, and end with the group", () => {
    const breaks = [{ from: "2026-12-20", to: "2026-12-31" }];
    expect(keys(preview({ first: "2026-12-01", count: 6, breaks }, { "leaveOut-2026-12-08": "on" }))).toEqual(
      ["2026-12-01", "2026-12-15", "2027-01-05"],
    );
  });

  it("say which months have no such day", () => {
    const found = preview({ unit: "dayOfMonth", first: "2026-12-31" });
    expect(keys(found)).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
      "2027-07-31",
      "2027-08-31",
    ]);
    expect([found?.day, found?.skipped]).toEqual([31, ["2027-02", "2027-04", "2027-06"]]);
    const twiceAYear = preview({ unit: "dayOfMonth", first: "2027-08-31", every: 6 });
    expect(keys(twiceAYear)?.slice(0, 2)).toEqual(["2027-08-31", "2028-08-31"]);
    expect(twiceAYear?.skipped.slice(0, 2)).toEqual(["2028-02", "2029-02"]);
    // The month under way is among those to come.
    expect(preview({ unit: "dayOfMonth", first: "2026-08-31" })?.skipped[0]).toBe("2026-11");
  });

  it("skip nothing on the last day of the month, which the form offers, and on days that all months have", () => {
    const last = preview({ unit: "dayOfMonth", first: "2026-12-31", every: 2 }, { unit: "lastDayOfMonth" });
    expect(keys(last)?.slice(0, 3)).toEqual(["2026-12-31", "2027-02-28", "2027-04-30"]);
    expect(last?.skipped).toEqual([]);
    expect(preview({ unit: "dayOfMonth", first: "2026-12-28" })?.skipped).toEqual([]);
    expect(keys(preview({ unit: "dayOfMonth", first: "2024-02-29", every: 12 }))).toHaveLength(6);
  });

  it("are moved as the team has moved them", () => {
    const moved = {
      key: "2026-12-01",
      state: "moved",
      start: "2026-12-03T00:00:00.000Z",
      minutes: 60,
    } as const;
    const canceled = { ...moved, key: "2026-12-08", state: "canceled" } as const;
    const found = previewDates(groupFields(groupWith()), { changes: [moved, canceled], now });
    expect(found?.dates.map(({ start }) => start.slice(0, 10))).toEqual(
      expect.arrayContaining(["2026-11-25", "2026-12-03", "2026-12-16"]),
    );
    expect(keys(found)).not.toContain("2026-12-08");
  });

  it.each([
    { first: "" },
    { time: "7 PM" },
    { every: "0" },
    { zone: "Mars/Base" },
    { unit: "lastDayOfMonth", first: "2026-12-15" },
    { until: "2026-01-01" },
    { breaks: "Christmas" },
  ])("wait until the fields are a rule: %o", (fields) => {
    expect(preview({}, { first: "2026-12-31", ...fields })).toBeUndefined();
  });
});
