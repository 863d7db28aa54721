import type { ClinicContactPage } from "#content/pages/clinics/contact.ts";
import type { TrainingPage } from "#content/pages/clinics/training.ts";
import type { Page } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { organization } from "./organization.server.ts";

const context = "https://schema.org";

/** Structured data of a support page: a service, its audience, and its provider. */
export function serviceData(
  page: Pick<Page, "path" | "heading" | "meta">,
  siteUrl: string,
  audience: string,
) {
  return {
    "@context": context,
    "@type": "Service",
    name: page.heading,
    description: page.meta.description,
    url: `${siteUrl}${page.path}`,
    provider: organization(siteUrl),
    audience: { "@type": "Audience", audienceType: audience },
    areaServed: ["US", "CA"],
  };
}

const clinics = { "@type": "BusinessAudience", audienceType: "Fertility clinics" };

function described(type: string, page: Page, siteUrl: string) {
  const { heading: name, meta, path } = page;
  return {
    "@context": context,
    "@type": type,
    name,
    description: meta.description,
    url: `${siteUrl}${path}`,
    inLanguage: site.language,
    audience: clinics,
  };
}

/** A page for clinics. */
export function clinicWebPage(page: Page, siteUrl: string) {
  const isPartOf = { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` };
  return { ...described("WebPage", page, siteUrl), isPartOf };
}

/** Our service for clinics, without an offer because prices are agreed individually. */
export function clinicService(page: Page, siteUrl: string) {
  const { inLanguage: _, ...service } = described("Service", page, siteUrl);
  return {
    ...service,
    serviceType: page.name,
    provider: organization(siteUrl),
    areaServed: ["US", "CA"].map((name) => ({ "@type": "Country", name })),
  };
}

/** The training, with its modules. */
export function clinicCourse(page: TrainingPage, siteUrl: string) {
  const provider = organization(siteUrl);
  return {
    ...described("Course", page, siteUrl),
    provider,
    // Six modules of at most half an hour.
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", courseWorkload: "PT3H" },
    hasPart: page.modules.items.map(({ id, title, learn }) => ({
      "@type": "LearningResource",
      "@id": `${siteUrl}${page.path}#${id}`,
      name: title,
      description: learn,
      timeRequired: "PT30M",
    })),
  };
}

/** The contact for clinics. */
export function clinicContactPage(page: ClinicContactPage, siteUrl: string) {
  return {
    ...described("ContactPage", page, siteUrl),
    mainEntity: {
      ...organization(siteUrl),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: page.heading,
        email: page.nextSteps.email,
        areaServed: ["US", "CA"],
      },
    },
  };
}
