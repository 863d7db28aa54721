import type { NewsletterPartProps } from "./newsletter.tsx";
import type { OffersProps } from "./offers.tsx";
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
 * Rotates the three step cards: one is open, the next follows every five seconds. Hovering, focusing or choosing a card
 * opens it and pauses; leaving it returns to the current step.
 */
function moveSteps(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>(".steps");
  const button = document.querySelector<HTMLButtonElement>(".step-pause");
  if (list === null || button === null) return;
  const cards = [...list.children];
  const bars = [...document.querySelectorAll(".step-bars > *")];
  const { textContent: pauseWord, dataset } = button;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let step = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function open(at: number): void {
    cards.forEach((card, index) => {
      card.toggleAttribute("data-open", index === at);
      card.querySelector("button")?.setAttribute("aria-expanded", `${index === at}`);
    });
    bars.forEach((bar, index) => {
      bar.toggleAttribute("data-on", index === step);
    });
  }
  /** The hovered or focused card, or else the current step. */
  function openCurrent(selector: string): void {
    const held = cards.findIndex((card) => card.matches(selector));
    open(held < 0 ? step : held);
  }
  function next(): void {
    step = (step + 1) % cards.length;
    open(step);
  }
  function say(word: string | null | undefined): void {
    if (button !== null) button.textContent = word ?? "";
  }
  function pause(): void {
    clearInterval(timer);
    timer = undefined;
    say(dataset.resume);
  }
  function run(): void {
    timer = setInterval(next, 5000);
    say(pauseWord);
  }

  const on = { signal };
  cards.forEach((card, at) => {
    const openThis = () => {
      pause();
      open(at);
    };
    card.addEventListener(
      "pointerenter",
      (event) => {
        // A touch that scrolls isn't a choice; a tap arrives as a click.
        if (!(event instanceof PointerEvent) || event.pointerType !== "touch") openThis();
      },
      on,
    );
    card.addEventListener("pointerleave", () => openCurrent(":focus-within"), on);
    card.addEventListener("focusin", openThis, on);
    card.addEventListener("focusout", () => openCurrent(":hover"), on);
    card.addEventListener(
      "click",
      () => {
        step = at;
        openThis();
      },
      on,
    );
  });
  button.addEventListener(
    "click",
    () => {
      if (timer !== undefined) return pause();
      next();
      // With reduced motion each press is one step.
      if (!still.matches) run();
    },
    on,
  );
  still.addEventListener("change", () => still.matches && pause(), on);
  signal.addEventListener("abort", pause);

  list.dataset.live = "";
  button.classList.remove("invisible");
  if (still.matches || list.matches(":hover, :focus-within")) {
    pause();
    openCurrent(":is(:hover, :focus-within)");
  } else run();
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
