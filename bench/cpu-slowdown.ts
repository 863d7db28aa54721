/** What Lighthouse takes unless it is told otherwise; it makes a usual phone of a fast desktop. */
export const plainSlowdown = 4;

const steps = [
  { benchmarkIndex: 150, slowdown: 1 },
  { benchmarkIndex: 800, slowdown: 2 },
  { benchmarkIndex: 1300, slowdown: 3 },
  { benchmarkIndex: 1533, slowdown: plainSlowdown },
] as const;

/**
 * How much slower than this machine the phone of a Lighthouse run is, to a tenth.
 *
 * Lighthouse's manual (docs/throttling.md, "Calibrating the CPU slowdown") lowers it on a slower machine; the steps
 * are those of the calculator it names. It is never raised above Lighthouse's own, so a fast machine is measured as
 * by everybody else.
 *
 * @param benchmarkIndex how fast Lighthouse found the machine at the time of the load.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const above = steps.findIndex((step) => benchmarkIndex < step.benchmarkIndex);
  const [low, high] = [steps[above - 1], steps[above]];
  if (!high) return plainSlowdown;
  if (!low) return 1;
  const share = (benchmarkIndex - low.benchmarkIndex) / (high.benchmarkIndex - low.benchmarkIndex);
  return Math.round((low.slowdown + share * (high.slowdown - low.slowdown)) * 10) / 10;
}
