import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is hydrated: `false` in the served page, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
