import type { NewsletterPartProps } from "./newsletter.tsx";
import type { OffersProps } from "./offers.tsx";
import { moveSteps } from "./step-motion.ts";
import { awaitNewsletter, awaitOffers } from "./takeover.ts";

export type MovingParts = { offers: OffersProps; letter: NewsletterPartProps };

/** Everything on the home page that moves or is interactive; the page is complete HTML without it. */
export function startMotion(signal: AbortSignal, { offers, letter }: MovingParts): void {
  moveSteps(signal);
  revealIn(document, signal);
  awaitOffers(signal, offers);
  awaitNewsletter(signal, letter);
}

/**
 * Animates everything marked `data-reveal` below the first screen into view: it gets the class `animate-in` when 15% of
 * it is visible, 50 px above the lower edge, however late that is. After one second, so does everything the observer
 * hasn't reported.
 */
function revealIn(root: ParentNode, signal: AbortSignal): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-reveal]")];
  const show = (element: Element) => element.classList.add("animate-in");
  if (still) {
    elements.forEach(show);
    return;
  }
  const unreported = new Set<Element>(elements);
  // The observer's first callback has the positions; reading them from the page would force a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      // Read once, before anything changes; later it would force a layout.
      const { innerHeight } = window;
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        unreported.delete(target);
        if (isIntersecting || boundingClientRect.top < innerHeight) show(target);
        else target.setAttribute("data-reveal", "wait");
      }
    },
    { threshold: 0.15, rootMargin: "0px 0px -50px" },
  );
  for (const element of elements) observer.observe(element);
  const fallback = setTimeout(() => unreported.forEach(show), 1000);
  signal.addEventListener("abort", () => {
    clearTimeout(fallback);
    observer.disconnect();
  });
}
