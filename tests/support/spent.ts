/**
 * Milliseconds for some work, measured at its second run, because the first compiles. A machine can be busy, so a test
 * only compares it with another in the same run.
 */
export function spent(work: () => void): number {
  work();
  const begin = performance.now();
  work();
  return performance.now() - begin;
}
