import * as z from "zod/mini";
import { emailShape, isStorable } from "./email-shape.ts";

type TextRule = {
  /** The longest text taken, in characters as `maxlength` counts them. */
  max: number;
  /** Said when the text is longer. */
  sentence: string;
  /** Said when the text is absent or blank; without it a blank text is fine. */
  missing?: string;
};

const unreadable = "Please remove the characters we cannot read";

/** Text from outside: bounded, storable and, when `missing` is given, not blank. */
export function safeText({ max, sentence, missing }: TextRule) {
  return z.string(missing ?? unreadable).check(
    z.refine((text) => missing === undefined || text.trim() !== "", { error: missing ?? "", abort: true }),
    z.maxLength(max, { error: sentence, abort: true }),
    z.refine(isStorable, unreadable),
  );
}

/** An e-mail address from outside, trimmed; `missing` is said when it is absent or blank. */
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

/** One sentence for each field that was refused, the first that applies. */
export function sentencesOf(issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (field !== "" && !(field in sentences)) sentences[field] = message;
  }
  return sentences;
}
