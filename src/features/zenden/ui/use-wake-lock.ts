import { useEffect } from "react";

/** Keeps the screen from going dark while it is wanted, where the device can; asks again on coming back. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const got = await navigator.wakeLock.request("screen");
        if (over) await got.release();
        else lock = got;
      } catch {
        // Refused, for instance with a low battery: the screen then does what it always does.
        lock = undefined;
      }
    };
    // The browser lets go of it when the page is hidden.
    const { signal, stop } = stopper();
    document.addEventListener("visibilitychange", ask, { signal });
    void ask();
    return () => {
      over = true;
      stop();
      void lock?.release();
    };
  }, [wanted]);
}

function stopper(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
