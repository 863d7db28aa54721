import type { NewsletterPartProps } from "./newsletter.tsx";
import type { OffersProps } from "./offers.tsx";

/** Tells once, when the element is about a screen away. */
function whenNear(element: Element, signal: AbortSignal, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "900px" },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Gives a part up with the page; React refuses to while it is still taking down the page around it. */
function untilGone(signal: AbortSignal, giveUp: () => void): void {
  signal.addEventListener("abort", () => setTimeout(giveUp));
}

/** Brings the script of the offers when they come near; until then their links work by themselves. */
export function awaitOffers(signal: AbortSignal, props: OffersProps): void {
  const place = document.getElementById("offers");
  if (!place) return;
  whenNear(place, signal, () => {
    import("./offers.tsx").then(
      ({ takeOverOffers }) => signal.aborted || untilGone(signal, takeOverOffers(place, props)),
      () => undefined,
    );
  });
}

/**
 * Brings the script of the letter's form when the form comes near. A press that is quicker is kept until then,
 * so that it is answered here and not by the browser and a new page.
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
      ({ hydrateNewsletter }) => {
        if (signal.aborted) return;
        untilGone(signal, hydrateNewsletter(place, props, goOn));
      },
      () => {
        // The form as the server sent it sends itself.
        form.noValidate = false;
        goOn();
      },
    );
  });
}
