import { globSync } from "node:fs";
import type { CopyOfProject } from "./mutation-copy.ts";
import type { Mutation } from "./mutation-list.ts";
import { mutationsOf } from "./mutation-sites.ts";

/** Words, landed migrations, examples for development and types decide nothing that a test could see. */
const leftOut = /^src\/content\/|\.test\.tsx?$|\.d\.ts$|table\.server\.ts$/;

/**
 * Draws mutations that compile: first the operator, then a place for it, so that rare operators have their share.
 * One at most in a file. The same seed and the same source give the same list.
 */
export async function pickMutations(
  copy: CopyOfProject,
  { seed, count }: { seed: number; count: number },
): Promise<Mutation[]> {
  const paths = globSync("src/**/*.{ts,tsx}", { cwd: copy.folder })
    .filter((path) => !leftOut.test(path))
    .sort();
  const drawn = drawMutations(
    paths.flatMap((path) => mutationsOf(path, copy.read(path))),
    seed,
    Math.ceil(count * 1.6),
  );
  return (await thatCompile(copy, drawn)).slice(0, count);
}

/** An import that nothing uses any more is a matter of tidiness here. */
const compilerOptions = [
  ...["--noEmit", "--pretty", "false", "--noUnusedLocals", "false", "--noUnusedParameters", "false"],
  ...["--incremental", "--tsBuildInfoFile", "mutations.tsbuildinfo"],
];

export function drawMutations(candidates: readonly Mutation[], seed: number, count: number): Mutation[] {
  const next = randomNumbers(seed);
  const operators = [...new Set(candidates.map(({ operator }) => operator))].sort();
  const taken = new Set<string>();
  const drawn: Mutation[] = [];
  for (let tries = 0; drawn.length < count && tries < count * 20; tries++) {
    const operator = operators[Math.floor(next() * operators.length)];
    const places = candidates.filter((each) => each.operator === operator);
    const mutation = places[Math.floor(next() * places.length)];
    if (!mutation || taken.has(mutation.path)) continue;
    taken.add(mutation.path);
    drawn.push(mutation);
  }
  return drawn;
}

/** All are tried at once, then again without those the compiler named: it takes long, however few there are. */
async function thatCompile(copy: CopyOfProject, tried: readonly Mutation[]): Promise<Mutation[]> {
  const putBack = tried.map((mutation) => copy.apply(mutation));
  const { isGreen, output } = await copy.run("tsc", compilerOptions);
  for (const back of putBack) back();
  if (isGreen || tried.length === 0) return [...tried];
  const unnamed = tried.filter(({ path }) => !output.includes(`${path}(`));
  if (unnamed.length < tried.length) return thatCompile(copy, unnamed);
  // A fault may show only in files that use the mutated one.
  if (tried.length === 1) return [];
  const half = Math.ceil(tried.length / 2);
  const first = await thatCompile(copy, tried.slice(0, half));
  return [...first, ...(await thatCompile(copy, tried.slice(half)))];
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
