import { hydrateRoot } from "react-dom/client";
import { NewsletterForm, type NewsletterFormWords } from "#features/newsletter/ui/newsletter-form.tsx";
import type { RejectedForm } from "#platform/http/page-request.ts";

export type LetterProps = NewsletterFormWords & { rejected?: RejectedForm | undefined };

/** Takes the served form over; the answer gives it up again. */
export function takeOverLetter(place: Element, props: LetterProps): () => void {
  const root = hydrateRoot(place, <NewsletterForm {...props} />);
  return () => root.unmount();
}
