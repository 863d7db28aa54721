import { expect, it } from "vitest";
import { groupWith } from "#tests/support/group-places.ts";
import { holidaysAmong, holidaysOf } from "./holidays.ts";

const named = (year: number, name: string) =>
  holidaysOf(year).find((each) => each.name.startsWith(name))?.day;

it("knows the public holidays of both countries", () => {
  expect(holidaysOf(2027).map(({ day, name }) => `${day} ${name}`)).toEqual([
    "2027-01-01 New Year's Day",
    "2027-01-18 Martin Luther King Jr. Day (US)",
    "2027-02-15 Presidents' Day (US), Family Day (Canada)",
    "2027-03-26 Good Friday (Canada)",
    "2027-03-28 Easter Sunday",
    "2027-03-29 Easter Monday (Canada)",
    "2027-05-24 Victoria Day (Canada)",
    "2027-05-31 Memorial Day (US)",
    "2027-06-19 Juneteenth (US)",
    "2027-07-01 Canada Day",
    "2027-07-04 Independence Day (US)",
    "2027-08-02 Civic Holiday (Canada)",
    "2027-09-06 Labor Day",
    "2027-09-30 National Day for Truth and Reconciliation (Canada)",
    "2027-10-11 Thanksgiving (Canada), Columbus and Indigenous Peoples' Day (US)",
    "2027-11-11 Veterans Day (US), Remembrance Day (Canada)",
    "2027-11-25 Thanksgiving (US)",
    "2027-11-26 Day after Thanksgiving (US)",
    "2027-12-24 Christmas Eve",
    "2027-12-25 Christmas Day",
    "2027-12-26 Boxing Day (Canada)",
    "2027-12-31 New Year's Eve",
  ]);
});

it.each([
  ["Easter Sunday", ["2026-04-05", "2028-04-16", "2038-04-25"]],
  ["Victoria Day", ["2026-05-18", "2028-05-22", "2032-05-24"]],
  ["Memorial Day", ["2026-05-25", "2028-05-29", "2032-05-31"]],
  ["Labor Day", ["2026-09-07", "2025-09-01"]],
  ["Thanksgiving (Canada)", ["2026-10-12", "2029-10-08"]],
  ["Thanksgiving (US)", ["2026-11-26", "2028-11-23", "2029-11-22"]],
])("knows when %s is in other years", (name, days) => {
  expect(days.map((day) => named(Number(day.slice(0, 4)), name))).toEqual(days);
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
