import { startTransition, useEffect, useState } from "react";

let ofDevice: string | undefined;

/**
 * The time zone this device is set to; unknown on the server and until the page is alive. It comes as a transition:
 * a page with many dates says them anew in small steps, and a finger does not wait for the last one.
 */
export function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    // Asking costs half a millisecond, and the answer does not change under our eyes.
    ofDevice ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
    startTransition(() => setZone(ofDevice));
  }, []);
  return zone;
}
