/**
 * The counts of a summary. What is hidden in the total is hidden in every month. A month with a small group shows
 * nothing of that question, and as many other months as necessary are hidden too. Anything derived by adding and
 * subtracting then consists of whole cells (an option in a month, or all that is hidden in a month), none of which is a
 * small group.
 */
import {
  type Hidden,
  hiddenMonths,
  hiddenOf,
  isSmall,
  shownLine,
  sum,
  together,
  withoutZeros,
} from "#platform/list/small-groups.ts";

export type CountedQuestion = {
  /** Its key: the id, and the type if that has changed. */
  key: string;
  /** In display order. */
  values: readonly string[];
  /** The minimum and maximum number of values per response; undefined for a single choice. */
  picks: { fewest: number; most: number };
  /** The keys of the questions its condition depends on. */
  dependsOn: readonly string[];
};

/** One month of responses. */
export type CountedGroup = {
  total: number;
  complete: number;
  /** How many people were asked the question, and how many answered it. */
  asked(question: CountedQuestion): number;
  answered(question: CountedQuestion): number;
  count(question: CountedQuestion, value: string): number;
};

/** One question in one summary; null if a number is hidden. */
type ShownQuestion = { answered: number | null; cells: readonly (number | null)[] };

type ShownNumber = { whole: number | null; groups: readonly (number | null)[] };

export type SummaryTable = {
  totals: ShownNumber;
  complete: ShownNumber;
  questions: { whole: readonly ShownQuestion[]; groups: readonly (readonly ShownQuestion[])[] };
};

type Decision = { cells: readonly Hides[]; answered: Hides };
type Hides = { everywhere: boolean; months: ReadonlySet<number> };

export function summaryTable(
  groups: readonly CountedGroup[],
  questions: readonly CountedQuestion[],
): SummaryTable {
  const totals = totalsOf(groups);
  const unknown = new Set([...groups.keys()].filter((at) => totals.groups[at] === null));
  const decided = new Map<string, Decision>();
  for (const question of questions) {
    // Who was asked depends on earlier answers: if those are hidden or unknown, this is too.
    const hides = question.dependsOn.flatMap((key) => {
      const before = decided.get(key);
      return before ? [before.answered, ...before.cells] : [hiddenEverywhere(groups)];
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

const hiddenEverywhere = (groups: readonly CountedGroup[]): Hides => ({
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

/** People who were asked and didn't answer, and people who weren't asked. */
const restOf = (group: CountedGroup, question: CountedQuestion) => [
  group.asked(question) - group.answered(question),
  group.total - group.asked(question),
];

const hidesOf = ({ columns, months }: Hidden, ...which: readonly number[]): Hides => ({
  everywhere: which.some((column) => columns.has(column)),
  months,
});

/** Single choice: the values and those who gave none add up to everyone. */
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
 * Multiple choice: every value splits those who answered in two, and those who didn't answer are the same for all
 * values. What one value requires to be hidden of those is hidden for the others too.
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

/**
 * If the number of choices can only be n or n+1, the total number of choices reveals how many people chose one more.
 */
function tellsHowMany(question: CountedQuestion, groups: readonly CountedGroup[], hidden: readonly Hidden[]) {
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

/** Complete responses, unless they reveal a small group in combination with those who answered each question. */
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
    // If only two questions were skipped, the sum reveals who skipped both.
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

/** For roles that may read responses. */
export function exactTable(
  groups: readonly CountedGroup[],
  questions: readonly CountedQuestion[],
): SummaryTable {
  const number = (of: (group: CountedGroup) => number): ShownNumber => ({
    whole: sum(groups.map(of)),
    groups: groups.map(of),
  });
  const countsOf = (some: readonly CountedGroup[]) =>
    questions.map((question) => ({
      answered: sum(some.map((group) => group.answered(question))),
      cells: question.values.map((value) => sum(some.map((group) => group.count(question, value)))),
    }));
  return {
    totals: number(({ total }) => total),
    complete: number(({ complete }) => complete),
    questions: { whole: countsOf(groups), groups: groups.map((group) => countsOf([group])) },
  };
}
