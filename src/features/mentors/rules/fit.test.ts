import { expect, it } from "vitest";
import { fitOf, hoursApart, inOrderOfFit, isSupervisionOverdue, type Offered } from "./fit.ts";
import { revealsContact, shownCount } from "./request.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const wanted = { journey: "infertility", languages: "en fr", zone: "America/New_York" };
const mentor = (changes: Partial<Offered> = {}): Offered => ({
  state: "active",
  journeys: ["infertility", "adoption"],
  languages: "fr es",
  zone: "America/Los_Angeles",
  capacity: 2,
  supervisedOn: "2026-11-03",
  ...changes,
});
const given = { now, load: 1, wasAsked: false };

it("says every reason for and against a mentor", () => {
  expect(fitOf(wanted, mentor(), given)).toEqual({
    reasons: [
      { ok: true, text: "Same path: Infertility" },
      { ok: true, text: "Both write French" },
      { ok: true, text: "3 hours apart" },
      { ok: true, text: "1 of 2 people" },
      { ok: true, text: "Supervision on Nov 3, 2026" },
    ],
  });
  const poor = mentor({ journeys: ["adoption"], languages: "es", supervisedOn: "2026-09-01" });
  const { reasons } = fitOf({ ...wanted, zone: "America/Halifax" }, poor, { ...given, load: 2 });
  expect(reasons).toEqual([
    { ok: false, text: "Another path" },
    { ok: false, text: "No language in common" },
    { ok: false, text: "4 hours apart" },
    { ok: false, text: "2 of 2 people" },
    { ok: false, text: "Supervision overdue: last on Sep 1, 2026" },
  ]);
  expect(fitOf({ ...wanted, journey: "other" }, mentor(), given).reasons[0]).toEqual({
    ok: true,
    text: "Any path",
  });
});

it("can't suggest who is full, resting or was asked before; the team decides about the rest", () => {
  expect(fitOf(wanted, mentor(), { ...given, load: 2 }).blocked).toBeDefined();
  expect(fitOf(wanted, mentor({ state: "resting" }), given).blocked).toBe("Is resting");
  expect(fitOf(wanted, mentor(), { ...given, wasAsked: true }).blocked).toBe("Was asked before");
  expect(fitOf(wanted, mentor({ supervisedOn: "" }), given).blocked).toBeUndefined();
});

it("puts the best fit first, and of two alike the one with fewer people", () => {
  const of = (name: string, changes: Partial<Offered>, load: number) => ({
    name,
    load,
    fit: fitOf(wanted, mentor(changes), { ...given, load }),
  });
  const ordered = inOrderOfFit([
    of("full", {}, 2),
    of("busier", {}, 1),
    of("other path", { journeys: ["adoption"] }, 0),
    of("free", {}, 0),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual(["free", "busier", "other path", "full"]);
});

it("knows an overdue supervision, and clocks in summer and winter", () => {
  expect(isSupervisionOverdue({ supervisedOn: "2026-10-18" }, now)).toBe(false);
  expect(isSupervisionOverdue({ supervisedOn: "2026-10-17" }, now)).toBe(true);
  expect(isSupervisionOverdue({ supervisedOn: "" }, now)).toBe(true);
  expect(hoursApart("America/Halifax", "America/Vancouver", new Date("2026-07-01"))).toBe(4);
  expect(hoursApart("America/New_York", "America/Toronto", now)).toBe(0);
});

it("notices addresses, phone numbers and links in a letter, and no other numbers", () => {
  for (const text of [
    "Write to me@home.example",
    "https://chat.example",
    "www.me.example",
    "(555) 012-3456 7",
  ])
    expect(revealsContact(text), text).toBe(true);
  for (const text of ["We waited 2 years, 3 rounds and $12,000.", "On 2026-11-21 it was 3 @ home."])
    expect(revealsContact(text), text).toBe(false);
});

it("hides counts of few people", () => {
  expect([0, 4, 5, 12].map(shownCount)).toEqual(["Fewer than 5", "Fewer than 5", "5", "12"]);
});
