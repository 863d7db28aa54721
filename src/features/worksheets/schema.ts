import * as z from "zod/mini";

/** What the browser keeps of one worksheet: each answer under its place in the sheet. Made only when one is kept. */
const keptSheet = () => z.object({ version: z.literal(1), answers: z.record(z.string(), z.string()) });

export type Answers = Readonly<Record<string, string>>;

/** Reads what was kept. Something else under the same name counts as nothing kept. */
export function parseKept(text: string | null): Answers {
  if (text === null) return {};
  try {
    const parsed = z.safeParse(keptSheet(), JSON.parse(text));
    return parsed.success ? parsed.data.answers : {};
  } catch {
    return {};
  }
}

/** What is written; empty answers are left out, and a sheet without any is nothing. */
export function keptText(answers: Answers): string | null {
  const filled = Object.entries(answers).filter(([, answer]) => answer !== "");
  return filled.length === 0 ? null : JSON.stringify({ version: 1, answers: Object.fromEntries(filled) });
}
