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
