import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether an element fills the screen, whether it can, and the way in and out. Escape is one of them. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const possible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  const [full, setFull] = useState(false);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener(
      "fullscreenchange",
      () => setFull(document.fullscreenElement === element.current && element.current !== null),
      { signal },
    );
    // Most browsers keep this key to themselves here; where it arrives, it must do the same.
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
    return () => gone.abort();
  }, [element]);

  return {
    possible,
    full,
    toggle: () => {
      const change = full ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused: the room stays as it is, which is no loss.
      change?.catch(() => setFull(document.fullscreenElement !== null));
    },
  };
}
