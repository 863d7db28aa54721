import * as z from "zod/mini";
import { emailShape, isStorable } from "./email-shape.ts";

type TextRule = {
  /** The longest text accepted, in characters as `maxlength` counts them. */
  max: number;
  /** The message when the text is too long. */
  sentence: string;
  /** The message when the text is missing or blank; if left out, blank text is valid. */
  missing?: string;
};

const unreadable = "Please remove the characters we cannot read";

/** Text input: bounded, storable and, if `missing` is given, not blank. */
export function safeText({ max, sentence, missing }: TextRule) {
  return z.string(missing ?? unreadable).check(
    z.refine((text) => missing === undefined || text.trim() !== "", { error: missing ?? "", abort: true }),
    z.maxLength(max, { error: sentence, abort: true }),
    z.refine(isStorable, unreadable),
  );
}

/** The id of a record, or a key that we made: bounded and storable. What isn't one is found nowhere. */
export const recordId = safeText({ max: 100, sentence: unreadable });

/** Line breaks and other control characters, and those that turn text around unseen. */
const notOnALine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export function safeLine(rule: TextRule) {
  return safeText(rule).check(z.refine((text) => !notOnALine.test(text), unreadable));
}

/** Email input, trimmed; `missing` is the message when it is missing or blank. */
export function safeEmail({
  max,
  sentence,
  missing,
  invalid,
}: TextRule & { missing: string; invalid: string }) {
  return z.string(missing).check(
    z.trim(),
    z.refine((text) => text !== "", { error: missing, abort: true }),
    z.maxLength(max, { error: sentence, abort: true }),
    z.refine((text) => emailShape.test(text), invalid),
  );
}

/** The first error message of each invalid field. */
export function sentencesOf(issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (field !== "" && !(field in sentences)) sentences[field] = message;
  }
  return sentences;
}
