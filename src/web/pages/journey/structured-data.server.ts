import type { Journey, Phase } from "#content/journeys/journey.ts";
import { phasePath } from "#content/journeys/phase-pages.ts";
import type { Plan } from "#content/plans.ts";
import { site } from "#content/site.ts";
import type { Crumb } from "#web/layout/trail.tsx";
import { offersOf } from "#web/structured-data/offers.server.ts";
import { organization } from "#web/structured-data/organization.server.ts";
import { breadcrumbList } from "#web/structured-data/trail.server.ts";

export function journeyStructuredData(
  journey: Journey,
  plan: Plan,
  trail: readonly Crumb[],
  siteUrl: string,
) {
  const url = `${siteUrl}${journey.path}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Course",
        "@id": `${url}#course`,
        url,
        name: journey.heading,
        description: journey.meta.description,
        inLanguage: site.language,
        dateModified: journey.reviewed,
        provider: organization(siteUrl),
        hasCourseInstance: { "@type": "CourseInstance", courseMode: ["online", "self-paced"] },
        // A plan that isn't open has no price, so there is no offer.
        ...(plan.state === "available" ? { offers: offersOf(plan) } : {}),
      },
      breadcrumbList(trail, siteUrl),
    ],
  };
}

export function phaseStructuredData(
  journey: Journey,
  phase: Phase,
  trail: readonly Crumb[],
  siteUrl: string,
) {
  const url = `${siteUrl}${phasePath(journey, phase)}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebPage",
        "@id": `${url}#page`,
        url,
        name: phase.title,
        description: phase.meta.description,
        inLanguage: site.language,
        dateModified: journey.reviewed,
        isPartOf: { "@type": "WebPage", name: journey.heading, url: `${siteUrl}${journey.path}` },
        publisher: organization(siteUrl),
      },
      breadcrumbList(trail, siteUrl),
    ],
  };
}
