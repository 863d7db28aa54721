import type { NewsletterPartProps } from "./newsletter.tsx";
import type { OffersProps } from "./offers.tsx";
import { awaitNewsletter, awaitOffers, whenNear } from "./takeover.ts";

export type MovingParts = { offers: OffersProps; letter: NewsletterPartProps };

/**
 * Everything on the home page that moves or is interactive; the page is complete HTML without it.
 * @param since when its parts were put on the page.
 */
export function startMotion(signal: AbortSignal, { offers, letter }: MovingParts, since: number): void {
  moveSteps(signal);
  revealIn(document, signal, since);
  drawThreads(signal);
  awaitOffers(signal, offers);
  awaitNewsletter(signal, letter);
}

/**
 * Rotates the three step cards: one is open, the next follows every five seconds, on phones once the reader has asked.
 * Hovering, focusing or choosing a card opens it and pauses; leaving it returns to the current step.
 */
function moveSteps(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>(".steps");
  const button = document.querySelector<HTMLButtonElement>(".step-pause");
  if (list === null || button === null) return;
  const cards = [...list.children];
  const bars = [...document.querySelectorAll(".step-bars > *")];
  const { textContent: pauseWord, dataset } = button;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const isPhone = matchMedia("(width < 40rem)").matches;
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
  // A touch anywhere on the hero, even one that scrolls, stops what moves under the finger; the button's own press follows.
  list.closest("section")?.addEventListener(
    "pointerdown",
    ({ pointerType, target }) => {
      if (pointerType === "touch" && target !== button) pause();
    },
    on,
  );
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
  // On phones they take up the screen, so they move only when the reader asks.
  if (still.matches || isPhone || list.matches(":hover, :focus-within")) {
    pause();
    openCurrent(":is(:hover, :focus-within)");
  } else run();
}

/** The mission's threads are drawn once, as they come into view. */
function drawThreads(signal: AbortSignal): void {
  const threads = document.querySelector(".threads");
  if (threads) whenNear(threads, signal, () => threads.classList.add("seen"), "0px");
}

/**
 * Moves everything marked `data-reveal` below the first screen into place: it gets the class `animate-in` when 15% of it
 * is visible, 50 px above the lower edge, or a second after it was put on the page, whichever comes first.
 */
function revealIn(root: ParentNode, signal: AbortSignal, since: number): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-reveal]")];
  const show = (element: Element) => element.classList.add("animate-in");
  const left = since + 1000 - performance.now();
  if (still || left <= 0) {
    elements.forEach(show);
    return;
  }
  // The observer's first callback has the positions; reading them from the page would force a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      // Read once, before anything changes; later it would force a layout.
      const { innerHeight } = window;
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (isIntersecting || boundingClientRect.top < innerHeight) show(target);
        else target.setAttribute("data-reveal", "wait");
      }
    },
    { threshold: 0.15, rootMargin: "0px 0px -50px" },
  );
  for (const element of elements) observer.observe(element);
  const stop = () => observer.disconnect();
  const fallback = setTimeout(() => {
    stop();
    elements.forEach(show);
  }, left);
  signal.addEventListener("abort", () => {
    clearTimeout(fallback);
    stop();
  });
}
