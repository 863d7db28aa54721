import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { currentTooltips, subscribeToTooltips } from "./tooltip.tsx";

const load = () => import("./tooltip-bubbles.tsx");
// If they can't be loaded, the descriptions next to the controls say the same.
const TooltipBubbles = lazy(() => load().catch(() => ({ default: () => null })));

/** Loads the tooltips when the pointer or the focus first reaches a control that has one. */
export function TooltipLayer() {
  const hosts = useSyncExternalStore(subscribeToTooltips, currentTooltips, currentTooltips);
  const [wanted, setWanted] = useState(false);

  // Preloaded when idle: loading on hover would add to the delay. Touch screens show no tooltips.
  useEffect(() => {
    if (!matchMedia("(hover: hover)").matches) return;
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => load().catch(() => undefined));
  }, []);

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
