/**
 * The counts of a summary. What is hidden of everybody is hidden in every month, and a month with a small group shows
 * nothing of that question, with as many other months as it takes. What can be worked out by adding and subtracting is
 * then always made of whole pieces (an option in a month, or all that is hidden in a month), and no piece is a small
 * group.
 */
import { type Hidden, hiddenMonths, hiddenOf, together } from "./hidden-columns.ts";
import { isSmall, shownLine, sum, withoutZeros } from "./small-groups.ts";

/** A question as it is counted. */
export type CountedQuestion = {
  /** Names it among the others: its id, and its kind where that has changed. */
  key: string;
  /** What can be counted of it, in the order it is shown in. */
  values: readonly string[];
  /** How many of the values one answer may have, the fewest and the most; one alone for a single choice. */
  picks: { fewest: number; most: number };
  /** The keys of the questions that decide whether this one is asked. */
  dependsOn: readonly string[];
};

/** One month of answers. */
export type CountedGroup = {
  total: number;
  complete: number;
  /** How many were asked the question, and how many answered it. */
  asked(question: CountedQuestion): number;
  answered(question: CountedQuestion): number;
  count(question: CountedQuestion, value: string): number;
};

/** One question in one summary; null where a number stays hidden. */
type ShownQuestion = { answered: number | null; cells: readonly (number | null)[] };

/** A number of everybody and of each month. */
export type ShownNumber = { whole: number | null; groups: readonly (number | null)[] };

export type SummaryTable = {
  totals: ShownNumber;
  /** Those who left nothing out. */
  complete: ShownNumber;
  questions: { whole: readonly ShownQuestion[]; groups: readonly (readonly ShownQuestion[])[] };
};

/** Which numbers of a question are hidden: of all that it has, or in some months. */
type Decision = { cells: readonly Hides[]; answered: Hides };
type Hides = { everywhere: boolean; months: ReadonlySet<number> };

/** Decides what is shown of everybody and of each month. */
export function summaryTable(
  groups: readonly CountedGroup[],
  questions: readonly CountedQuestion[],
): SummaryTable {
  const totals = totalsOf(groups);
  const unknown = new Set([...groups.keys()].filter((at) => totals.groups[at] === null));
  const decided = new Map<string, Decision>();
  for (const question of questions) {
    // Who was asked at all follows from what was answered before: where that is hidden, or not known yet, this is too.
    const hides = question.dependsOn.flatMap((key) => {
      const before = decided.get(key);
      return before ? [before.answered, ...before.cells] : [nowhere(groups)];
    });
    const months = new Set([...unknown, ...hides.flatMap((each) => [...each.months])]);
    const before = { hidesAsked: hides.some(({ everywhere }) => everywhere), months };
    decided.set(question.key, decide(question, groups, before));
  }
  const decisions = questions.map(({ key }) => decided.get(key));
  const complete = completeOf(groups, questions, decisions, unknown);
  const number = (of: (group: CountedGroup) => number, hides: Hides | undefined): ShownNumber => ({
    whole: hides?.everywhere || totals.whole === null ? null : sum(groups.map(of)),
    groups: groups.map((group, at) => (hides?.everywhere || hides?.months.has(at) ? null : of(group))),
  });
  const shown = questions.map((question, place) => ({
    answered: number((group) => group.answered(question), decisions[place]?.answered),
    cells: question.values.map((value, at) =>
      number((group) => group.count(question, value), decisions[place]?.cells[at]),
    ),
  }));
  const shownIn = (pick: (each: ShownNumber) => number | null) =>
    shown.map(({ answered, cells }) => {
      const [count = null, ...counts] = [pick(answered), ...cells.map(pick)];
      return { answered: count, cells: withoutZeros([count, ...counts]).slice(1) };
    });
  return {
    totals,
    complete: number((group) => group.complete, complete),
    questions: {
      whole: shownIn(({ whole }) => whole),
      groups: groups.map((_, at) => shownIn((each) => each.groups[at] ?? null)),
    },
  };
}

const nowhere = (groups: readonly CountedGroup[]): Hides => ({
  everywhere: true,
  months: new Set(groups.keys()),
});

function totalsOf(groups: readonly CountedGroup[]): ShownNumber {
  const counts = groups.map(({ total }) => total);
  return { whole: shownLine([sum(counts)])[0] ?? null, groups: shownLine(counts) };
}

type Earlier = { hidesAsked: boolean; months: ReadonlySet<number> };

function decide(question: CountedQuestion, groups: readonly CountedGroup[], earlier: Earlier): Decision {
  return question.values.length > 0 && question.picks.most === 1
    ? decideSingle(question, groups, earlier)
    : decideSeveral(question, groups, earlier);
}

/** Those who were asked and gave no answer, and those who were not asked. */
const restOf = (group: CountedGroup, question: CountedQuestion) => [
  group.asked(question) - group.answered(question),
  group.total - group.asked(question),
];

const hidesOf = ({ columns, months }: Hidden, ...which: readonly number[]): Hides => ({
  everywhere: which.some((column) => columns.has(column)),
  months,
});

/** One answer each: the values, and those who gave none, add up to everybody. */
function decideSingle(
  question: CountedQuestion,
  groups: readonly CountedGroup[],
  { hidesAsked, months }: Earlier,
): Decision {
  const rows = groups.map((group) => [
    ...question.values.map((value) => group.count(question, value)),
    ...restOf(group, question),
  ]);
  const last = question.values.length + 1;
  const hidden = hiddenOf(rows, { columns: hidesAsked ? [last] : [], months });
  return {
    cells: question.values.map((_, column) => hidesOf(hidden, column)),
    answered: hidesOf(hidden, last - 1, last),
  };
}

const [picked, notPicked, leftOut, notAsked] = [0, 1, 2, 3];

/**
 * Several answers each: every value parts those who answered in two, and those who did not are the same for all of
 * them. What one value needs to hide of those is hidden beside every other too.
 */
function decideSeveral(
  question: CountedQuestion,
  groups: readonly CountedGroup[],
  { hidesAsked, months }: Earlier,
): Decision {
  const rowsOf = (value: string | undefined) =>
    groups.map((group) => {
      const answered = group.answered(question);
      const count = value === undefined ? answered : group.count(question, value);
      return [count, answered - count, ...restOf(group, question)];
    });
  const tables = question.values.map(rowsOf);
  let rest = new Set(hidesAsked ? [notAsked] : []);
  for (;;) {
    const base = hiddenOf(rowsOf(undefined), { columns: [...rest], months, spare: notPicked });
    const hidden = tables.map((rows) =>
      hiddenOf(rows, { columns: [...rest], months: base.months, spare: notPicked }),
    );
    const next = new Set(
      [leftOut, notAsked].filter((column) => [base, ...hidden].some(({ columns }) => columns.has(column))),
    );
    if (next.size === rest.size) {
      const all = { everywhere: tellsHowMany(question, groups, hidden), months: base.months };
      return {
        cells: hidden.map((each) => (all.everywhere ? all : hidesOf(each, picked))),
        answered: hidesOf(base, leftOut, notAsked),
      };
    }
    rest = next;
  }
}

/** Where one may pick only so many or one more, all the picks together tell how many picked one more. */
function tellsHowMany(
  question: CountedQuestion,
  groups: readonly CountedGroup[],
  hidden: readonly Hidden[],
): boolean {
  const { fewest, most } = question.picks;
  if (most - fewest !== 1) return false;
  const rows = groups.map((group) => {
    const answered = group.answered(question);
    const picks = sum(question.values.map((value) => group.count(question, value)));
    return [picks - fewest * answered, (fewest + 1) * answered - picks];
  });
  const apart = new Set(hidden.flatMap(({ months }) => [...months]));
  const pieces = [together(rows), ...rows.filter((_, at) => !apart.has(at)), together(rows, apart)];
  return pieces.flat().some(isSmall);
}

/** Those who left nothing out, unless they tell of too few beside those who answered each question. */
function completeOf(
  groups: readonly CountedGroup[],
  questions: readonly CountedQuestion[],
  decisions: readonly (Decision | undefined)[],
  unknown: ReadonlySet<number>,
): Hides {
  const missed = (group: CountedGroup, question: CountedQuestion) =>
    group.asked(question) - group.answered(question);
  const some = questions.filter((question) => groups.some((group) => missed(group, question) > 0));
  const rows = groups.map((group) => {
    const incomplete = group.total - group.complete;
    const besides = some.map((question) => incomplete - missed(group, question));
    // Where two questions only were left out, the sum tells who left out both.
    const both = some.length === 2 ? sum(some.map((question) => missed(group, question))) - incomplete : 0;
    return [group.complete, incomplete, ...besides, both];
  });
  const answered = decisions.map((decision) => decision?.answered);
  const apart = new Set([...unknown, ...answered.flatMap((each) => [...(each?.months ?? [])])]);
  return {
    everywhere: answered.some((each) => each?.everywhere) || together(rows).some(isSmall),
    months: hiddenMonths(rows, new Set(), apart),
  };
}
