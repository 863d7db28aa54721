import fc from "fast-check";
import { expect, it } from "vitest";
import { smallestGroup } from "#platform/list/small-groups.ts";
import { type DayCount, everyMonth, monthOf, shownDays } from "./shown-days.ts";
import { type CountedGroup, type CountedQuestion, summaryTable } from "./summary-table.ts";

/**
 * Everything a viewer sees of one campaign, held together: the total of the list, the summary of everybody and of each
 * month, and the chart of days. What is hidden is only known to be a whole number that is not below zero. The test
 * narrows each hidden number down as far as the sums allow: no small one may be left with a single possible value.
 */
type Person = { day: string; pick: string | undefined };

const values = ["a", "b", "c", "d", "e"];
const question: CountedQuestion = { key: "q", values, picks: { fewest: 1, most: 1 }, dependsOn: [] };
const everybody = "whole";

function groupOf(people: readonly Person[]): CountedGroup {
  const answered = people.filter(({ pick }) => pick !== undefined).length;
  return {
    total: people.length,
    complete: answered,
    asked: () => people.length,
    answered: () => answered,
    count: (_, value) => people.filter(({ pick }) => pick === value).length,
  };
}

type Bounds = Map<string, [least: number, most: number]>;
type Sums = (readonly [whole: string, parts: readonly string[]])[];

const infinite = 10_000;

/** Narrows the bounds by the sums until nothing changes any more. */
function narrowed(bounds: Bounds, sums: Sums): Bounds {
  const of = (name: string) => bounds.get(name) ?? [0, infinite];
  for (let changed = true; changed; ) {
    changed = false;
    const set = (name: string, least: number, most: number) => {
      const [low, high] = of(name);
      if (least <= low && most >= high) return;
      bounds.set(name, [Math.max(low, least), Math.min(high, most)]);
      changed = true;
    };
    for (const [whole, parts] of sums) {
      const [least, most] = [0, 1].map((end) => parts.reduce((sum, part) => sum + (of(part)[end] ?? 0), 0));
      set(whole, least ?? 0, most ?? infinite);
      for (const part of parts) {
        const [low, high] = of(part);
        set(part, of(whole)[0] - ((most ?? 0) - high), of(whole)[1] - ((least ?? 0) - low));
      }
    }
  }
  return bounds;
}

/** What a viewer is shown. */
function figuresOf(people: readonly Person[]) {
  const days: DayCount[] = [...Map.groupBy(people, ({ day }) => day)].map(([day, { length }]) => ({
    day,
    count: length,
  }));
  const months = everyMonth(days);
  const groups = months.map((month) => groupOf(people.filter(({ day }) => monthOf(day) === month)));
  return { months, table: summaryTable(groups, [question]), chart: shownDays(days) };
}

/** What follows from it, and what is true. */
function viewed(people: readonly Person[]) {
  const { months, table, chart } = figuresOf(people);
  const counts = Map.groupBy(people, ({ day }) => day);
  const groups = months.map((month) => groupOf(people.filter(({ day }) => monthOf(day) === month)));
  const bounds: Bounds = new Map();
  const truth = new Map<string, number>();
  const know = (name: string, shown: number | null | undefined, real: number) => {
    truth.set(name, real);
    if (typeof shown === "number") bounds.set(name, [shown, shown]);
  };
  const cuts = [everybody, ...months];
  for (const [at, cut] of cuts.entries()) {
    const group = at === 0 ? groupOf(people) : groups[at - 1];
    const [shown] = (at === 0 ? table.questions.whole : table.questions.groups[at - 1]) ?? [];
    if (!group || !shown) continue;
    know(`total ${cut}`, at === 0 ? table.totals.whole : table.totals.groups[at - 1], group.total);
    know(`answered ${cut}`, shown.answered, group.answered(question));
    know(`left ${cut}`, undefined, group.total - group.answered(question));
    for (const [column, value] of values.entries())
      know(`${value} ${cut}`, shown.cells[column], group.count(question, value));
  }
  // A campaign whose total is hidden has some answers, and fewer than five.
  if (table.totals.whole === null) bounds.set(`total ${everybody}`, [1, smallestGroup - 1]);
  for (const { day, count } of chart) know(`day ${day}`, count, counts.get(day)?.length ?? 0);
  // The chart begins and ends with a day that has answers.
  for (const end of [chart[0], chart.at(-1)])
    if (end?.count === null) bounds.set(`day ${end.day}`, [1, infinite]);
  const inMonths = ["total", "answered", "left", ...values];
  const sums: Sums = [
    ...inMonths.map((each) => [`${each} ${everybody}`, months.map((month) => `${each} ${month}`)] as const),
    ...cuts.map((cut) => [`total ${cut}`, [`answered ${cut}`, `left ${cut}`]] as const),
    ...cuts.map((cut) => [`answered ${cut}`, values.map((value) => `${value} ${cut}`)] as const),
    ...months.map(
      (month) =>
        [
          `total ${month}`,
          chart.filter(({ day }) => monthOf(day) === month).map(({ day }) => `day ${day}`),
        ] as const,
    ),
  ];
  return { bounds: narrowed(bounds, sums), truth };
}

const anybody = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.constantFrom(...values), { nil: undefined, freq: 6 }),
      fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.integer({ min: 4, max: 12 })),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((some) =>
    some.flatMap(([month, date, pick, count]) =>
      Array.from({ length: count }, (): Person => ({ day: `2026-0${month}-0${date}`, pick })),
    ),
  );

it("leaves more than one possible value for every small number, from all that a viewer sees together", () => {
  fc.assert(
    fc.property(anybody, (people) => {
      const { bounds, truth } = viewed(people);
      const revealed = [...truth].filter(([name, real]) => {
        const [least, most] = bounds.get(name) ?? [0, infinite];
        return real > 0 && real < smallestGroup && least === most;
      });
      expect(revealed).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it("looks the same whether five people stand alone or not: neither options nor days can be counted", () => {
  const person = (pick: string, date: number): Person => ({ day: `2026-01-0${date}`, pick });
  const alone = values.map((pick, at) => person(pick, at + 1));
  const inPairs = [person("a", 1), person("a", 2), person("c", 2), person("d", 4), person("e", 5)];
  expect(figuresOf(alone)).toEqual(figuresOf(inPairs));
});
