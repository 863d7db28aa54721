import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type SteadyView = {
  root: RefObject<HTMLDivElement | null>;
  /** Remembers where a pressed step is in the viewport, so that it can be kept there. */
  keepInPlace: (step: Element) => void;
};

/**
 * Keeps the view where it was when another phase opens: the pressed step stays under the finger. If the open phase's
 * start is out of sight, as from deep inside a long one, it's scrolled into view. The focus stays on the tabs or on the
 * pressed step; from anywhere else it moves to the panel.
 */
export function useSteadyView(shown: string, phaseId: string, waiting: boolean): SteadyView {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<{ step: Element; top: number }>(null);
  const lastShown = useRef(shown);
  const lastPhase = useRef(phaseId);

  useLayoutEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    const pressed = held.current;
    if (pressed) {
      const moved = pressed.step.getBoundingClientRect().top - pressed.top;
      scrollBy({ top: moved, behavior: "instant" });
    }
    // A skeleton is replaced once more.
    if (!waiting) held.current = null;
    const panel = panelIn(root.current);
    const top = panel?.getBoundingClientRect().top ?? 0;
    if (top < 0 || (pressed === null && top > innerHeight))
      panel?.parentElement?.scrollIntoView({ behavior: "instant" });
  }, [shown, waiting]);

  useEffect(() => {
    if (lastPhase.current === phaseId) return;
    lastPhase.current = phaseId;
    const step = document.activeElement?.closest(".phase-step");
    if (step?.closest(".phase-tabs"))
      root.current?.querySelector<HTMLElement>(".phase-tabs [aria-selected=true]")?.focus();
    else if (!step?.closest("[data-open]")) panelIn(root.current)?.focus({ preventScroll: true });
  }, [phaseId]);

  return {
    root,
    keepInPlace: (step) => {
      held.current = { step, top: step.getBoundingClientRect().top };
    },
  };
}

function panelIn(root: Element | null) {
  return root?.querySelector<HTMLElement>(".phase-panel:not([hidden])");
}
