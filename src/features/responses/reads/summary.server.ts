import { sql } from "kysely";
import { responsesWords } from "#content/desk/responses.ts";
import { everyAnswer, markOf } from "#features/campaigns/reads/marks.server.ts";
import { answeredValue } from "#features/campaigns/rules/choice-values.ts";
import { choicesOf } from "#features/campaigns/rules/condition-faults.ts";
import type { Question } from "#features/campaigns/schema.ts";
import { type Actor, demand } from "#features/roles/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { type DayCount, monthOf, type ShownDay, shownDays } from "../rules/shown-days.ts";
import { shownCounts, shownLine } from "../rules/small-groups.ts";
import type { SummaryCut } from "../schema.ts";
import { completeMark } from "../writes/answers.server.ts";
import { askedQuestions } from "./asked.server.ts";

const { chart: words } = responsesWords;

/** How often something was chosen; null where so few did that it stays hidden. */
export type SummaryCell = { value: string; label: string; count: number | null };
export type QuestionSummary = {
  id: string;
  kind: Question["kind"];
  label: string;
  /** Those who answered it; null where that would tell of too few. */
  answered: number | null;
  cells: readonly SummaryCell[];
};
export type Summary = {
  /** The answers in this cut; null when they are fewer than five but not none. */
  total: number | null;
  complete: number | null;
  questions: readonly QuestionSummary[];
  days: readonly ShownDay[];
  /** What the summary can be narrowed by: the months with answers, in UTC. */
  months: readonly string[];
};

type Tally = { mark: string; day: string; version: number; count: number };

/**
 * Counts of every question, of everybody or of one month. Groups under five are hidden, and with them what would give
 * them away. Months are the only cut, and each comes from the table of all months: so no two summaries can be
 * subtracted from each other. A second way to cut would cross the first, and the difference could be two people.
 * @throws {HttpError} not_found.
 */
export async function summaryOf(
  services: Services,
  actor: Actor,
  campaignId: string,
  cut?: SummaryCut | undefined,
): Promise<Summary> {
  demand(actor, "summaries.read");
  const questions = await askedQuestions(services, campaignId);
  const tallies = await talliesOf(services, campaignId);
  const whole = tallies.filter(({ mark }) => mark === everyAnswer);
  const months = [...new Set(whole.map(({ day }) => monthOf(day)))].toSorted();
  const groups = cut
    ? months.map((month): Group => ({ name: month, holds: ({ day }) => monthOf(day) === month }))
    : [everybody];
  const at = groups.findIndex(({ name }) => name === (cut?.month ?? everybody.name));
  if (at < 0) throw new HttpError("not_found");
  const table = new Table(services, campaignId, tallies, groups);
  return {
    total: table.totals[at] ?? null,
    complete: table.pair(completeMark)[at] ?? null,
    questions: questions.map((question) => table.question(question, at)),
    days: shownDays(sumsOfDays(whole)).filter(({ day }) => cut === undefined || monthOf(day) === cut.month),
    months,
  };
}

type Group = { name: string; holds(tally: Tally): boolean };
const everybody: Group = { name: "", holds: () => true };

function sumsOfDays(whole: readonly Tally[]): DayCount[] {
  const counts = new Map<string, number>();
  for (const { day, count } of whole) counts.set(day, (counts.get(day) ?? 0) + count);
  return [...counts].map(([day, count]) => ({ day, count }));
}

async function talliesOf({ store }: Services, campaignId: string): Promise<Tally[]> {
  const rows = await store.db
    .selectFrom("campaign_tallies")
    .select(["mark", "day", "version", sql<number | string>`sum(count)`.as("count")])
    .where("campaign_id", "=", campaignId)
    .groupBy(["mark", "day", "version"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0);
}

/** The counts of all groups side by side: what is hidden in one depends on the others. */
class Table {
  readonly totals: readonly (number | null)[];
  private readonly services: Services;
  private readonly campaignId: string;
  private readonly sums: readonly ReadonlyMap<string, number>[];
  private readonly all: readonly number[];

  constructor(services: Services, campaignId: string, tallies: readonly Tally[], groups: readonly Group[]) {
    this.services = services;
    this.campaignId = campaignId;
    this.sums = groups.map((group) => {
      const sums = new Map<string, number>();
      for (const tally of tallies)
        if (group.holds(tally)) sums.set(tally.mark, (sums.get(tally.mark) ?? 0) + tally.count);
      return sums;
    });
    this.all = this.sums.map((sums) => sums.get(everyAnswer) ?? 0);
    this.totals = shownLine(this.all);
  }

  /** A question in one of the groups. */
  question(question: Question, at: number): QuestionSummary {
    const { id, kind, label } = question;
    const values = choicesOf(question) ?? [];
    const mark = (value: string) => markOf(this.services, this.campaignId, id, value);
    const answered = this.pair(mark(answeredValue));
    // Where one answer only can be chosen, the options and those who left it out add up to everybody.
    const counts =
      kind === "severalChoices"
        ? values.map((value) => this.pair(mark(value)))
        : this.line(values.map(mark), mark(answeredValue));
    return {
      id,
      kind,
      label,
      answered:
        kind === "severalChoices" || values.length === 0 ? (answered[at] ?? null) : answeredOf(counts, at),
      cells: values.map((value, column) => ({
        value,
        label: labelOf(question, value),
        count: counts[column]?.[at] ?? null,
      })),
    };
  }

  /** Those with a mark, beside those without it. */
  pair(mark: string): (number | null)[] {
    const rows = this.sums.map((sums, at) => {
      const count = sums.get(mark) ?? 0;
      return [count, (this.all[at] ?? 0) - count];
    });
    return this.shown(rows).map((row) => row[0] ?? null);
  }

  private line(marks: readonly string[], answeredMark: string): (number | null)[][] {
    const rows = this.sums.map((sums, at) => [
      ...marks.map((mark) => sums.get(mark) ?? 0),
      (this.all[at] ?? 0) - (sums.get(answeredMark) ?? 0),
    ]);
    const shown = this.shown(rows);
    return [...marks, answeredMark].map((_, column) => shown.map((row) => row[column] ?? null));
  }

  private shown(rows: readonly (readonly number[])[]): (number | null)[][] {
    const columns = (rows[0] ?? []).map((_, column) =>
      rows.reduce((sum, row) => sum + (row[column] ?? 0), 0),
    );
    const knownRows = this.totals.map((total) => total !== null);
    const knownColumns = shownLine(columns).map((count) => count !== null);
    return shownCounts(rows, { knownRows, knownColumns });
  }
}

function answeredOf(counts: readonly (readonly (number | null)[])[], at: number): number | null {
  const cells = counts.slice(0, -1).map((column) => column[at] ?? null);
  return cells.some((cell) => cell === null)
    ? null
    : cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0);
}

/** What was chosen, in the words of its question. */
export function labelOf(question: Question, value: string): string {
  const option = "options" in question ? question.options.find(({ id }) => id === value) : undefined;
  if (option) return option.label;
  if (question.kind === "yesNo" || question.kind === "consent") return value === "yes" ? words.yes : words.no;
  return value === "other" ? words.other : value;
}
