import * as z from "zod/mini";

const codes = z.object({ codes: z.array(z.string()) });
const started = z.object({ secret: z.string(), picture: z.string() });

/** The recovery codes in the server's answer. */
export function codesIn(answer: unknown): readonly string[] {
  return codes.parse(answer).codes;
}

/** The secret and its picture in the server's answer. */
export function startedIn(answer: unknown): { secret: string; picture: string } {
  return started.parse(answer);
}
