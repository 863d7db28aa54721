import { expect, it } from "vitest";
import { groupWith } from "#tests/support/group-places.ts";
import { holidaysAmong, holidaysOf } from "./holidays.ts";

const named = (year: number, name: string) =>
  holidaysOf(year).find((each) => each.name.startsWith(name))?.day;

it("knows the public holidays of both countries, in whatever year", () => {
  expect([2026, 2027, 2028].map((year) => named(year, "Thanksgiving (US)"))).toEqual([
    "2026-11-26",
    "2027-11-25",
    "2028-11-23",
  ]);
  expect([2026, 2027].map((year) => named(year, "Thanksgiving (Canada)"))).toEqual([
    "2026-10-12",
    "2027-10-11",
  ]);
  expect([2026, 2027, 2028, 2038].map((year) => named(year, "Easter Sunday"))).toEqual([
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2038-04-25",
  ]);
  expect(named(2027, "Good Friday")).toBe("2027-03-26");
  expect([2026, 2027].map((year) => named(year, "Victoria Day"))).toEqual(["2026-05-18", "2027-05-24"]);
  expect([2026, 2027].map((year) => named(year, "Memorial Day"))).toEqual(["2026-05-25", "2027-05-31"]);
  expect([2026, 2027].map((year) => named(year, "Labor Day"))).toEqual(["2026-09-07", "2027-09-06"]);
  expect([2026, 2027].map((year) => named(year, "Martin Luther King"))).toEqual(["2026-01-19", "2027-01-18"]);
});

it("proposes the dates of a group that fall on one, until they are left out", () => {
  const thursdays = groupWith({ schedule: { first: "2026-11-26" } }).schedule;
  const now = "2026-11-21T10:00:00.000Z";
  expect(holidaysAmong(thursdays, now).map(({ day }) => day)).toEqual([
    "2026-11-26",
    "2026-12-24",
    "2026-12-31",
    "2027-07-01",
    "2027-09-30",
    "2027-11-11",
  ]);
  const breaks = [{ from: "2026-12-20", to: "2027-01-03" }];
  expect(holidaysAmong({ ...thursdays, breaks }, now).map(({ day }) => day)).not.toContain("2026-12-24");
  expect(holidaysAmong({ ...thursdays, count: 1 }, "2026-11-28T10:00:00.000Z")).toEqual([]);
});
