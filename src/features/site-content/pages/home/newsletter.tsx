import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { NewsletterForm, type NewsletterFormCopy } from "#features/newsletter/ui/newsletter-form.tsx";
import type { RejectedForm } from "#platform/http/page-request.ts";

export type NewsletterPartProps = NewsletterFormCopy & { rejected?: RejectedForm | undefined };

/** The form, which reports when it's hydrated. */
export function NewsletterPart({ onReady, ...form }: NewsletterPartProps & { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <NewsletterForm {...form} />;
}

/** Hydrates the served form; returns a function that unmounts it. */
export function hydrateNewsletter(
  place: Element,
  props: NewsletterPartProps,
  onReady: () => void,
): () => void {
  const root = hydrateRoot(place, <NewsletterPart {...props} onReady={onReady} />);
  return () => root.unmount();
}
