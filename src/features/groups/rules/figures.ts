import { isSmall, shownLine, sum } from "#platform/list/small-groups.ts";

/**
 * What is counted of people in a group's month. A couple counts as two, and who comes to three meetings came three
 * times. Sign-ups are counted in two parts, so that none of these figures is a part of another.
 */
export const peopleFigures = [
  "came",
  "absent",
  "placed",
  "waited",
  "fromList",
  "canceled",
  "removed",
] as const;
export type PeopleFigure = (typeof peopleFigures)[number];
export type FigureName = PeopleFigure | "meetings";

type GroupCounts = { groupId: string; counts: ReadonlyMap<string, number> };

/** What is shown of one group, or of all together. Null is hidden; meetings are about nobody and never are. */
export type ShownFigures = { meetings: number; people: Readonly<Record<PeopleFigure, number | null>> };
export type ShownMonth = {
  groups: readonly (ShownFigures & { groupId: string })[];
  total: ShownFigures;
};

/**
 * A month with the counts under five hidden, and as many others that none can be derived from the sum of all groups.
 * There are no sums over months, from which they could be derived as well.
 */
export function shownMonth(groups: readonly GroupCounts[]): ShownMonth {
  const column = (name: FigureName) => groups.map(({ counts }) => counts.get(name) ?? 0);
  const meetings = column("meetings");
  const lines = ofEach((name) => withTotal(column(name)));
  const peopleAt = (at: number) => ofEach((name) => lines[name][at] ?? null);
  return {
    groups: groups.map(({ groupId }, at) => ({
      groupId,
      meetings: meetings[at] ?? 0,
      people: peopleAt(at),
    })),
    total: { meetings: sum(meetings), people: peopleAt(groups.length) },
  };
}

const ofEach = <Value>(value: (name: PeopleFigure) => Value): Record<PeopleFigure, Value> => ({
  came: value("came"),
  absent: value("absent"),
  placed: value("placed"),
  waited: value("waited"),
  fromList: value("fromList"),
  canceled: value("canceled"),
  removed: value("removed"),
});

/** One figure of every group as far as it's shown, and their sum at the end. */
function withTotal(counts: readonly number[]): (number | null)[] {
  const total = sum(counts);
  return [...shownLine(counts), isSmall(total) ? null : total];
}

/** The month of an instant by a group's clock, as 2026-11. */
export function monthIn(zone: string, instant: string): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit" });
  return day.format(new Date(instant));
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
