import { expect, it } from "vitest";
import { numberBands } from "../../rules/bands.ts";
import type { QuestionOf } from "../../schema/campaign.ts";
import { columnsOf } from "./columns.ts";

const question = (max: number): QuestionOf<"number"> => ({
  ...{ id: "q1", label: "How many?", help: "", required: false, showIf: null },
  ...{ kind: "number", min: 0, max, whole: true },
});

it("lists the bands of all versions from the lowest up, the narrow one first where two begin alike", () => {
  const [narrow, wide] = [question(4), question(60)];
  const [low, ...others] = numberBands(narrow).map(({ value }) => value);
  const [first, second] = numberBands(wide).map(({ value }) => value);
  for (const questions of [
    [wide, narrow],
    [narrow, wide],
  ])
    expect(columnsOf(questions, wide, () => true).values.slice(0, others.length + 3)).toEqual([
      low,
      first,
      ...others,
      second,
    ]);
});
