import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/** From 0 (lives longest) to 1000: which process the kernel ends first when memory is short. */
const endsFirst = "500";

/**
 * Lets the server go before this process: page requests get the processor first, and if memory runs out, this process
 * ends and the server lives. Where the system forbids one of the two, the work is done all the same.
 */
export function giveWay(priority: number): void {
  attempt(() => setPriority(priority));
  // Only Linux has this file.
  attempt(() => writeFileSync("/proc/self/oom_score_adj", endsFirst));
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The work takes the server's time or memory then, and is still worth doing.
  }
}
