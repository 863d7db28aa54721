import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { currentTooltips, subscribeToTooltips } from "./store.ts";

// Should they not arrive, the descriptions beside the controls say the same.
const TooltipBubbles = lazy(() => import("./tooltip-bubbles.tsx").catch(() => ({ default: () => null })));

/** Brings the bubbles when the pointer or the focus first comes to a control that has one. */
export function TooltipLayer() {
  const hosts = useSyncExternalStore(subscribeToTooltips, currentTooltips, currentTooltips);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted) return;
    const want = () => setWanted(true);
    for (const { element } of hosts) {
      element.addEventListener("pointerenter", want);
      element.addEventListener("focusin", want);
    }
    return () => {
      for (const { element } of hosts) {
        element.removeEventListener("pointerenter", want);
        element.removeEventListener("focusin", want);
      }
    };
  }, [hosts, wanted]);

  if (!wanted) return null;
  return (
    <Suspense>
      <TooltipBubbles hosts={hosts} />
    </Suspense>
  );
}
