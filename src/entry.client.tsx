import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { shareWithTranslator } from "#web/layout/translated-page.ts";

shareWithTranslator();

// The page was whole HTML before: links, menus and forms work by themselves. This module comes after the largest
// paint, or with the first touch.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Keeps on the device what works offline; last, when nothing else is wanted. */
function keepOffline(): void {
  if (import.meta.env.PROD && navigator.onLine)
    navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}
setTimeout(keepOffline, 1500);
