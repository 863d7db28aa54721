import { Temporal } from "temporal-polyfill";
import { meetingsBetween, type Schedule } from "./schedule.ts";

/** A day on which many people can't come: its name, with where it's a public holiday. */
type Holiday = { day: string; name: string };

/** The public holidays of the United States and Canada, and the two evenings before them that groups leave out most. */
export function holidaysOf(year: number): readonly Holiday[] {
  const fixed: readonly [month: number, day: number, name: string][] = [
    [1, 1, "New Year's Day"],
    [6, 19, "Juneteenth (US)"],
    [7, 1, "Canada Day"],
    [7, 4, "Independence Day (US)"],
    [9, 30, "National Day for Truth and Reconciliation (Canada)"],
    [11, 11, "Veterans Day (US), Remembrance Day (Canada)"],
    [12, 24, "Christmas Eve"],
    [12, 25, "Christmas Day"],
    [12, 26, "Boxing Day (Canada)"],
    [12, 31, "New Year's Eve"],
  ];
  const easter = easterOf(year);
  const thanksgiving = nth(year, 11, { weekday: 4, nth: 4 });
  const moving: readonly [Temporal.PlainDate, string][] = [
    [nth(year, 1, { weekday: 1, nth: 3 }), "Martin Luther King Jr. Day (US)"],
    [nth(year, 2, { weekday: 1, nth: 3 }), "Presidents' Day (US), Family Day (Canada)"],
    [easter.subtract({ days: 2 }), "Good Friday (Canada)"],
    [easter, "Easter Sunday"],
    [easter.add({ days: 1 }), "Easter Monday (Canada)"],
    // The Monday before May 25, and the last one of May.
    [lastMondayBy(year, 5, 24), "Victoria Day (Canada)"],
    [lastMondayBy(year, 5, 31), "Memorial Day (US)"],
    [nth(year, 8, { weekday: 1, nth: 1 }), "Civic Holiday (Canada)"],
    [nth(year, 9, { weekday: 1, nth: 1 }), "Labor Day"],
    [
      nth(year, 10, { weekday: 1, nth: 2 }),
      "Thanksgiving (Canada), Columbus and Indigenous Peoples' Day (US)",
    ],
    [thanksgiving, "Thanksgiving (US)"],
    [thanksgiving.add({ days: 1 }), "Day after Thanksgiving (US)"],
  ];
  return [
    ...fixed.map(([month, day, name]) => ({
      day: Temporal.PlainDate.from({ year, month, day }).toString(),
      name,
    })),
    ...moving.map(([day, name]) => ({ day: day.toString(), name })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The dates of the next year that fall on a holiday and aren't left out yet. */
export function holidaysAmong(schedule: Schedule, now: string): readonly Holiday[] {
  const from = Temporal.Instant.from(now).toZonedDateTimeISO(schedule.zone).toPlainDate();
  const names = new Map(
    [from.year, from.year + 1].flatMap(holidaysOf).map(({ day, name }) => [day, name] as const),
  );
  const to = new Date(Date.parse(now) + 365 * 86_400_000).toISOString();
  return meetingsBetween(schedule, [], { from: now, to }).flatMap(({ key }) => {
    const name = names.get(key);
    return name === undefined ? [] : [{ day: key, name }];
  });
}

/** The first, second, third or fourth such weekday of a month; Monday is 1. */
function nth(year: number, month: number, of: { weekday: number; nth: number }): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((of.weekday - first.dayOfWeek + 7) % 7) + 7 * (of.nth - 1) });
}

function lastMondayBy(year: number, month: number, day: number): Temporal.PlainDate {
  const last = Temporal.PlainDate.from({ year, month, day });
  return last.subtract({ days: (last.dayOfWeek + 6) % 7 });
}

/** Easter Sunday by the Gregorian calendar: the anonymous algorithm that Meeus prints. */
function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
