import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { campaignDraft } from "../../reads/admin.server.ts";
import type { AnswerPart } from "../../rules/matrix.ts";
import { responsesCopy as copy, summaryMessages } from "../copy.ts";
import { filterOf, summaryQuery } from "../schema.ts";
import { responsePage } from "./list.server.ts";
import { requestedQuestions } from "./requested.server.ts";
import { excerptOf } from "./response-screen.server.ts";
import { countSpam } from "./rows.server.ts";
import { choiceFields, requestedFilter, screenSearch, searchOf } from "./screen-filter.server.ts";
import { labelOf, type Summary, summaryOf } from "./summary.server.ts";
import { chartsOf, dayChart, dayInWords, monthInWords } from "./summary-copy.server.ts";

type ScreenRequest = { id: string; search: URLSearchParams };

/** Above this number, the folder's badge says "and more". */
const mostCounted = 1_000;

/**
 * The data of a campaign's responses screen: the summary for everyone, single responses for roles that may read them.
 */
export async function responsesScreen(services: Services, actor: Actor, { id, search }: ScreenRequest) {
  const { content } = await campaignDraft(services, actor, id);
  const questions = await requestedQuestions(services, id);
  const { summary, month, unknown } = await summaryFor(services, actor, { id, search });
  const reads = may(actor, "answers.read");
  const spam = reads ? await countSpam(services, id, mostCounted + 1) : undefined;
  return {
    title: copy.title,
    copy,
    privacy: reads ? copy.summary.exact : copy.summary.privacy,
    path: `/admin/campaigns/${id}/responses`,
    campaign: content.title,
    month: {
      value: month ?? "",
      unknown,
      options: summary.months.map((value) => ({ value, label: monthInWords(value) })),
    },
    cards: cardsOf(summary, spam),
    charts: chartsOf(summary.questions),
    days: dayChart(summary.days),
    anybody: summary.days.length > 0,
    answers: reads ? await answersOf(services, actor, { id, search, questions }) : undefined,
  };
}

async function summaryFor(services: Services, actor: Actor, { id, search }: ScreenRequest) {
  const parsed = summaryQuery.safeParse({ month: search.get("month") || undefined });
  const month = parsed.success ? parsed.data.month : undefined;
  const total = await summaryOf(services, actor, id);
  const known = month !== undefined && total.months.includes(month);
  return {
    summary: known ? await summaryOf(services, actor, id, { month }) : total,
    month: known ? month : undefined,
    unknown: !known && (search.get("month") ?? "") !== "",
  };
}

function cardsOf({ total, complete, days }: Summary, spam: number | undefined) {
  const { cards } = copy;
  const [first, last] = [days[0], days.at(-1)];
  const daysHidden = days.some(({ count }) => count === null);
  const share =
    total !== null && complete !== null && total > 0 ? `${Math.round((complete / total) * 100)}%` : undefined;
  const spamCount = spam === undefined ? undefined : spam > mostCounted ? `${mostCounted}+` : String(spam);
  return {
    answers: total === null ? cards.hidden : total.toLocaleString("en-US"),
    complete: share ?? (total === 0 ? "0" : copy.chart.tooFew),
    completeHint:
      total !== null && complete !== null && total > 0
        ? summaryMessages.complete(complete, total)
        : undefined,
    days: daysHidden ? copy.chart.tooFew : String(days.length),
    daysHint:
      first === undefined || last === undefined
        ? cards.noDays
        : summaryMessages.days(dayInWords(first.day), dayInWords(last.day)),
    spam: spamCount,
  };
}

async function answersOf(
  services: Services,
  actor: Actor,
  { id, search, questions }: ScreenRequest & { questions: readonly AnswerPart[] },
) {
  const { query, cursor, readable } = requestedFilter(search);
  const { items, next } = await responsePage(services, actor, id, { ...filterOf(query), cursor });
  const month = search.get("month");
  const keep: Readonly<Record<string, string>> = month ? { month } : {};
  const campaign = await services.store.db
    .selectFrom("campaigns")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirst();
  const path = `/admin/campaigns/${id}/responses`;
  return {
    spam: query.spam !== undefined,
    unreadable: !readable,
    narrowed: Object.keys(query).some((name) => name !== "spam"),
    query: {
      from: query.from ?? "",
      to: query.to ?? "",
      version: query.version ?? "",
      complete: query.complete,
    },
    keep,
    versions: Array.from({ length: campaign?.version ?? 0 }, (_, at) => String(at + 1)),
    choices: choiceFields(questions, query, labelOf),
    items: items.map((item) => ({
      id: item.id,
      sent: item.createdAt,
      version: item.version,
      complete: item.complete,
      excerpt: excerptOf(questions, item.answers),
    })),
    older: next === null ? undefined : path + screenSearch(query, { ...keep, cursor: next }),
    newest: cursor === undefined ? undefined : path + screenSearch(query, keep),
    csv: may(actor, "answers.export") ? `/api${path}.csv${searchOf(query)}` : undefined,
    json: may(actor, "answers.export") ? `/api${path}.json${searchOf(query)}` : undefined,
    folder: `${path}${searchOf({ ...keep, spam: "1" })}#answers`,
    all: `${path}${searchOf(keep)}#answers`,
  };
}
