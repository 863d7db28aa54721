import * as z from "zod/mini";

/** The saved answers of one worksheet by key. Created only when there is one. */
const keptSheet = () => z.object({ version: z.literal(1), answers: z.record(z.string(), z.string()) });

export type Answers = Readonly<Record<string, string>>;

/** Parses saved answers. Anything invalid counts as no answers. */
export function parseStored(text: string | null): Answers {
  if (text === null) return {};
  try {
    const parsed = z.safeParse(keptSheet(), JSON.parse(text));
    return parsed.success ? parsed.data.answers : {};
  } catch {
    return {};
  }
}

/** The stored text; empty answers are left out, and a worksheet without answers isn't stored. */
export function serializeStored(answers: Answers): string | null {
  const filled = Object.entries(answers).filter(([, answer]) => answer !== "");
  return filled.length === 0 ? null : JSON.stringify({ version: 1, answers: Object.fromEntries(filled) });
}
