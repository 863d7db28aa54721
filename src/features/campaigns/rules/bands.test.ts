import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuestionOf } from "../schema/campaign.ts";
import { bandOf, dateBands, numberBands } from "./bands.ts";

const common = { id: "age", label: "Age", help: "", required: false, showIf: null };
const numberWith = (min: number | null, max: number | null, whole = true): QuestionOf<"number"> => ({
  ...common,
  kind: "number",
  min,
  max,
  whole,
});
const dateWith = (min: string, max: string): QuestionOf<"date"> => ({ ...common, kind: "date", min, max });

describe("the bands of a number question", () => {
  it("are as wide as its ends ask for, and few", () => {
    expect(numberBands(numberWith(18, 60)).map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 10 }, (_, at) => [15 + at * 5, 20 + at * 5]),
    );
    expect(numberBands(numberWith(1, 5)).map(({ from }) => from)).toEqual([1, 2, 3, 4, 5]);
    expect(
      numberBands(numberWith(0, 1, false))
        .map(({ value }) => value)
        .slice(0, 3),
    ).toEqual(["0_0.1", "0.1_0.2", "0.2_0.3"]);
  });

  it("take in every number that can be answered, each in one band only", () => {
    const end = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(
        end,
        end,
        fc.boolean(),
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        (a, b, whole, given) => {
          const question = numberWith(a, b, whole);
          const low = Math.max(question.min ?? -1e9, Math.min(question.max ?? 1e9, given));
          const answer = whole ? Math.ceil(low) : low;
          const fits = answer >= (question.min ?? -1e9) && answer <= (question.max ?? 1e9);
          const bands = numberBands(question);
          expect(new Set(bands.map(({ value }) => value)).size).toBe(bands.length);
          expect(bands.length).toBeLessThan(60);
          if (fits && (a === null || b === null || a <= b)) {
            const found = bands.find(({ value }) => value === bandOf(question, answer));
            expect(found).toBeDefined();
            expect(answer).toBeGreaterThanOrEqual((found?.from ?? -1e9) - 1e-6);
            expect(answer).toBeLessThan((found?.to ?? 2e9) + 1e-6);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("the bands of a date question", () => {
  it("are days, months or years, by how far it reaches", () => {
    expect(dateBands(dateWith("2026-11-29", "2026-12-01")).map(({ value }) => value)).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
    ]);
    expect(dateBands(dateWith("2026-11-29", "2027-01-31")).map(({ value }) => value)).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
    ]);
    expect(bandOf(dateWith("", ""), "1985-04-03")).toBe("1985");
    expect(bandOf(dateWith("", ""), "1785-04-03")).toBe("before");
    expect(bandOf(dateWith("", ""), "2985-04-03")).toBe("after");
    expect(dateBands(dateWith("2000-01-01", "1999-01-01")).length).toBeGreaterThan(200);
  });

  it("take in every day that can be answered", () => {
    const day = fc
      .date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, fc.boolean(), (one, other, given, open) => {
        const [min = "", max = ""] = open ? ["", one] : [one, other].toSorted();
        if ((min !== "" && given < min) || given > max) return;
        const question = dateWith(min, max);
        expect(dateBands(question).map(({ value }) => value)).toContain(bandOf(question, given));
      }),
    );
  });
});
