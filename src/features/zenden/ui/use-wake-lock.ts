import { useEffect } from "react";

/** Keeps the screen on while requested, if the device can; requests it again when the page is visible again. */
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
        // Refused, for instance with a low battery: the screen then turns off as usual.
        lock = undefined;
      }
    };
    // Browsers release the lock when the page is hidden.
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
