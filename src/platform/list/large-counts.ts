import { minute } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

type Context = Pick<Services, "store" | "clock" | "log">;

/** Up to here counting takes about a millisecond, so it's done each time. */
const quicklyCounted = 10_000;
/** A larger count is made again in the background after the first time, and is forgotten after the second. */
const freshMs = minute;
const keptMs = 10 * minute;

/**
 * Keeps large counts in memory. Databases count by reading every row, so without this a screen with counts takes longer
 * the longer its list is. Up to ten thousand a count is always exact; `sizeOf` says how much was counted.
 */
export function largeCounts<Result>(sizeOf: (result: Result) => number) {
  type Kept = { result: Result; at: number };
  // One map per opened store, so that tests with several sites in one process stay separate.
  const stores = new WeakMap<Context["store"], Map<string, Kept>>();

  /** The count of this name; one that is large comes from memory, as it was a moment ago. */
  return async (
    { store, clock, log }: Context,
    name: string,
    count: () => Promise<Result>,
  ): Promise<Result> => {
    const kept = stores.get(store) ?? new Map<string, Kept>();
    stores.set(store, kept);
    const now = clock.now().getTime();
    for (const [each, { at }] of kept) if (now - at >= keptMs) kept.delete(each);
    const countNow = async () => {
      const result = await count();
      if (sizeOf(result) > quicklyCounted) kept.set(name, { result, at: now });
      else kept.delete(name);
      return result;
    };
    const recent = kept.get(name);
    if (!recent) return countNow();
    if (now - recent.at >= freshMs) {
      // Set first, so that it's counted once.
      kept.set(name, { ...recent, at: now });
      setTimeout(() => {
        countNow().catch((error) => log.warn({ event: "list.count_failed", error: String(error) }));
      }).unref();
    }
    return recent.result;
  };
}
