import { Session } from "node:inspector/promises";

/**
 * How many functions each work calls, ours and those of packages: the same numbers on every machine, however busy. What a
 * regular expression does within a call isn't counted: script/lib/check-patterns.ts judges that. One call for all works
 * of a test, since to begin counting takes longer than most of them.
 */
export async function stepsOf(...works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    const steps: number[] = [];
    for (const work of works) {
      work();
      // Begins to count anew, too.
      const { result } = await session.post("Profiler.takePreciseCoverage");
      const ranges = result.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
      steps.push(ranges.reduce((sum, { count }) => sum + count, 0));
    }
    return steps;
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}

/** The steps of each work beside those of an honest one of its size, by its name. */
export async function stepsBeside(
  honest: () => unknown,
  works: Readonly<Record<string, () => unknown>>,
): Promise<readonly (readonly [name: string, ratio: number])[]> {
  const [usual = 0, ...others] = await stepsOf(honest, ...Object.values(works));
  return Object.keys(works).map(
    (name, at) => [name, (others[at] ?? Number.POSITIVE_INFINITY) / usual] as const,
  );
}
