import fc from "fast-check";
import { isWholeRun } from "./whole-run.ts";

/**
 * One step of a life cycle: done to the real thing and to a model of it, which has to say beforehand what will come of
 * it. Steps that aren't allowed are taken too: they have to be refused and change nothing.
 */
export type Step<Model, Real> = {
  name: string;
  take(model: Model, real: Real): Promise<void>;
};

type LifeCycle<Model extends object, Real> = {
  steps: readonly fc.Arbitrary<Step<Model, Real>>[];
  begin(): Promise<{ model: Model; real: Real }>;
  /** Compares the whole state after each step. */
  check(model: Model, real: Real): Promise<void>;
  /** `script/test` lives four in ten of them, `script/test all` three times as many. */
  lives: number;
  longest: number;
};

/**
 * Lives through so many random lives. A life that fails is shortened to the fewest steps that still fail, which are in
 * the error. LIFE_SEED=n lives the ones of an earlier run again.
 * @returns how many steps a life had, on average.
 */
export async function liveThrough<Model extends object, Real>({
  steps,
  begin,
  check,
  lives,
  longest,
}: LifeCycle<Model, Real>): Promise<number> {
  const numRuns = isWholeRun ? lives * 3 : Math.ceil(lives * 0.4);
  let taken = 0;
  const commands = steps.map((each) =>
    each.map(({ name, take }) => ({
      check: () => true,
      async run(model: Model, real: Real) {
        taken += 1;
        await take(model, real);
        await check(model, real);
      },
      toString: () => name,
    })),
  );
  const seed = process.env.LIFE_SEED;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: longest, size: "max" }), (life) =>
      fc.asyncModelRun(begin, life),
    ),
    {
      numRuns,
      ...(seed === undefined ? { seed: 20 } : { seed: Number(seed) }),
    },
  );
  return taken / numRuns;
}
