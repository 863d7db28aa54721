import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

const interactions = ["pointerdown", "keydown", "touchstart", "focusin", "input"] as const;
const soon = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
const ears = new AbortController();
let started = false;

/**
 * Takes the page over. It is whole HTML before: links, menus and forms work by themselves, so this waits until
 * the largest paint is over, or until the first touch, and React answers the press that called it.
 */
function start(): void {
  if (started) return;
  started = true;
  ears.abort();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

for (const name of interactions) {
  addEventListener(name, start, { capture: true, passive: true, signal: ears.signal });
}
// Resting the pointer on a menu is a beginning too.
addEventListener(
  "pointerover",
  ({ target }) => {
    if (target instanceof Element && target.closest("[data-takes-over]")) start();
  },
  { capture: true, passive: true, signal: ears.signal },
);

if (document.readyState === "complete") soon(start);
else addEventListener("load", () => soon(start), { once: true });
