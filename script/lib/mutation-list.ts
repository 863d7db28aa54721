import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const file = join(import.meta.dirname, "mutations.json");

const mutationShape = z.strictObject({
  path: z.string(),
  /** What kind of change it is. A named mutation says instead what it takes away, and must be noticed. */
  operator: z.string(),
  original: z.string().min(1),
  replacement: z.string(),
  /** Why an earlier draw in this place was exchanged: one sentence that proves that it changed no behavior. */
  note: z.string().optional(),
});

const listShape = z.strictObject({
  seed: z.int(),
  random: z.array(mutationShape),
  named: z.array(mutationShape),
});

export type Mutation = z.infer<typeof mutationShape>;
type MutationList = z.infer<typeof listShape>;

export function readMutations(): MutationList {
  return listShape.parse(JSON.parse(readFileSync(file, "utf8")));
}

export function writeMutations(list: MutationList): void {
  writeFileSync(file, `${JSON.stringify(list, undefined, 2)}\n`);
}

/** @throws when the original text is not there exactly once: the entry is out of date. */
export function mutate(source: string, { path, original, replacement }: Mutation): string {
  const times = source.split(original).length - 1;
  if (times !== 1)
    throw new Error(`${path} has the text of its mutation ${times} times, not once:\n${original}`);
  if (original === replacement) throw new Error(`The mutation of ${path} changes nothing:\n${original}`);
  return source.replace(original, () => replacement);
}
