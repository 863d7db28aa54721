import { startTransition, useEffect, useState } from "react";
import { isTimeZone } from "#platform/clock/time-zone.ts";

let deviceZone: Promise<string | undefined> | undefined;

/** The first time zone lookup makes the browser load its tables, so it runs in a task of its own. */
function zoneOfDevice(): Promise<string | undefined> {
  deviceZone ??= new Promise((resolve) => {
    setTimeout(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      // Some desktops say "Etc/Unknown", which formats refuse.
      resolve(timeZone && isTimeZone(timeZone) ? timeZone : undefined);
    });
  });
  return deviceZone;
}

/**
 * The device's time zone; undefined on the server, until hydration, and where the device has none. It's set in a transition, so that a page with
 * many dates renders them in small steps and stays responsive.
 */
export function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    let cancelled = false;
    zoneOfDevice().then((found) => {
      if (!cancelled) startTransition(() => setZone(found));
    });
    return () => {
      cancelled = true;
    };
  }, []);
  return zone;
}
