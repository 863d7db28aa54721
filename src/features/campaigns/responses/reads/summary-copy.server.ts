import { responsesCopy, summaryMessages } from "../copy.ts";
import type { ShownDay } from "../rules/shown-days.ts";
import type { QuestionSummary } from "../rules/summary.ts";

const { chart: copy } = responsesCopy;

const dayName = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const monthName = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11-21" as text. */
export const dayInWords = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));
/** "2026-11" as text. */
export const monthInWords = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/**
 * One bar of a chart. `part` is its width from 0 to 100: null if there is none to draw, because the number itself or
 * the total is hidden.
 */
export type ChartLine = ReturnType<typeof lineOf>;
export type QuestionChart = ReturnType<typeof chartOf>;
/** All rows have the same columns. */
type MatrixRow = { key: string; label: string; note: string; lines: readonly ChartLine[] };

function lineOf({ value, label, count }: QuestionSummary["cells"][number], answered: number | null) {
  // Bars show the share of those who answered. Without that number, the largest visible one would look like everyone.
  const share = count === null || answered === null ? undefined : count / Math.max(1, answered);
  return {
    key: value,
    label,
    formatted: count === null ? copy.hiddenMark : count.toLocaleString("en-US"),
    share: share === undefined || answered === 0 ? "" : `${Math.round(share * 100)}%`,
    hidden: count === null,
    part: share === undefined ? null : Math.round(share * 1000) / 10,
  };
}

/** With more parts than this, or another kind of question, bars are easier to compare than a ring. */
const mostParts = 6;
const ringKinds: ReadonlySet<string> = new Set(["oneChoice", "yesNo", "consent"]);

export function chartOf({ id, kind, label, answered, cells }: QuestionSummary) {
  const lines = cells.map((cell) => lineOf(cell, answered));
  const rows: readonly MatrixRow[] = [];
  const note =
    answered === null
      ? copy.answeredHidden
      : answered === 0
        ? copy.nobody
        : kind === "severalChoices"
          ? summaryMessages.answeredSeveral(answered)
          : summaryMessages.answered(answered);
  const isCounted = lines.length > 0 || kind === "number" || kind === "date";
  // A question whose type changed is listed twice.
  return {
    id: `${id}-${kind}`,
    label,
    note,
    /** Empty if it's hidden. */
    total: answered === null ? "" : answered.toLocaleString("en-US"),
    lines,
    /** Whether the lines are parts of a ring: few choices of one each, with nothing hidden. */
    ring:
      ringKinds.has(kind) &&
      lines.length > 1 &&
      lines.length <= mostParts &&
      (answered ?? 0) > 0 &&
      lines.every(({ part }) => part !== null),
    rows,
    /** Shown for questions with free-text answers. */
    inWords: isCounted ? "" : copy.text,
  };
}

/** The charts of a summary: one for each question, and one for all rows of a matrix. */
export function chartsOf(questions: readonly QuestionSummary[]): readonly QuestionChart[] {
  const charts = new Map<string, QuestionChart>();
  for (const question of questions) {
    const chart = chartOf(question);
    const { matrix } = question;
    if (matrix === undefined) {
      charts.set(chart.id, chart);
      continue;
    }
    const id = `${matrix.id}-matrix`;
    // The sentence about a hidden number would be longer than the row.
    const note = question.answered === null ? copy.rowHidden : chart.note;
    const row = { key: chart.id, label: matrix.row, note, lines: chart.lines };
    const rows = [...(charts.get(id)?.rows ?? []), row];
    charts.set(id, {
      id,
      label: matrix.label,
      note: "",
      total: "",
      lines: [],
      ring: false,
      rows,
      inWords: "",
    });
  }
  return [...charts.values()];
}

export type DayChart = NonNullable<ReturnType<typeof dayChart>>;

const oneDay = 86_400_000;

/** Undefined if there are no responses. */
export function dayChart(days: readonly ShownDay[]) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return undefined;
  const most = Math.max(0, ...days.map(({ count }) => count ?? 0));
  const hidden = days.some(({ count }) => count === null);
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const bars: { day: string; part: number | null }[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += oneDay) {
    const day = new Date(at).toISOString().slice(0, 10);
    const count = counts.get(day);
    bars.push({
      day,
      part: count === null ? null : Math.round(((count ?? 0) / Math.max(1, most)) * 1000) / 10,
    });
  }
  return {
    most: [most > 0 ? summaryMessages.most(most) : "", hidden ? copy.someDaysHidden : ""]
      .filter(Boolean)
      .join(" · "),
    /** Every day from the first to the last, including days without responses. */
    bars,
    rows: rowsOf(days),
    first: dayInWords(first),
    last: dayInWords(last),
  };
}

/** Only days with responses, for the table; consecutive hidden days share a row. */
function rowsOf(days: readonly ShownDay[]) {
  const runs: { first: ShownDay; last: ShownDay }[] = [];
  for (const each of days) {
    const run = runs.at(-1);
    const follows = run && Date.parse(each.day) - Date.parse(run.last.day) === oneDay;
    if (follows && run.last.count === null && each.count === null) run.last = each;
    else runs.push({ first: each, last: each });
  }
  return runs.map(({ first, last }) => ({
    day: first.day,
    label: summaryMessages.days(dayInWords(first.day), dayInWords(last.day)),
    formatted: first.count === null ? copy.hiddenMark : first.count.toLocaleString("en-US"),
  }));
}
