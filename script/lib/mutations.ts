/**
 * Breaks the product in a private copy, one mutation at a time, and says which test notices each.
 * Run by script/mutations; the list is mutations.json.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { type CopyOfProject, makeCopy } from "./mutation-copy.ts";
import { type Mutation, readMutations, writeMutations } from "./mutation-list.ts";
import { pickMutations } from "./mutation-pick.ts";
import { failingAgain, type Kill, type Stage, specsFor, stagesFor } from "./mutation-stages.ts";

type Result = { number: number; mutation: Mutation; isNamed: boolean; kill: Kill | undefined };

const root = resolve(import.meta.dirname, "../..");
/** Of the random ones, this share has to be noticed; of the named ones all. */
const wanted = 38 / 40;

async function main(): Promise<number> {
  const copy = makeCopy();
  const end = () => {
    copy.end();
    process.exit(130);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  try {
    const [first, second] = process.argv.slice(2);
    if (first === "pick") return await pick(copy, Number(second));
    return await runAll(copy, process.argv.slice(2).map(Number));
  } finally {
    copy.end();
  }
}

async function pick(copy: CopyOfProject, seed: number): Promise<number> {
  if (!Number.isSafeInteger(seed)) {
    console.error("Say a whole number as the seed: script/mutations pick 2026");
    return 2;
  }
  const random = await pickMutations(copy, { seed, count: 40 });
  writeMutations({ ...readMutations(), seed, random });
  console.log(`${random.length} mutations picked with the seed ${seed}.`);
  return 0;
}

async function runAll(copy: CopyOfProject, numbers: readonly number[]): Promise<number> {
  const { random, named } = readMutations();
  const all = [...random, ...named].map((mutation, index) => ({
    number: index + 1,
    mutation,
    isNamed: index >= random.length,
  }));
  const asked = numbers.length > 0 ? numbers.flatMap((number) => all[number - 1] ?? []) : all;
  // A stale list is an error before anything runs.
  for (const { mutation } of asked) copy.apply(mutation)();
  const specs = globSync("tests/{journeys,smoke}/**/*.spec.ts", { cwd: root });
  const results: Result[] = [];
  for (const each of asked) {
    const began = Date.now();
    const result = { ...each, kill: await firstKill(copy, each.mutation, specs) };
    results.push(result);
    console.log(lineOf(result), `(${Math.round((Date.now() - began) / 1000)} s)`);
  }
  return sumUp(
    results,
    await failingAgain(
      copy,
      results.flatMap(({ kill }) => kill ?? []),
    ),
  );
}

async function firstKill(
  copy: CopyOfProject,
  mutation: Mutation,
  specs: readonly string[],
): Promise<Kill | undefined> {
  const putBack = copy.apply(mutation);
  try {
    for (const { run } of stagesFor(mutation.path, specsFor(mutation.path, specs))) {
      const kill = await run(copy);
      if (kill?.file === "") {
        putBack();
        await expectGreen(copy, run);
      }
      if (kill) return kill;
    }
    return undefined;
  } finally {
    putBack();
  }
}

/** Where no test was named, tests that can't run at all must not pass for tests that noticed something. */
async function expectGreen(copy: CopyOfProject, run: Stage["run"]): Promise<void> {
  const failure = await run(copy);
  if (failure) throw new Error(`The ${failure.part} tests fail without a mutation too: ${failure.test}`);
}

function lineOf({ number, mutation: { path, operator }, kill }: Result): string {
  const noticed = kill ? `${kill.part}: ${[kill.file, kill.test].filter(Boolean).join(" › ")}` : "SURVIVED";
  return `${String(number).padStart(2)}  ${operator} | ${path} | ${noticed}`;
}

function sumUp(results: readonly Result[], failing: readonly Kill[]): number {
  const byPart = Object.groupBy(results, ({ kill }) => kill?.part ?? "survived");
  for (const [part, those] of Object.entries(byPart)) console.log(`${part}: ${those?.length ?? 0}`);
  for (const { file, test } of failing)
    console.error(`${file} › ${test} fails without a mutation too, so what it noticed does not count.`);
  const survived = results.filter(({ kill }) => !kill);
  const random = results.filter(({ isNamed }) => !isNamed);
  const isEnough =
    survived.every(({ isNamed }) => !isNamed) &&
    random.length - survived.length >= Math.ceil(random.length * wanted);
  console.log(`${results.length - survived.length} killed, ${survived.length} survived`);
  return isEnough && failing.length === 0 ? 0 : 1;
}

process.exit(await main());
