import { startTransition, useEffect, useState } from "react";
import { systemClock } from "#platform/clock/clock.ts";

/**
 * When the page was made; once it's hydrated, the time by the device's clock, read again whenever the reader comes back
 * to the page.
 */
export function useNow(made: number): number {
  const [now, setNow] = useState(made);
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible") startTransition(() => setNow(systemClock.now().getTime()));
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  return now;
}
