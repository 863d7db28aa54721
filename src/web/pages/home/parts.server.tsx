/**
 * The parts of the home page that never change once they are there, as HTML. They are drawn here and not again
 * in the browser, so that the longest page of the site costs it no script. React escapes every word in them.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { layout } from "#content/layout.ts";
import { home } from "#content/pages/home.ts";
import { site } from "#content/site.ts";
import { Community, WhoWeSupport } from "./community-parts.tsx";
import { Hero } from "./hero.tsx";
import { ClinicCode, IntroBanner, Mission } from "./opening-parts.tsx";
import { Questions } from "./questions.tsx";
import { SupportCards } from "./support-cards.tsx";

export type StillParts = { beforePlans: string; afterPlans: string };

let drawn: StillParts | undefined;

/** From the hero to Who We Support, and the questions; membership and the letter stand between and after. */
export function stillParts(): StillParts {
  drawn ??= {
    beforePlans: renderToStaticMarkup(
      <>
        <Hero notMedical={site.notMedical} page={home} />
        <IntroBanner banner={home.introBanner} />
        <ClinicCode code={home.clinicCode} newTab={layout.opensInNewTab} />
        <Mission mission={home.mission} />
        <SupportCards support={home.support} />
        <Community community={home.community} />
        <WhoWeSupport who={home.whoWeSupport} />
      </>,
    ),
    afterPlans: renderToStaticMarkup(<Questions faq={home.faq} />),
  };
  return drawn;
}
