/**
 * The home page as HTML. It is drawn here and not again in the browser, so that the longest page of the site
 * costs it hardly any script; only what answers a visitor is taken over there. React escapes every word in it.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { layout } from "#content/layout.ts";
import { home } from "#content/pages/home.ts";
import { site } from "#content/site.ts";
import { Community, WhoWeSupport } from "./community-parts.tsx";
import { Hero } from "./hero.tsx";
import type { MovingParts } from "./motion.ts";
import { NewsletterPart } from "./newsletter.tsx";
import { LetterPart } from "./newsletter-part.tsx";
import { Offers } from "./offers.tsx";
import { OffersPart } from "./offers-part.tsx";
import { ClinicCode, IntroBanner, Mission } from "./opening-parts.tsx";
import { Questions } from "./questions.tsx";
import { SupportCards } from "./support-cards.tsx";

/** The letter stands apart: the foot of the page takes the colour of the last part. */
export type HomeParts = { parts: string; letter: string };

const asHtml = new Map<string, string>();

// What no request changes is drawn once.
function once(name: string, part: ReactNode): string {
  const known = asHtml.get(name) ?? renderToStaticMarkup(part);
  asHtml.set(name, known);
  return known;
}

/** All eleven parts but the footer, for one request. */
export function drawHome({ offers, letter }: MovingParts): HomeParts {
  const before = (
    <>
      <Hero notMedical={site.notMedical} page={home} />
      <IntroBanner banner={home.introBanner} />
      <ClinicCode code={home.clinicCode} newTab={layout.opensInNewTab} />
      <Mission mission={home.mission} />
      <SupportCards support={home.support} />
      <Community community={home.community} />
      <WhoWeSupport who={home.whoWeSupport} />
    </>
  );
  return {
    parts:
      once("before", before) +
      once(
        offers.billing,
        <OffersPart membership={home.membership} offers={renderToString(<Offers {...offers} />)} />,
      ) +
      once("faq", <Questions faq={home.faq} />),
    letter: renderToStaticMarkup(
      <LetterPart form={renderToString(<NewsletterPart {...letter} />)} newsletter={home.newsletter} />,
    ),
  };
}
