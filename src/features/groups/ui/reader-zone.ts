import { useSyncExternalStore } from "react";

// A device does not change its zone under our eyes; there is nothing to listen to.
const listen = () => () => undefined;

/** The time zone this device is set to; unknown on the server and until the page is alive. */
export function useReaderZone(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
