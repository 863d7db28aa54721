/** Why a child process ended without an answer. */
export type ChildEnd = "notStarted" | "outOfMemory" | "crashed" | "stopped";

/** What the parent knows: whether the child ever said that it was ready, and how it ended. */
type Known = { isReady: boolean; code?: number | null; signal?: NodeJS.Signals | null };

const crashes: ReadonlySet<string> = new Set(["SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE"]);

/**
 * Tells a process that never began its work from one that ran out of memory and from one that crashed in it. The kernel
 * kills with SIGKILL when memory is short; Node aborts when its own heap is full.
 */
export function childEnd({ isReady, code, signal }: Known): ChildEnd {
  if (!isReady) return "notStarted";
  if (signal === "SIGKILL" || signal === "SIGABRT" || code === 134 || code === 137) return "outOfMemory";
  return signal && crashes.has(signal) ? "crashed" : "stopped";
}
