import type { NewsletterFormCopy } from "#features/newsletter/schema.ts";
import { NewsletterForm } from "#features/newsletter/ui/newsletter-form.tsx";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { hydratePart } from "./hydrate-part.tsx";

export type NewsletterPartProps = NewsletterFormCopy & { rejected?: RejectedForm | undefined };

export function hydrateNewsletter(
  place: Element,
  props: NewsletterPartProps,
  signal: AbortSignal,
): Promise<void> {
  return hydratePart(place, <NewsletterForm {...props} />, signal);
}
