import { revealIn } from "#ui/reveal.ts";
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
