import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const weaknessShape = z.strictObject({
  /** What an attacker or an accident could do with it. */
  name: z.string(),
  path: z.string(),
  original: z.string().min(1),
  replacement: z.string(),
  /** The test that must fail: its part of the run, its file and its whole name. */
  part: z.enum(["unit", "api"]),
  file: z.string(),
  test: z.string().min(1),
});

export type Weakness = z.infer<typeof weaknessShape>;

export function readWeaknesses(): Weakness[] {
  const text = readFileSync(join(import.meta.dirname, "weaknesses.json"), "utf8");
  return z.array(weaknessShape).parse(JSON.parse(text));
}
