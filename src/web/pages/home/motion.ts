import { revealIn } from "#ui/reveal.ts";
import { moveSteps } from "./step-motion.ts";

/** Everything on the home page that moves; the page is whole without it, so it comes after the takeover. */
export function beginMotion({ signal, onNearPlans }: { signal: AbortSignal; onNearPlans: () => void }): void {
  moveSteps(signal);
  revealIn(document, signal);
  const plans = document.getElementById("plans");
  if (plans === null) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onNearPlans();
    },
    { rootMargin: "600px 0px" },
  );
  near.observe(plans);
  signal.addEventListener("abort", () => near.disconnect());
}
