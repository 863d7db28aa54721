import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { NewsletterForm, type NewsletterFormCopy } from "#features/newsletter/ui/newsletter-form.tsx";
import type { RejectedForm } from "#platform/http/page-request.ts";

export type NewsletterPartProps = NewsletterFormCopy & { rejected?: RejectedForm | undefined };

/** The form, and word that it listens now. */
export function NewsletterPart({ onReady, ...form }: NewsletterPartProps & { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <NewsletterForm {...form} />;
}

/** Takes the served form over; the answer gives it up again. */
export function hydrateNewsletter(
  place: Element,
  props: NewsletterPartProps,
  onReady: () => void,
): () => void {
  const root = hydrateRoot(place, <NewsletterPart {...props} onReady={onReady} />);
  return () => root.unmount();
}
