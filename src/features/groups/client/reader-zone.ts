import { startTransition, useEffect, useState } from "react";

let asked: Promise<string> | undefined;

/** The first question about time zones makes the browser load its tables: it is put in a moment of its own. */
function zoneOfDevice(): Promise<string> {
  asked ??= new Promise((resolve) => {
    setTimeout(() => resolve(Intl.DateTimeFormat().resolvedOptions().timeZone));
  });
  return asked;
}

/**
 * The time zone this device is set to; unknown on the server and until the page is alive. It comes as a transition:
 * a page with many dates says them anew in small steps, and a finger does not wait for the last one.
 */
export function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    let gone = false;
    zoneOfDevice().then((found) => {
      if (!gone) startTransition(() => setZone(found));
    });
    return () => {
      gone = true;
    };
  }, []);
  return zone;
}
