import { responsesWords, summarySentences } from "#content/desk/responses.ts";
import type { ShownDay } from "../rules/shown-days.ts";
import type { QuestionSummary } from "./summary.server.ts";

const { chart: words } = responsesWords;

const dayName = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const monthName = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11-21" in words. */
export const dayInWords = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));
/** "2026-11" in words. */
export const monthInWords = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** One line of a chart; `part` is how much of the whole width its bar takes, from 0 to 100, null where it is hidden. */
export type ChartLine = { key: string; label: string; said: string; share: string; part: number | null };
export type QuestionChart = {
  id: string;
  label: string;
  note: string;
  lines: readonly ChartLine[];
  /** Stands in place of lines where a question is answered in words. */
  inWords: string;
};

/** A question's counts, ready to be drawn. */
export function chartOf({ id, kind, label, answered, cells }: QuestionSummary): QuestionChart {
  const most = Math.max(1, answered ?? 0, ...cells.map(({ count }) => count ?? 0));
  const lines = cells.map(({ value, label: name, count }): ChartLine => {
    const share =
      count === null || answered === null || answered === 0
        ? undefined
        : Math.round((count / answered) * 100);
    return {
      key: value,
      label: name,
      said: count === null ? words.hiddenMark : count.toLocaleString("en-US"),
      share: share === undefined ? "" : `${share}%`,
      part: count === null ? null : Math.round((count / most) * 1000) / 10,
    };
  });
  const note =
    answered === null
      ? words.answeredHidden
      : answered === 0
        ? words.nobody
        : kind === "severalChoices"
          ? summarySentences.answeredSeveral(answered)
          : summarySentences.answered(answered);
  const isCounted = lines.length > 0 || kind === "number" || kind === "date";
  // A question that has become another kind stands there twice.
  return { id: `${id}-${kind}`, label, note, lines, inWords: isCounted ? "" : words.text };
}

/** The answers of each day, as bars and as a table. */
export type DayChart = {
  most: string;
  /** Every day from the first to the last, those without answers included. */
  bars: readonly { day: string; part: number | null }[];
  /** Only days with answers, for the table. */
  rows: readonly { day: string; label: string; said: string }[];
  first: string;
  last: string;
};

const oneDay = 86_400_000;

/** The answers of each day, ready to be drawn; undefined when there are none. */
export function dayChart(days: readonly ShownDay[]): DayChart | undefined {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return undefined;
  const most = Math.max(1, ...days.map(({ count }) => count ?? 0));
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const bars: { day: string; part: number | null }[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += oneDay) {
    const day = new Date(at).toISOString().slice(0, 10);
    const count = counts.get(day);
    bars.push({ day, part: count === null ? null : Math.round(((count ?? 0) / most) * 1000) / 10 });
  }
  return {
    most: summarySentences.most(most),
    bars,
    rows: days.map(({ day, count }) => ({
      day,
      label: dayInWords(day),
      said: count === null ? words.hiddenMark : count.toLocaleString("en-US"),
    })),
    first: dayInWords(first),
    last: dayInWords(last),
  };
}
