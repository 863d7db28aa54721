import { phoneNumbersIn } from "#content/help-number.ts";
import { isRecord } from "./json.ts";

/** The phone numbers in all texts of a value; those of links too. */
export function numbersIn(value: unknown): ReadonlySet<string> {
  return numbersOf(textsOf(value));
}

/** Fields of the crisis lines whose numbers are called or texted. A name, such as "988 Lifeline", is none of them. */
const calling: readonly string[] = ["danger", "crisis", "text", "linkText", "href"];

export function calledNumbers(value: unknown): ReadonlySet<string> {
  return numbersOf(calledTexts(value));
}

function numbersOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => phoneNumbersIn(text.replace(/^(?:tel|sms):/, ""))));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

function calledTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(calledTexts);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === "string" ? (calling.includes(name) ? [each] : []) : calledTexts(each),
  );
}
