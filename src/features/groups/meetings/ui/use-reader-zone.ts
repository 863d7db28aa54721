import { startTransition, useEffect, useState } from "react";

let deviceZone: Promise<string> | undefined;

/** The first time zone lookup makes the browser load its tables, so it runs in a task of its own. */
function zoneOfDevice(): Promise<string> {
  deviceZone ??= new Promise((resolve) => {
    setTimeout(() => resolve(Intl.DateTimeFormat().resolvedOptions().timeZone));
  });
  return deviceZone;
}

/**
 * The device's time zone; undefined on the server and until hydration. It's set in a transition, so that a page with
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
