import { dayInWords } from "#content/day-in-words.ts";
import { sectionNames } from "#features/visits/copy.ts";
import { sections } from "#features/visits/rules.ts";
import { todayIn } from "#platform/clock/calendar-days.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Column, type Columns, listOf, toCsv } from "#platform/list/columns.ts";
import type { PaperReport } from "#platform/pdf/report.ts";
import { undrawnIn } from "#platform/pdf/undrawn.server.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { monthReportCopy as copy } from "../copy.ts";
import { type FigureId, figureIds, figures } from "../rules/figures.ts";
import { monthsAfter } from "../rules/months.ts";
import { shownTexts } from "../rules/shown-texts.ts";
import { hasSections, type SectionId, sectionTexts } from "../rules/visits-by-section.ts";
import { type CountedMonth, countedMonths, countsOf, currentMonth } from "./months.server.ts";

const address = "/admin/month";
/** The current month and the one before. */
const monthsOfNewSite = 2;

const monthShape = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const monthName = (month: string) => monthShape.format(new Date(`${month}-01T00:00:00Z`));

/** One figure: of the month, of the month before, and of the same month a year ago. */
type FigureRow = {
  id: FigureId | SectionId;
  label: string;
  definition?: string;
  texts: readonly string[];
};

const idsFor = (actor: Actor) => figureIds.filter((id) => may(actor, figures[id].permission));

const heading = ({ month, state }: CountedMonth) => `${monthName(month)}${copy.states[state]}`;

const textsIn = ({ counts, state }: CountedMonth) => shownTexts(counts, { isOver: state !== "soFar" });

async function reportedMonth(services: Services, actor: Actor, month: string) {
  const compared = [month, monthsAfter(month, -1), monthsAfter(month, -12)];
  const known = await countedMonths(services, actor);
  const counted = await countsOf(
    services,
    actor,
    compared.filter((each) => known.includes(each)),
  );
  const texts = counted.map(textsIn);
  const rows: FigureRow[] = idsFor(actor).map((id) => ({
    id,
    label: figures[id].label,
    definition: figures[id].definition,
    texts: texts.map((each) => each[id]),
  }));
  return { counted, rows, bySection: sectionRows(counted) };
}

const labelledSections = sections.map((section) => ({
  id: `visits:${section}` as const,
  label: sectionNames[section],
}));

function sectionRows(counted: readonly CountedMonth[]): readonly FigureRow[] {
  const texts = counted.map(({ counts }) => sectionTexts(counts));
  return labelledSections.map(({ id, label }) => ({
    id,
    label,
    texts: texts.map((each) => each.get(id) ?? ""),
  }));
}

type Reported = Awaited<ReturnType<typeof reportedMonth>>;

const isEmpty = ({ counted }: Reported) =>
  counted.every(({ counts }) => Object.values(counts).every((count) => !count));

const definitionsOf = ({ rows }: Reported) =>
  rows.map(({ label, definition }) => `${label}: ${definition}`).join(" ");

function reportOf({ counted, rows, bySection }: Reported, month: string, date: string) {
  const without = counted.filter(({ counts }) => !hasSections(counts)).map((each) => monthName(each.month));
  const cells = (some: readonly FigureRow[]) => some.map(({ label, texts }) => [label, ...texts]);
  return {
    title: `${monthName(month)}${counted[0]?.state === "soFar" ? copy.states.soFar : ""}`,
    beside: copy.made(dayInWords(date)),
    date,
    facts: [],
    columns: [copy.figure, ...counted.map(heading)],
    rows: cells(rows),
    hasSum: false,
    second: {
      title: copy.sections,
      columns: [copy.section, ...counted.map(heading)],
      rows: cells(bySection),
      notes: without.length === 0 ? [] : [copy.withoutSections(list.format(without))],
    },
    notes: [
      ...(counted.some(({ state }) => state === "partial") ? [copy.partial] : []),
      copy.hidden,
      copy.zone,
    ],
  } satisfies PaperReport;
}

const list = new Intl.ListFormat("en-US");

const today = async (services: Services) => todayIn(await teamZone(services), services.clock.now());

/** The month that the address names, else the last whole one; the current one on a new site. */
export async function monthScreen(services: Services, actor: Actor, search: URLSearchParams) {
  authorize(actor, "admin.read");
  const months = await countedMonths(services, actor);
  const requested = search.get("month");
  const found = months.find((each) => each === requested);
  const month = found ?? (await usualMonth(services, actor));
  const reported = await reportedMonth(services, actor, month);
  const columns = (name: string): Columns<FigureRow> => ({
    name: { heading: name, value: ({ label }) => label, detail: ({ definition }) => definition },
    ...Object.fromEntries(
      reported.counted.map((each, at): [string, Column<FigureRow>] => [
        `m${at}`,
        {
          heading: heading(each),
          // Never a line with the number alone.
          value: ({ texts }) => (texts[at] ?? "").replace(/ (\d)$/, "\u00a0$1"),
          format: "figure",
          labelled: true,
        },
      ]),
    ),
  });
  return {
    title: copy.title,
    here: address,
    months: months.map((value) => ({ value, label: monthName(value) })),
    month,
    notFound: requested !== null && found === undefined ? copy.notFound(monthName(month)) : "",
    // Where there are other months, they can be chosen.
    shown:
      isEmpty(reported) && months.length <= monthsOfNewSite
        ? null
        : {
            report: reportOf(reported, month, await today(services)),
            definitions: definitionsOf(reported),
            list: listOf(columns(copy.figure), reported.rows, ({ id }) => ({ id })),
            bySection: listOf(columns(copy.section), reported.bySection, ({ id }) => ({ id })),
          },
    pdf: `/api${address}.pdf?month=${month}`,
    notDrawn: await undrawnIn(services, reportOf(reported, month, await today(services))),
    csv: "/api/admin/months.csv",
  };
}

async function usualMonth(services: Services, actor: Actor): Promise<string> {
  const current = await currentMonth(services);
  const [last] = await countsOf(services, actor, [monthsAfter(current, -1)]);
  const hasAny = Object.values(last?.counts ?? {}).some((count) => Boolean(count));
  return hasAny && last !== undefined ? last.month : current;
}

/** A month on paper. @throws {HttpError} not_found for a month without figures. */
export async function monthReport(services: Services, actor: Actor, month: string): Promise<PaperReport> {
  authorize(actor, "admin.read");
  if (!(await countedMonths(services, actor)).includes(month)) throw new HttpError("not_found");
  const reported = await reportedMonth(services, actor, month);
  const report = reportOf(reported, month, await today(services));
  return { ...report, notes: [...report.notes, definitionsOf(reported)] };
}

/** Every month as CSV lines, newest first, with the same numbers hidden as on the screen. */
export async function* monthLines(services: Services, actor: Actor): AsyncGenerator<string> {
  authorize(actor, "admin.read");
  type Line = {
    counted: CountedMonth;
    texts: Readonly<Record<FigureId, string>>;
    bySection: ReadonlyMap<SectionId, string>;
  };
  const columns: readonly Column<Line>[] = [
    { heading: copy.month, value: ({ counted }) => counted.month },
    { heading: copy.state, value: ({ counted }) => copy.csvStates[counted.state] },
    ...idsFor(actor).map((id) => ({
      heading: figures[id].label,
      value: ({ texts }: Line) => texts[id],
    })),
    ...labelledSections.map(({ id, label }) => ({
      heading: copy.csvSection(label),
      value: ({ bySection }: Line) => bySection.get(id) ?? "",
    })),
  ];
  const all = await countsOf(services, actor, await countedMonths(services, actor));
  yield* toCsv(
    columns,
    all.map((counted) => ({
      counted,
      texts: textsIn(counted),
      bySection: sectionTexts(counted.counts),
    })),
  );
}
