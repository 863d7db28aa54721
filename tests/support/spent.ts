/** The processor's clock moves in steps of some milliseconds, so what is quick runs until it has taken this many. */
const leastMs = 20;

/**
 * Milliseconds of processor time that some work takes once it has been compiled. What else the machine does isn't
 * counted; processors differ, so a test only compares it with another in the same run.
 */
export function spent(work: () => void): number {
  work();
  const before = process.threadCpuUsage();
  let usedMs = 0;
  let runs = 0;
  while (usedMs < leastMs) {
    work();
    runs += 1;
    const { user, system } = process.threadCpuUsage(before);
    usedMs = (user + system) / 1000;
  }
  return usedMs / runs;
}
