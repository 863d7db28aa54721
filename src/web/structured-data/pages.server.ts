import type { ClinicContactPage } from "#content/pages/clinics/contact.ts";
import type { TrainingPage } from "#content/pages/clinics/training.ts";
import type { Page } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { organization } from "./organization.server.ts";

type Described = Pick<Page, "path" | "heading" | "meta">;

export function described(type: string, { heading: name, meta, path }: Described, siteUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": type,
    name,
    description: meta.description,
    url: `${siteUrl}${path}`,
    inLanguage: site.language,
  };
}

/** A page as a part of the site. */
export function webPage(type: `${string}Page`, page: Described, siteUrl: string) {
  const isPartOf = { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` };
  return { ...described(type, page, siteUrl), isPartOf };
}

export function faqPage(url: string, questions: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    isPartOf: { "@id": url },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A tool to use on its page, free and without a connection. */
export function webApplication(page: Described, siteUrl: string, featureList: readonly string[]) {
  return {
    ...described("WebApplication", page, siteUrl),
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    featureList,
    publisher: organization(siteUrl),
  };
}

export function serviceData(page: Described & { audience: string }, siteUrl: string) {
  const { inLanguage: _, ...service } = described("Service", page, siteUrl);
  return {
    ...service,
    provider: organization(siteUrl),
    audience: { "@type": "Audience", audienceType: page.audience },
    areaServed: ["US", "CA"],
  };
}

const audience = { "@type": "BusinessAudience", audienceType: "Fertility clinics" };

export function clinicWebPage(page: Page, siteUrl: string) {
  return { ...webPage("WebPage", page, siteUrl), audience };
}

/** Our service for clinics, without an offer because prices are agreed individually. */
export function clinicService(page: Page, siteUrl: string) {
  const { inLanguage: _, ...service } = described("Service", page, siteUrl);
  return {
    ...service,
    audience,
    serviceType: page.name,
    provider: organization(siteUrl),
    areaServed: ["US", "CA"].map((name) => ({ "@type": "Country", name })),
  };
}

export function clinicCourse(page: TrainingPage, siteUrl: string) {
  const provider = organization(siteUrl);
  return {
    ...described("Course", page, siteUrl),
    audience,
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

export function clinicContactPage(page: ClinicContactPage, siteUrl: string) {
  return {
    ...described("ContactPage", page, siteUrl),
    audience,
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
