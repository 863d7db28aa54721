import { sql } from "kysely";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { smallestGroup, sum } from "#platform/list/small-groups.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { campaignTarget } from "../../reads/admin.server.ts";
import { everyResponse, markOf } from "../../reads/marks.server.ts";
import { type AnswerTime, answerTimeMark, answerTimes, medianTime } from "../../rules/answer-times.ts";
import { scaleSteps } from "../../rules/answers.ts";
import { listedYears } from "../../rules/bands.ts";
import { answeredValue, askedValue } from "../../rules/choice-values.ts";
import type { Question, QuestionOf } from "../../schema/campaign.ts";
import { bandCopy, responsesCopy } from "../copy.ts";
import { columnsOf } from "../rules/columns.ts";
import { type DayCount, everyMonth, monthOf, shownDays } from "../rules/shown-days.ts";
import type { Summary } from "../rules/summary.ts";
import { type CountedGroup, type CountedQuestion, exactTable, summaryTable } from "../rules/summary-table.ts";
import type { SummaryCut } from "../schema/response.ts";
import { completeMark } from "../writes/answers.server.ts";
import { type AskedQuestion, questionsByKind } from "./requested.server.ts";
import { viewerSummary } from "./viewer-figures.server.ts";

const { chart: copy } = responsesCopy;

type Tally = { mark: string; month: string; version: number; count: number };
type Sum = number | string;

/**
 * The counts of every question, in total or for one month: exact for roles that may read responses. Viewers get the
 * figures that were last counted for them.
 * @throws {HttpError} not_found.
 */
export async function summaryOf(
  services: Services,
  actor: Actor,
  campaignId: string,
  cut?: SummaryCut | undefined,
): Promise<Summary> {
  authorize(actor, "summaries.read", campaignTarget(campaignId));
  if (!may(actor, "answers.read")) return viewerSummary(services, campaignId, cut?.month);
  const questions = await questionsByKind(services, campaignId);
  const { months, summaryAt } = await countedSummaries(services, services.store.db, campaignId, {
    questions,
    exact: true,
  });
  if (cut && !months.includes(cut.month)) throw new HttpError("not_found");
  return summaryAt(cut?.month);
}

/**
 * The summaries of a campaign, counted once: of all responses and of each month. Unless they're exact, groups under five
 * are hidden, along with anything that would reveal them. Months are the only filter, and all of them come from the same
 * table, so no two summaries can be subtracted from each other. A second filter would intersect the first, and the
 * difference could be two people.
 */
export async function countedSummaries(
  services: Services,
  db: Database | Tx,
  campaignId: string,
  { questions, exact }: { questions: readonly AskedQuestion[]; exact: boolean },
): Promise<{ months: readonly string[]; summaryAt(month?: string): Summary }> {
  const counts = await daysOf(db, campaignId);
  const days = exact ? counts.toSorted((one, other) => (one.day < other.day ? -1 : 1)) : shownDays(counts);
  const listed = new Set(days.map(({ day }) => monthOf(day)));
  const months = everyMonth(counts).filter((month) => listed.has(month));
  const tallies = await talliesOf(db, campaignId);
  const counted = countingOf(services, campaignId, { questions, months, tallies });
  const table = (exact ? exactTable : summaryTable)(
    counted.groups,
    counted.questions.map(({ counting }) => counting),
  );
  const summaryAt = (month?: string): Summary => {
    const at = month === undefined ? undefined : months.indexOf(month);
    const shown = at === undefined ? table.questions.whole : table.questions.groups[at];
    const total = at === undefined ? table.totals.whole : (table.totals.groups[at] ?? null);
    return {
      total,
      medianTime: total === null ? null : medianOf(services, campaignId, tallies, month),
      complete: at === undefined ? table.complete.whole : (table.complete.groups[at] ?? null),
      questions: counted.questions.map(
        ({ requested: { question }, counting: { values, thinned } }, place) => ({
          id: question.id,
          kind: question.kind,
          label: question.label,
          ...(question.matrix === undefined ? {} : { matrix: question.matrix }),
          answered: shown?.[place]?.answered ?? null,
          cells: values
            .map((value, column) => ({
              value,
              label: labelOf(question, value),
              count: shown?.[place]?.cells[column] ?? null,
            }))
            // In a long list of bands, only those with responses are shown: for viewers, those with a visible number.
            .filter(({ count }) => count !== null || !thinned),
        }),
      ),
      days: days.filter(({ day }) => month === undefined || monthOf(day) === month),
      months,
      countedAt: null,
    };
  };
  return { months, summaryAt };
}

async function daysOf(db: Database | Tx, campaignId: string): Promise<DayCount[]> {
  const rows = await db
    .selectFrom("campaign_tallies")
    .select(["day", sql<Sum>`sum(count)`.as("count")])
    .where("campaign_id", "=", campaignId)
    .where("mark", "=", everyResponse)
    .groupBy("day")
    .execute();
  return rows.map(({ day, count }) => ({ day, count: Number(count) })).filter(({ count }) => count > 0);
}

async function talliesOf(db: Database | Tx, campaignId: string): Promise<Tally[]> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom("campaign_tallies")
    .select(["mark", month.as("month"), "version", sql<Sum>`sum(count)`.as("count")])
    .where("campaign_id", "=", campaignId)
    .groupBy(["mark", month, "version"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Nobody sees a median of fewer than five people: it could be looked up in a single response. */
function medianOf(
  services: Services,
  campaignId: string,
  tallies: readonly Tally[],
  month: string | undefined,
): AnswerTime | null {
  const counts = answerTimes.map((time) => {
    const mark = markOf(services, campaignId, answerTimeMark, time);
    return sum(
      tallies
        .filter((tally) => tally.mark === mark && (month === undefined || tally.month === month))
        .map(({ count }) => count),
    );
  });
  return medianTime(counts, smallestGroup) ?? null;
}

type Counting = { questions: readonly AskedQuestion[]; months: readonly string[]; tallies: readonly Tally[] };

function countingOf(services: Services, campaignId: string, { questions, months, tallies }: Counting) {
  const counts = new Map<string, number>();
  for (const { mark, month, version, count } of tallies) counts.set(`${mark} ${month} ${version}`, count);
  const versions = [...new Set(tallies.map(({ version }) => version))];
  const countOf = (mark: string, month: string, among: readonly number[]) =>
    sum(among.map((version) => counts.get(`${mark} ${month} ${version}`) ?? 0));
  const marks = new Map<string, string>();
  const markFor = ({ key, question }: AskedQuestion, value: string) => {
    const place = `${key} ${value}`;
    const mark = marks.get(place) ?? markOf(services, campaignId, question.id, value);
    marks.set(place, mark);
    return mark;
  };
  const valueIn = (each: AskedQuestion, value: string, month: string) =>
    countOf(
      markFor(each, value),
      month,
      each.askings.map(({ version }) => version),
    );
  const askedIn = (each: AskedQuestion, month: string) =>
    sum(
      each.askings.map(({ version, ofEverybody }) =>
        countOf(ofEverybody ? everyResponse : markFor(each, askedValue), month, [version]),
      ),
    );
  const byKey = new Map(questions.map((each) => [each.key, each]));
  const of = ({ key }: CountedQuestion, count: (each: AskedQuestion) => number) => {
    const question = byKey.get(key);
    return question ? count(question) : 0;
  };
  const groups = months.map(
    (month): CountedGroup => ({
      total: countOf(everyResponse, month, versions),
      complete: countOf(completeMark, month, versions),
      asked: (question) => of(question, (each) => askedIn(each, month)),
      answered: (question) => of(question, (each) => valueIn(each, answeredValue, month)),
      count: (question, value) => of(question, (each) => valueIn(each, value, month)),
    }),
  );
  const counted = questions.map((each) => ({
    requested: each,
    counting: {
      key: each.key,
      dependsOn: each.dependsOn,
      ...columnsOf(
        each.askings.map(({ question }) => question),
        each.question,
        (value) => months.some((month) => valueIn(each, value, month) > 0),
      ),
    },
  }));
  return { groups, questions: counted };
}

/** What the team wrote at this end of a scale; empty in the middle. */
function endOf(scale: QuestionOf<"scale">, value: string): string {
  const steps = scaleSteps(scale);
  if (value === String(steps[0])) return scale.lowLabel.trim();
  return value === String(steps.at(-1)) ? scale.highLabel.trim() : "";
}

export function labelOf(question: Question, value: string): string {
  const option = "options" in question ? question.options.find(({ id }) => id === value) : undefined;
  if (option) return option.label;
  if (question.kind === "yesNo" || question.kind === "consent") return value === "yes" ? copy.yes : copy.no;
  if (question.kind === "scale") return bandCopy.scale(value, endOf(question, value));
  if (question.kind === "number") return bandCopy.number(value, question.whole);
  if (question.kind === "date") return bandCopy.date(value, listedYears);
  return value === "other" ? copy.other : value;
}
