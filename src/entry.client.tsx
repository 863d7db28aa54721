import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Answers the press that was made while this was on its way (web/layout/wake-script). */
function AnswerPress() {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    const pressed = document.querySelector<HTMLElement>("[data-pressed]");
    delete pressed?.dataset.pressed;
    pressed?.click();
  }, []);
  return null;
}

// The page was whole HTML before: links, menus and forms work by themselves. This module comes after the largest
// paint, or with the first touch.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <AnswerPress />
    </StrictMode>,
  );
});

/** Keeps on the device what works offline; last, when nothing else is wanted. */
function keepOffline(): void {
  if (import.meta.env.PROD && navigator.onLine)
    navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}
setTimeout(keepOffline, 1500);
