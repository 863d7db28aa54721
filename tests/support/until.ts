import { vi } from "vitest";

/** Long enough for any machine: how long something takes decides nothing. For `expect.poll` and `vi.waitFor`. */
export const patiently = { timeout: 120_000, interval: 25 };

/** Waits until another process has noticed what this one did, which usually takes a fifth of a second. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await isSo())) throw new Error("It has not arrived.");
  }, patiently);
}
