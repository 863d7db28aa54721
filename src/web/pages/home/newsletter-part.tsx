import type { HomePage } from "#content/pages/home.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { PartHead } from "./part.tsx";

type LetterPartProps = {
  newsletter: HomePage["newsletter"];
  /** The form's HTML; React takes it over when it comes near (letter.tsx). */
  form: string;
};

/** The sign-up for the monthly letter. */
export function LetterPart({ newsletter, form }: LetterPartProps) {
  return (
    <>
      <Backdrop className="bg-tint-sage" />
      <section
        aria-labelledby="newsletter-heading"
        className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-gutter py-section lg:grid-cols-[1fr_minmax(0,36rem)]"
        id="newsletter"
      >
        <PartHead heading={newsletter.heading} id="newsletter-heading" text={newsletter.text} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own words */}
        <div dangerouslySetInnerHTML={{ __html: form }} id="letter" />
      </section>
    </>
  );
}
