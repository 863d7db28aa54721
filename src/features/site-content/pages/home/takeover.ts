import type { NewsletterPartProps } from "./newsletter.tsx";
import type { OffersProps } from "./offers.tsx";

/** Calls back once, when the element is this far from the viewport: about a screen, if it isn't said. */
export function whenNear(element: Element, signal: AbortSignal, act: () => void, rootMargin = "900px"): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Loads the offers' script when they are near the viewport; until then their links work without it. */
export function awaitOffers(signal: AbortSignal, props: OffersProps): void {
  const place = document.getElementById("offers");
  if (!place) return;
  whenNear(place, signal, () => {
    import("./offers.tsx").then(
      ({ hydrateOffers }) => signal.aborted || void hydrateOffers(place, props, signal),
      () => undefined,
    );
  });
}

/**
 * Loads the newsletter form's script when the form is near the viewport. An earlier press is replayed then, so that
 * it's handled here instead of loading a new page.
 */
export function awaitNewsletter(signal: AbortSignal, props: NewsletterPartProps): void {
  const place = document.getElementById("letter");
  const form = place?.querySelector("form");
  if (!place || !form) return;
  const waiting = new AbortController();
  let pressed = false;
  const goOn = () => {
    waiting.abort();
    if (pressed) form.requestSubmit();
  };
  form.noValidate = true;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      pressed = true;
    },
    { signal: waiting.signal },
  );
  whenNear(place, signal, () => {
    import("./newsletter.tsx").then(
      ({ hydrateNewsletter }) => signal.aborted || void hydrateNewsletter(place, props, signal).then(goOn),
      () => {
        // If it can't be loaded, the served form still works without JavaScript.
        form.noValidate = false;
        goOn();
      },
    );
  });
}
