/**
 * Milliseconds of processor time for some work, measured at its second run, because the first compiles. What else the
 * machine does isn't counted; processors differ, so a test only compares it with another in the same run.
 */
export function spent(work: () => void): number {
  work();
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
