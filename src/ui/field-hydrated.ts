import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts run here: `false` in the served page and until it is taken over, then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
