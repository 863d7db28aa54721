import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { NewsletterForm, type NewsletterFormWords } from "#features/newsletter/ui/newsletter-form.tsx";
import type { RejectedForm } from "#platform/http/page-request.ts";

export type LetterProps = NewsletterFormWords & { rejected?: RejectedForm | undefined };

/** The form, and word that it listens now. */
export function Letter({ onReady, ...form }: LetterProps & { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <NewsletterForm {...form} />;
}

/** Takes the served form over; the answer gives it up again. */
export function takeOverLetter(place: Element, props: LetterProps, onReady: () => void): () => void {
  const root = hydrateRoot(place, <Letter {...props} onReady={onReady} />);
  return () => root.unmount();
}
