import type * as z from "zod/mini";
import { choicesOf } from "../../rules/condition-faults.ts";
import type { AnswerPart } from "../../rules/matrix.ts";
import { type FilterQuery, responsesQuery } from "../schema/response.ts";

/** The prefix of filter fields for chosen values; the question's id follows. */
const chosenField = "chosen.";

/** What the address says of the screen, and not of the answers listed. */
const ofScreen: ReadonlySet<string> = new Set(["month", "view", "together", "filter"]);

/** The filter in the screen's address, and whether it was valid. Forms send empty strings for fields left blank. */
export function requestedFilter(search: URLSearchParams) {
  const given = [...search].filter(([name, value]) => value !== "" && !ofScreen.has(name));
  const own = given.filter(([name]) => !name.startsWith(chosenField));
  const chosen = given
    .filter(([name]) => name.startsWith(chosenField))
    .map(([name, value]) => `${name.slice(chosenField.length)}.${value}`);
  const raw = { ...Object.fromEntries(own), ...(chosen.length > 0 ? { chosen: chosen.join(",") } : {}) };
  const parsed = responsesQuery.safeParse(raw);
  const { cursor, ...query }: z.output<typeof responsesQuery> = parsed.success ? parsed.data : {};
  return { query, cursor, readable: parsed.success };
}

export function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text === "" ? "" : `?${text}`;
}

/** The query of the screen's address, with each choice in its own field. */
export function screenSearch(
  { chosen, ...query }: FilterQuery,
  more: Readonly<Record<string, string>> = {},
): string {
  const fields = (chosen ?? "")
    .split(",")
    .filter(Boolean)
    .map((choice) => choice.split("."))
    .map(([question = "", value = ""]): [string, string] => [`${chosenField}${question}`, value]);
  return searchOf({ ...query, ...Object.fromEntries(fields), ...more });
}

export function choiceFields(
  questions: readonly AnswerPart[],
  { chosen = "" }: FilterQuery,
  labelOf: (question: AnswerPart, value: string) => string,
) {
  const picked = new Map(chosen.split(",").map((choice) => [choice.split(".")[0], choice.split(".")[1]]));
  return questions.flatMap((question) => {
    const values = choicesOf(question);
    if (values === undefined) return [];
    const options = values.map((value) => ({ value, label: labelOf(question, value) }));
    return [
      {
        name: `${chosenField}${question.id}`,
        label: question.label,
        value: picked.get(question.id) ?? "",
        options,
      },
    ];
  });
}
