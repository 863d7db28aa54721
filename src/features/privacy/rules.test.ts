import { expect, it } from "vitest";
import { myDataForm, myDataOpened } from "#content/my-data.ts";
import { nextNight } from "#platform/clock/clock.ts";
import { keptFigure, oldestKept } from "#platform/personal-data/retention.ts";
import { linkMinutes, mailEveryMinutes } from "./rules.ts";

it("says the same figures on the page as in the code", () => {
  expect(myDataForm.sent).toContain(`${linkMinutes} minutes`);
  expect(myDataOpened.badLink.text).toContain(`${linkMinutes} minutes`);
  expect([mailEveryMinutes, /one an hour/.test(myDataForm.sent)]).toEqual([60, true]);
});

it("keeps a kind as long as the pages say, unless an owner chose less", () => {
  const rule = { name: "a.b", unit: "days", least: 7, most: 30 } as const;
  expect([undefined, "7", "30"].map((stored) => keptFigure(rule, stored))).toEqual([30, 7, 30]);
  for (const wrong of ["6", "31", "7.5", "", "soon"]) expect(keptFigure(rule, wrong)).toBe(30);
});

it("counts back days and months from a moment", () => {
  const now = new Date("2026-11-21T10:00:00.000Z");
  expect(oldestKept(now, { unit: "days" }, 30)).toBe("2026-10-22T10:00:00.000Z");
  expect(oldestKept(now, { unit: "months" }, 12)).toBe("2025-11-21T10:00:00.000Z");
  expect(now.toISOString()).toBe("2026-11-21T10:00:00.000Z");
});

it("knows the next night", () => {
  expect(nextNight(new Date("2026-11-21T03:29:59.999Z")).toISOString()).toBe("2026-11-21T03:30:00.000Z");
  expect(nextNight(new Date("2026-11-21T03:30:00.000Z")).toISOString()).toBe("2026-11-22T03:30:00.000Z");
});
