import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallestGroup } from "#platform/list/small-groups.ts";
import { type CountedGroup, type CountedQuestion, type SummaryTable, summaryTable } from "./summary-table.ts";

/** What one person answered, and in which month. Without a pick a question was left out. */
type Person = { month: number; evening?: string; helps: readonly string[]; age?: string; why?: string };

const evenings = ["monday", "tuesday", "never"];
const options = ["plan", "group"];
const ages = ["20_30", "30_40", "40_50"];
const reasons = ["tired", "busy"];
const months = [0, 1, 2];

const one = { fewest: 1, most: 1 };
const evening: CountedQuestion = { key: "evening", values: evenings, picks: one, dependsOn: [] };
const helps: CountedQuestion = {
  key: "helps",
  values: options,
  picks: { fewest: 1, most: 2 },
  dependsOn: [],
};
const age: CountedQuestion = { key: "age", values: ages, picks: one, dependsOn: [] };
// Asked of those alone who chose no evening: who answered it may tell who chose that.
const why: CountedQuestion = { key: "why", values: reasons, picks: one, dependsOn: ["evening"] };
const questions = [evening, helps, age, why];

/** Everybody that there can be: each kind of person in each month. */
const kinds: readonly Person[] = months.flatMap((month) =>
  [undefined, ...evenings].flatMap((picked) =>
    [[], ["plan"], ["group"], ["plan", "group"]].flatMap((several) =>
      [undefined, ...ages].flatMap((band) =>
        (picked === "never" ? [undefined, ...reasons] : [undefined]).map((reason) => ({
          month,
          helps: several,
          ...(picked === undefined ? {} : { evening: picked }),
          ...(band === undefined ? {} : { age: band }),
          ...(reason === undefined ? {} : { why: reason }),
        })),
      ),
    ),
  ),
);

function answerOf(person: Person, { key }: CountedQuestion): readonly string[] {
  if (key === "helps") return person.helps;
  const { evening: picked, age: band, why: reason } = person;
  const answer = { evening: picked, age: band, why: reason }[key];
  return answer === undefined ? [] : [answer];
}
const isAsked = (person: Person, question: CountedQuestion) => question !== why || person.evening === "never";
const isComplete = (person: Person) =>
  questions.every((question) => !isAsked(person, question) || answerOf(person, question).length > 0);

type Holds = (person: Person) => boolean;
const answers =
  (question: CountedQuestion): Holds =>
  (person) =>
    answerOf(person, question).length > 0;
const picks =
  (question: CountedQuestion, value: string): Holds =>
  (person) =>
    answerOf(person, question).includes(value);

const leftOut =
  (question: CountedQuestion): Holds =>
  (person) =>
    isAsked(person, question) && answerOf(person, question).length === 0;

function groupOf(people: readonly Person[]): CountedGroup {
  const count = (holds: Holds) => people.filter(holds).length;
  return {
    total: people.length,
    complete: count(isComplete),
    asked: (question) => count((person) => isAsked(person, question)),
    answered: (question) => count(answers(question)),
    count: (question, value) => count(picks(question, value)),
  };
}

/** Every number that any of the summaries shows, with the people it counts. */
function published({ totals, complete, questions: shown }: SummaryTable): { holds: Holds; count: number }[] {
  const cuts = [undefined, ...months];
  return cuts.flatMap((cut, at) => {
    const inCut: Holds = ({ month }) => cut === undefined || month === cut;
    const numberOf = ({ whole, groups }: SummaryTable["totals"]) => (at === 0 ? whole : groups[at - 1]);
    const all = at === 0 ? shown.whole : (shown.groups[at - 1] ?? []);
    const lines: [Holds, number | null | undefined][] = [
      [() => true, numberOf(totals)],
      [isComplete, numberOf(complete)],
      ...questions.flatMap((question, place): [Holds, number | null | undefined][] => [
        [answers(question), all[place]?.answered],
        ...question.values.map((value, column): [Holds, number | null | undefined] => [
          picks(question, value),
          all[place]?.cells[column],
        ]),
      ]),
    ];
    return lines.flatMap(([holds, count]) =>
      typeof count === "number" ? [{ holds: (person: Person) => inCut(person) && holds(person), count }] : [],
    );
  });
}

/** The sums of what is shown, brought into the form in which one can see what follows from them. */
class Sums {
  private readonly lines: { line: number[]; first: number }[] = [];

  /** Takes a sum in, unless it follows from the others. */
  add(line: readonly number[]): void {
    const left = this.reduced(line);
    const first = left.findIndex((value) => Math.abs(value) > 1e-7);
    if (first < 0) return;
    const by = left[first] ?? 1;
    this.lines.push({ line: left.map((value) => value / by), first });
  }

  /** Whether a number can be worked out by adding and subtracting. */
  tells(line: readonly number[]): boolean {
    return this.reduced(line).every((value) => Math.abs(value) <= 1e-7);
  }

  private reduced(line: readonly number[]): number[] {
    const left = [...line];
    for (const { line: other, first } of this.lines) {
      const factor = left[first] ?? 0;
      if (factor !== 0)
        other.forEach((value, at) => {
          left[at] = (left[at] ?? 0) - factor * value;
        });
    }
    return left;
  }
}

const lineOf = (holds: Holds) => kinds.map((kind) => (holds(kind) ? 1 : 0));

/** Everybody somebody might look for: those who picked this, left that out, or answered otherwise. */
const lookedFor: readonly (readonly [string, Holds])[] = [undefined, ...months].flatMap((cut) => {
  const inCut: Holds = ({ month }) => cut === undefined || month === cut;
  const those: (readonly [string, Holds])[] = [
    ["all", () => true],
    ["complete", isComplete],
    ["incomplete", (person) => !isComplete(person)],
    ["both helps", ({ helps: several }) => several.length === 2],
    ...questions.flatMap((question): (readonly [string, Holds])[] => [
      [`${question.key} answered`, answers(question)],
      [`${question.key} left out`, leftOut(question)],
      [`${question.key} not asked`, (person) => !isAsked(person, question)],
      [
        `${question.key} left out with evening`,
        (person) => leftOut(question)(person) && leftOut(evening)(person),
      ],
      [
        `${question.key} answered by the incomplete`,
        (person) => answers(question)(person) && !isComplete(person),
      ],
      ...question.values.flatMap((value): (readonly [string, Holds])[] => [
        [`${question.key} ${value}`, picks(question, value)],
        [
          `${question.key} not ${value}`,
          (person) => answers(question)(person) && !picks(question, value)(person),
        ],
      ]),
    ]),
  ];
  return those.map(
    ([name, holds]) =>
      [`${name} in ${cut ?? "all"}`, (person: Person) => inCut(person) && holds(person)] as const,
  );
});

/** Many people of few kinds, so that there are large groups and small ones. */
const anybody = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: kinds.length - 1 }),
      fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 30 })),
    ),
    { maxLength: 12 },
  )
  .map((some) =>
    some.flatMap(([kind, count]) =>
      Array.from({ length: count }, () => kinds[kind] ?? { month: 0, helps: [] }),
    ),
  );

describe("summaries of everybody and of each month", () => {
  it("count right wherever they show a number", () => {
    fc.assert(
      fc.property(anybody, (people) => {
        const table = summaryTable(
          months.map((month) => groupOf(people.filter((each) => each.month === month))),
          questions,
        );
        for (const { holds, count } of published(table)) expect(count).toBe(people.filter(holds).length);
      }),
      { numRuns: 300 },
    );
  });

  it("tell of nobody in a small group, whatever is subtracted from whatever", () => {
    fc.assert(
      fc.property(anybody, (people) => {
        const table = summaryTable(
          months.map((month) => groupOf(people.filter((each) => each.month === month))),
          questions,
        );
        const sums = new Sums();
        for (const { holds } of published(table)) sums.add(lineOf(holds));
        const found = lookedFor.filter(([, holds]) => {
          const count = people.filter(holds).length;
          return count > 0 && count < smallestGroup && sums.tells(lineOf(holds));
        });
        expect(found.map(([name]) => name)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("do not tell by a later question what an earlier one hides", () => {
    const times = (count: number, person: Omit<Person, "month" | "helps">) =>
      Array.from({ length: count }, (): Person => ({ month: 0, helps: [], ...person }));
    const people = [
      ...times(20, { evening: "monday" }),
      ...times(3, { evening: "tuesday" }),
      ...times(10, { evening: "never", why: "tired" }),
    ];
    const { whole } = summaryTable([groupOf(people)], questions).questions;
    expect(whole[0]).toEqual({ answered: 33, cells: [20, null, null] });
    expect(whole[3]).toEqual({ answered: null, cells: [null, null] });
  });

  it("show large groups, so that they are of use", () => {
    const person = (month: number, at: number): Person => ({
      month,
      evening: evenings[at % 2] ?? "monday",
      helps: at % 3 ? ["plan"] : ["plan", "group"],
      age: ages[at % 3] ?? "20_30",
    });
    const people = months.flatMap((month) => Array.from({ length: 60 }, (_, at) => person(month, at)));
    const table = summaryTable(
      months.map((month) => groupOf(people.filter((each) => each.month === month))),
      questions,
    );
    expect(table.totals).toEqual({ whole: 180, groups: [60, 60, 60] });
    expect(table.questions.whole).toEqual([
      { answered: 180, cells: [90, 90, 0] },
      { answered: 180, cells: [180, 60] },
      { answered: 180, cells: [60, 60, 60] },
      { answered: 0, cells: [0, 0] },
    ]);
  });
});
