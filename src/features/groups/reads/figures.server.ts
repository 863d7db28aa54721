import { dayInWords } from "#content/day-in-words.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Column, type Columns, listOf, toCsv } from "#platform/list/columns.ts";
import type { PaperReport } from "#platform/pdf/report.ts";
import { undrawnIn } from "#platform/pdf/undrawn.server.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { isMonth, type ShownFigures, type ShownMonth, shownMonth } from "../rules/figures.ts";
import { contentOf } from "./places.server.ts";

const address = "/admin/groups/figures";

const hidden = "Hidden";

/** Newest first. */
async function countedMonths({ store }: Services): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom("group_figures")
    .select("month")
    .distinct()
    .orderBy("month", "desc")
    .execute();
  return rows.map(({ month }) => month);
}

type NamedFigures = ShownFigures & { id: string; name: string };
type NamedMonth = { month: string; groups: readonly NamedFigures[]; total: ShownMonth["total"] };

/** What is shown of a month: each group that anything was counted of, and all together. */
async function figuresOf({ store }: Services, month: string): Promise<NamedMonth> {
  const rows = await store.db
    .selectFrom("group_figures")
    .innerJoin("support_groups", "support_groups.id", "group_id")
    .select(["group_id", "figure", "count", "content"])
    .where("month", "=", month)
    .orderBy("group_id")
    .execute();
  const groups = [...Map.groupBy(rows, ({ group_id }) => group_id)].map(([groupId, figures]) => ({
    groupId,
    counts: new Map(figures.map(({ figure, count }) => [figure, count])),
  }));
  const names = new Map(rows.map((row) => [row.group_id, contentOf(row).name]));
  const shown = shownMonth(groups);
  return {
    month,
    groups: shown.groups
      .map(({ groupId, ...figures }) => ({ ...figures, id: groupId, name: names.get(groupId) ?? "" }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    total: shown.total,
  };
}

const text = (count: number | null) => count?.toLocaleString("en-US") ?? hidden;

const figureColumns = {
  name: { heading: "Group", value: ({ name }) => name },
  meetings: figure("Meetings", ({ meetings }) => meetings),
  came: figure("Came", ({ people }) => people.came),
  absent: figure("Didn't come", ({ people }) => people.absent),
  placed: figure("Got a place at once", ({ people }) => people.placed),
  waited: figure("Had to wait", ({ people }) => people.waited),
  fromList: figure("Place from the list", ({ people }) => people.fromList),
  canceled: figure("Canceled", ({ people }) => people.canceled),
  removed: figure("Removed", ({ people }) => people.removed),
} satisfies Columns<NamedFigures>;

function figure(heading: string, value: (figures: NamedFigures) => number | null): Column<NamedFigures> {
  return { heading, value: (figures) => text(value(figures)), format: "figure", labelled: true };
}

const everyGroup = "All groups";
const allOf = ({ total }: NamedMonth): NamedFigures => ({ ...total, id: "all", name: everyGroup });

const monthShape = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const monthName = (month: string) => monthShape.format(new Date(`${month}-01T00:00:00Z`));

const notes = [
  "A couple counts as two people, and whoever comes to three meetings counts three times. Someone came if they opened the meeting from their own page.",
  "We hide numbers under five, and others that would reveal them.",
] as const;

/** What a month says to somebody outside the team. */
function reportOf(named: NamedMonth, date: string): PaperReport {
  const { groups, total, month } = named;
  const met = groups.filter(({ meetings }) => meetings > 0).length;
  const { name, meetings, came, placed, waited } = figureColumns;
  const columns = [name, meetings, came, placed, waited];
  return {
    title: `Support groups in ${monthName(month)}`,
    beside: `As of ${dayInWords(date)}`,
    date,
    facts: [
      { label: "Groups that met", value: text(met) },
      { label: "Meetings held", value: text(total.meetings) },
      { label: "People who came, counted at each meeting", value: text(total.people.came) },
      { label: "People who had to wait for a place", value: text(total.people.waited) },
    ],
    columns: columns.map(({ heading }) => heading),
    rows: [...groups, allOf(named)].map((each) => columns.map(({ value }) => value(each))),
    hasSum: true,
    notes,
  };
}

/** The newest month if the address names none. */
export async function figuresScreen(services: Services, actor: Actor, search: URLSearchParams) {
  authorize(actor, "groups.read");
  const months = await countedMonths(services);
  const month = months.find((each) => each === search.get("month")) ?? months[0];
  const shown = month === undefined ? null : screenMonth(await figuresOf(services, month), today(services));
  return {
    title: "Group figures",
    here: address,
    months: months.map((value) => ({ value, label: monthName(value) })),
    shown,
    notDrawn: await undrawnIn(services, shown?.report),
    csv: "/api/admin/groups/figures.csv",
  };
}

const today = ({ clock }: Services) => clock.now().toISOString().slice(0, 10);

function screenMonth(named: NamedMonth, date: string) {
  const rows = [...named.groups, allOf(named)];
  return {
    month: named.month,
    report: reportOf(named, date),
    list: listOf(figureColumns, rows, ({ id }) => ({
      id,
      ...(id === "all" ? {} : { href: `/admin/groups/${id}` }),
    })),
    pdf: `/api/admin/groups/figures.pdf?month=${named.month}`,
  };
}

/** For a funder. @throws {HttpError} not_found for a month without counts. */
export async function monthReport(services: Services, actor: Actor, month: string): Promise<PaperReport> {
  authorize(actor, "groups.read");
  const named = isMonth(month) ? await figuresOf(services, month) : undefined;
  if (named === undefined || named.groups.length === 0) throw new HttpError("not_found");
  return reportOf(named, today(services));
}

/** With the same numbers hidden as on the screen. */
export async function* figureLines(services: Services, actor: Actor): AsyncGenerator<string> {
  authorize(actor, "groups.read");
  const columns: readonly Column<NamedFigures & { month: string }>[] = [
    { heading: "Month", value: ({ month }) => month },
    ...Object.values(figureColumns),
  ];
  async function* lines() {
    for (const month of await countedMonths(services)) {
      const named = await figuresOf(services, month);
      for (const each of [...named.groups, allOf(named)]) yield { ...each, month };
    }
  }
  yield* toCsv(columns, lines());
}
