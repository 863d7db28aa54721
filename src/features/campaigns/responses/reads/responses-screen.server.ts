import { HttpError } from "#platform/http/errors.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { languageName } from "../../copy/campaign-columns.ts";
import { campaignDraft } from "../../reads/admin.server.ts";
import { translationsOf } from "../../reads/translations.server.ts";
import type { AnswerPart } from "../../rules/matrix.ts";
import { responsesCopy as copy, summaryMessages } from "../copy.ts";
import { excerptOf } from "../rules/format-answer.ts";
import type { Summary } from "../rules/summary.ts";
import { joinSummaries } from "../rules/summary.ts";
import { filterOf, summaryQuery } from "../schema/response.ts";
import { responsePage } from "./list.server.ts";
import { newestVersion, requestedQuestions } from "./requested.server.ts";
import { countSpam } from "./rows.server.ts";
import { choiceFields, requestedFilter, screenSearch, searchOf } from "./screen-filter.server.ts";
import { labelOf, summaryOf } from "./summary.server.ts";
import { chartsOf, dayChart, dayInWords, monthInWords } from "./summary-copy.server.ts";

const answerTimeCopy = {
  "0-1": "Under 1 minute",
  "1-2": "1 to 2 minutes",
  "2-3": "2 to 3 minutes",
  "3-5": "3 to 5 minutes",
  "5-10": "5 to 10 minutes",
  "10-20": "10 to 20 minutes",
  "20-60": "20 to 60 minutes",
  "60-": "Over an hour",
} as const;

type ScreenRequest = { id: string; search: URLSearchParams };

/** Above this number, the folder's badge says "and more". */
const mostCounted = 1_000;

const rowsOnPage = 25;

/**
 * The data of a campaign's responses screen: the summary for everyone; single responses, in a view of their own, for
 * roles that may read them.
 */
export async function responsesScreen(services: Services, actor: Actor, { id, search }: ScreenRequest) {
  const { content } = await campaignDraft(services, actor, id);
  const questions = await requestedQuestions(services, id);
  const reads = may(actor, "answers.read");
  const translations = await translationsOf(services, actor, id);
  const isTogether = reads && translations.length > 0 && search.get("together") === "1";
  const { summary, month, unknown } = await summaryFor(services, actor, {
    id,
    search,
    others: isTogether ? translations.map((each) => each.id) : [],
  });
  const spam = reads ? await countSpam(services, id, mostCounted + 1) : undefined;
  const path = `/admin/campaigns/${id}/responses`;
  const answers = reads ? await answersOf(services, actor, { id, search, questions }) : undefined;
  const languages = translations.map(({ language }) => languageName(language));
  return {
    title: copy.title,
    privacy: reads ? copy.summary.exact : privacyFor(summary),
    path,
    campaign: content.title,
    view: answers?.here ? ("answers" as const) : ("summary" as const),
    views: answers === undefined ? [] : viewsOf({ path, answers, spam }),
    translations: {
      links: translations.map((each) => ({
        href: `/admin/campaigns/${each.id}/responses`,
        label: languageName(each.language),
      })),
      together:
        reads && translations.length > 0
          ? {
              on: isTogether,
              href: path + searchOf({ month: month ?? undefined, together: isTogether ? undefined : "1" }),
              label: isTogether ? copy.translations.apart : copy.translations.together,
              note: isTogether ? summaryMessages.together(languages) : "",
            }
          : undefined,
    },
    month: {
      value: month ?? "",
      unknown,
      options: summary.months.map((value) => ({ value, label: monthInWords(value) })),
    },
    /** Null before the first figures for viewers. */
    cards: reads || summary.countedAt !== null ? cardsOf(summary) : null,
    charts: chartsOf(summary.questions),
    days: dayChart(summary.days),
    anybody: summary.days.length > 0,
    empty: reads ? copy.empty : copy.notCounted,
    answers,
  };
}

const longDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** What a viewer's figures leave out, and how old they are. */
function privacyFor({ countedAt }: Summary): string {
  return [
    copy.summary.privacy,
    ...(countedAt === null ? [] : [summaryMessages.countedAt(longDay.format(new Date(countedAt)))]),
  ].join(" ");
}

type Answers = Awaited<ReturnType<typeof answersOf>>;
type Viewed = { path: string; answers: Answers; spam: number | undefined };

function viewsOf({ path, answers, spam }: Viewed) {
  const { views } = copy;
  const count = spam === undefined ? "" : spam > mostCounted ? `${mostCounted}+` : String(spam);
  return [
    { href: path + searchOf(answers.keep), label: views.summary, count: "", here: !answers.here },
    { href: answers.all, label: views.answers, count: "", here: answers.here && !answers.spam },
    { href: answers.folder, label: views.spam, count, here: answers.spam },
  ];
}

async function summaryFor(
  services: Services,
  actor: Actor,
  { id, search, others }: ScreenRequest & { others: readonly string[] },
) {
  const parsed = summaryQuery.safeParse({ month: search.get("month") || undefined });
  const month = parsed.success ? parsed.data.month : undefined;
  const all = await Promise.all([id, ...others].map((each) => summaryOf(services, actor, each)));
  const months = [...new Set(all.flatMap((each) => each.months))].toSorted();
  const known = month !== undefined && months.includes(month);
  const cuts = await Promise.all(
    [id, ...others].flatMap((each, at) =>
      known && all[at]?.months.includes(month) ? [summaryOf(services, actor, each, { month })] : [],
    ),
  );
  const [first, ...more] = known ? cuts : all;
  if (first === undefined) throw new HttpError("not_found");
  return {
    summary: { ...more.reduce(joinSummaries, first), months },
    month: known ? month : undefined,
    unknown: !known && (search.get("month") ?? "") !== "",
  };
}

function cardsOf({ total, complete, medianTime, days }: Summary) {
  const { cards } = copy;
  const [first, last] = [days[0], days.at(-1)];
  const daysHidden = days.some(({ count }) => count === null);
  const share =
    total !== null && complete !== null && total > 0 ? `${Math.round((complete / total) * 100)}%` : undefined;
  return {
    answers: total === null ? cards.hidden : total.toLocaleString("en-US"),
    complete: share ?? (total === 0 ? "0" : copy.chart.tooFew),
    completeHint:
      total !== null && complete !== null && total > 0
        ? summaryMessages.complete(complete, total)
        : total === 0
          ? undefined
          : cards.completeHidden,
    time: medianTime === null ? "–" : answerTimeCopy[medianTime],
    timeHint: medianTime === null ? cards.timeHidden : cards.timeHint,
    days: daysHidden ? copy.chart.tooFew : String(days.length),
    daysHint:
      first === undefined || last === undefined
        ? cards.noDays
        : [
            summaryMessages.days(dayInWords(first.day), dayInWords(last.day)),
            ...(daysHidden ? [cards.daysHidden] : []),
          ].join(". "),
  };
}

async function answersOf(
  services: Services,
  actor: Actor,
  { id, search, questions }: ScreenRequest & { questions: readonly AnswerPart[] },
) {
  const { query, cursor, readable } = requestedFilter(search);
  const { items, next } = await responsePage(services, actor, id, {
    ...filterOf(query),
    cursor,
    limit: rowsOnPage,
  });
  const month = search.get("month");
  const keep: Readonly<Record<string, string>> = month ? { month } : {};
  const listed = { ...keep, view: "answers" };
  const newest = await newestVersion(services, id);
  const path = `/admin/campaigns/${id}/responses`;
  const narrowed = Object.keys(query).some((name) => name !== "spam");
  return {
    /** Whether the address asks for the list. */
    here:
      search.get("view") === "answers" ||
      narrowed ||
      !readable ||
      query.spam !== undefined ||
      cursor !== undefined,
    filtering: search.get("filter") === "1",
    filter: path + searchOf({ ...listed, filter: "1" }),
    spam: query.spam !== undefined,
    unreadable: !readable,
    narrowed,
    query,
    keep,
    listed,
    versions: Array.from({ length: newest }, (_, at) => String(at + 1)),
    choices: choiceFields(questions, query, labelOf),
    items: items.map((item) => ({
      id: item.id,
      sent: item.createdAt,
      version: item.version,
      complete: item.complete,
      excerpt: excerptOf(questions, item.answers),
    })),
    older: next === null ? undefined : path + screenSearch(query, { ...listed, cursor: next }),
    newest: cursor === undefined ? undefined : path + screenSearch(query, listed),
    csv: may(actor, "answers.export") ? `/api${path}.csv${searchOf(query)}` : undefined,
    json: may(actor, "answers.export") ? `/api${path}.json${searchOf(query)}` : undefined,
    folder: path + searchOf({ ...keep, spam: "1" }),
    all: path + searchOf(listed),
  };
}
