/** How a file writes days with numbers only: "3/14/2024" is `mdy`, "14/3/2024" is `dmy`; undefined if no date shows it. */
export type DateOrder = "mdy" | "dmy" | undefined;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The time behind a date. */
const clock =
  /^(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap])\.?m\.?)?(?: ?(?<zone>z|utc|gmt|[+-]\d\d:?\d\d))?$/i;

const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?<rest>[T ,].*)?$/i,
  // German dates have dots, and always begin with the day.
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)(?<rest>[ ,].*)?$/,
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})[- ](?<name>[a-z]{3,9})\.?,?[- ](?<year>\d{4}|\d\d)(?<rest>[ ,].*)?$/i,
  /^(?:[a-z]{3,9},? )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})(?<rest>[ ,].*)?$/i,
];
const numbers = /^(?<one>\d{1,2})(?<mark>[/-])(?<two>\d{1,2})\k<mark>(?<year>\d{4}|\d\d)(?<rest>[T ,].*)?$/i;

/** Cells that say that there is no date. */
const noDate = /^(?:|-|n\/?a|null|none|nil|never|undefined|0|0000-00-00(?:[T ]00:00:00)?)$/i;

export const isNoDate = (cell: string): boolean => noDate.test(cell.trim());

/**
 * Whether a file writes the month or the day first, from all of its dates: one day above 12 decides it. If some
 * dates show one order and some the other, none is trusted.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  let [dayFirst, monthFirst] = [false, false];
  for (const cell of cells) {
    const { one, two } = numbers.exec(cell.trim())?.groups ?? {};
    if (Number(one) > 12) dayFirst = true;
    if (Number(two) > 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? "dmy" : "mdy";
}

/**
 * The instant that a cell names, as ISO 8601: the forms of exports, of Excel, which rewrites dates when a file is saved
 * again, and Excel's serial numbers. Times without a zone are read as UTC. Undefined if it can't be read for certain.
 */
export function instantOf(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim();
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return serialInstant(Number(text.replace(",", ".")));
  if (/^\d{10}(?:\d{3})?$/.test(text))
    return new Date(Number(text) * (text.length === 10 ? 1_000 : 1)).toISOString();
  const numeric = numbers.exec(text)?.groups;
  if (numeric) return numericInstant(numeric, order);
  for (const form of forms) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const month =
      groups.name === undefined
        ? Number(groups.month)
        : months.indexOf(groups.name.slice(0, 3).toLowerCase()) + 1;
    return instant(groups, { month, day: Number(groups.day) });
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

function numericInstant(groups: Groups, order: DateOrder): string | undefined {
  const [first, second] = [Number(groups.one), Number(groups.two)];
  if (first > 12 && second <= 12) return instant(groups, { day: first, month: second });
  if (second > 12 || first === second) return instant(groups, { month: first, day: second });
  if (order === undefined) return undefined;
  const [month, day] = order === "mdy" ? [first, second] : [second, first];
  return instant(groups, { month, day });
}

function instant(groups: Groups, { month, day }: { month: number; day: number }): string | undefined {
  const { year = "", rest = "" } = groups;
  const time = rest.replace(/^[T ,]{1,3}/i, "").trim();
  const parts: Groups | undefined = time === "" ? {} : clock.exec(time)?.groups;
  if (parts === undefined) return undefined;
  const { hour = "0", minute = "0", second = "0", half, zone = "z" } = parts;
  const fullYear = year.length === 2 ? 2_000 + Number(year) : Number(year);
  const past = half === undefined ? 0 : half.toLowerCase() === "p" ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + past;
  const [, sign = "+", zoneHours = "0", zoneMinutes = "0"] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? [];
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === "-" ? -1 : 1);
  const at = new Date(Date.UTC(fullYear, month - 1, day, hours, Number(minute), Number(second)));
  // The calendar has no February 31; the clock no 25:00.
  const isReal =
    at.getUTCMonth() === month - 1 &&
    at.getUTCDate() === day &&
    hours < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  return isReal ? new Date(at.getTime() - offset * 60_000).toISOString() : undefined;
}

/** Excel counts days from the last day of 1899, with a leap day in 1900 that never was. */
function serialInstant(days: number): string | undefined {
  if (days < 30_000 || days > 80_000) return undefined;
  return new Date(Math.round((days - 25_569) * 86_400) * 1_000).toISOString();
}
