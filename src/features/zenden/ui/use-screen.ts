import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether an element is in full screen, whether it can be, and functions to enter and leave. Escape leaves too. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const possible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  const [full, setFull] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      "fullscreenchange",
      () => setFull(document.fullscreenElement === element.current && element.current !== null),
      { signal },
    );
    // Most browsers handle this key themselves; if it arrives, it must do the same.
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || document.fullscreenElement === null) return;
        if (document.querySelector("dialog:modal")) return;
        event.preventDefault();
        void document.exitFullscreen();
      },
      { signal },
    );
    return () => controller.abort();
  }, [element]);

  return {
    possible,
    full,
    toggle: () => {
      const change = full ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused: nothing changes, which is fine.
      change?.catch(() => setFull(document.fullscreenElement !== null));
    },
  };
}

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
