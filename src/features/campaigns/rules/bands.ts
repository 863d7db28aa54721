/**
 * Numbers and dates are counted in bands. A question's bands depend only on its settings and never on the answers, so
 * the bands themselves reveal nothing.
 */
import type { QuestionOf } from "../schema/campaign.ts";

/** From `from` (inclusive) to `to` (exclusive); null for an open end. */
type NumberBand = { value: string; from: number | null; to: number | null };
/** A day, a month or a year as a date prefix, or everything before or after the listed years. */
type DateBand = { value: string };

const mostBands = 12;
const widths = [0.1, 0.2, 0.5, 1, 2, 5].concat(
  Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** (power + 1))).flat(),
);

/** For questions without limits: single numbers at first, then wider and wider bands. */
const ladder = [
  ...Array.from({ length: 10 }, (_, at) => at),
  ...[10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90],
  ...Array.from({ length: 7 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** (power + 2))).flat(),
  1_000_000_000,
];

// Corrects floating-point errors of sums of tenths.
const even = (value: number) => Number(value.toFixed(6));

function band(from: number | null, to: number | null): NumberBand {
  return { value: `${from ?? ""}_${to ?? ""}`, from, to };
}

/** Lowest first. */
export function numberBands({ min, max, whole }: QuestionOf<"number">): readonly NumberBand[] {
  if (min === null || max === null || max <= min)
    return [band(null, 0), ...ladder.map((from, at) => band(from, ladder[at + 1] ?? null))];
  const width = widths.find(
    (each) => (!whole || each >= 1) && Math.floor(max / each) - Math.floor(min / each) < mostBands,
  );
  const step = width ?? max - min;
  const first = Math.floor(min / step);
  const count = Math.floor(max / step) - first + 1;
  return Array.from({ length: count }, (_, at) =>
    band(even((first + at) * step), even((first + at + 1) * step)),
  );
}

/** The years that are counted one by one. */
export const listedYears = { first: 1900, last: 2100 } as const;
const { first: firstYear, last: lastYear } = listedYears;
const oneDay = 86_400_000;
const yearsAround = { before: "before", after: "after" } as const;

/** How many characters of a date its band has: a day, a month or a year. */
function datePrefixLength({ min, max }: QuestionOf<"date">): 10 | 7 | 4 {
  if (min === "" || max === "" || max < min) return 4;
  const days = (Date.parse(max) - Date.parse(min)) / oneDay;
  return days <= 31 ? 10 : days <= 3 * 366 ? 7 : 4;
}

/** Earliest first. */
export function dateBands(question: QuestionOf<"date">): readonly DateBand[] {
  const length = datePrefixLength(question);
  if (length === 4)
    return [
      { value: yearsAround.before },
      ...Array.from({ length: lastYear - firstYear + 1 }, (_, at) => ({ value: String(firstYear + at) })),
      { value: yearsAround.after },
    ];
  const bands = new Set<string>();
  for (let at = Date.parse(question.min); at <= Date.parse(question.max); at += oneDay)
    bands.add(new Date(at).toISOString().slice(0, length));
  return [...bands].map((value) => ({ value }));
}

export function bandOf(question: QuestionOf<"number" | "date">, answer: unknown): string | undefined {
  if (question.kind === "date") return typeof answer === "string" ? dateBand(question, answer) : undefined;
  if (typeof answer !== "number") return undefined;
  const bands = numberBands(question);
  // Rounding can put a value just below the lowest limit.
  return (bands.findLast(({ from }) => from === null || answer >= from) ?? bands[0])?.value;
}

function dateBand(question: QuestionOf<"date">, day: string): string {
  const value = day.slice(0, datePrefixLength(question));
  if (value.length > 4) return value;
  if (Number(value) < firstYear) return yearsAround.before;
  return Number(value) > lastYear ? yearsAround.after : value;
}
