import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

function Reporting({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates a served part of the page, which lasts until the signal. A part that is left before it is hydrated is
 * unmounted afterwards: React reports an error if it's asked earlier, and refuses while it unmounts the page around it.
 * @returns when the part is hydrated.
 */
export function hydratePart(place: Element, part: ReactNode, signal: AbortSignal): Promise<void> {
  const hydrated = new Promise<void>((onReady) => {
    const root = hydrateRoot(place, <Reporting onReady={onReady}>{part}</Reporting>);
    signal.addEventListener("abort", () => hydrated.then(() => setTimeout(() => root.unmount())));
  });
  return hydrated;
}
