import fc from "fast-check";
import { expect, it } from "vitest";
import { todayIn } from "#platform/clock/calendar-days.ts";
import { day as oneDay } from "#platform/clock/clock.ts";
import { replyDays } from "../copy/holidays.ts";
import { closedDaysFault, closedDaysIn, mostClosedDays, storedDays } from "./closed-days.ts";
import { dueOf, lateBefore } from "./promise.ts";

const today = "2026-11-21";
const fault = (wanted: readonly string[], before: readonly string[] = []) =>
  closedDaysFault(wanted, before, today);
const after = (days: number, from = today) =>
  new Date(Date.parse(`${from}T00:00:00.000Z`) + days * oneDay).toISOString().slice(0, 10);

it("takes days from tomorrow on, for two years", () => {
  expect(fault([])).toBeUndefined();
  expect(fault([after(1), after(700)])).toBeUndefined();
  expect(fault([today])).toBe("tooEarly");
  expect(fault([after(-1)])).toBe("tooEarly");
  expect(fault([after(731)])).toBe("tooLate");
});

it("takes no day that is none", () => {
  for (const text of [
    "",
    "tomorrow",
    "2026-13-01",
    "2026-02-30",
    "2026-12-24T00:00",
    "2026-12-24 2026-12-25",
  ])
    expect(fault([text]), text).toBe("day");
});

it("leaves what has come as it is, whether it is named again or not", () => {
  const before = [after(-3), today, after(4)];
  expect(fault([today, after(4), after(5)], before)).toBeUndefined();
  expect(fault(before, before)).toBeUndefined();
  expect(fault([after(4)], before)).toBe("tooEarly");
  expect(storedDays([today, after(5)], before, today)).toBe([after(-3), today, after(5)].join(" "));
  expect(closedDaysIn(storedDays([], [after(-200)], today))).toEqual([]);
});

it("refuses more days than the promise bears, also beside those that are over", () => {
  const row = (from: number, count: number) => Array.from({ length: count }, (_, at) => after(from + at));
  expect(fault(row(1, mostClosedDays))).toBeUndefined();
  expect(fault(row(1, mostClosedDays + 1))).toBe("tooMany");
  expect(fault([...row(1, mostClosedDays), after(31)])).toBeUndefined();
  expect(fault(row(1, 3), row(-10, 10))).toBe("tooMany");
});

it("never lets anybody wait for a month, whatever days are chosen", () => {
  const instants = fc.integer({ min: Date.parse("2026-11-21"), max: Date.parse("2028-11-01") });
  const offsets = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(instants, offsets, (at, chosen) => {
      const now = new Date(at);
      const first = todayIn(replyDays.zone, now);
      const own: string[] = [];
      // As many as are let through, one after another.
      for (const each of chosen.toSorted((one, other) => one - other))
        if (closedDaysFault([...own, after(each, first)], own, first) === undefined)
          own.push(after(each, first));
      const days = {
        ...replyDays,
        holidays: [...replyDays.holidays, ...own.map((day) => ({ day }))],
      };
      const due = Date.parse(dueOf(now.toISOString(), "business", days));
      expect(due - at).toBeLessThan(30 * oneDay);
      const last = lateBefore(new Date(due), "business", days);
      expect(last >= now.toISOString()).toBe(true);
    }),
    { numRuns: 15 },
  );
});
