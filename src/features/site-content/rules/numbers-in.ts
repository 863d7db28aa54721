import { phoneNumbersIn } from "#content/help-number.ts";
import { isRecord } from "./json.ts";

/** The phone numbers in all texts of a value; those of links too. */
export function numbersIn(value: unknown): ReadonlySet<string> {
  return new Set(textsOf(value).flatMap((text) => phoneNumbersIn(text.replace(/^(?:tel|sms):/, ""))));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}
