import { home } from "#content/pages/home.ts";
import { site } from "#content/site.ts";

/** Structured data of the home page: the page, and its questions and answers. */
export function homeStructuredData(siteUrl: string) {
  const url = `${siteUrl}/`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebPage",
        "@id": url,
        url,
        name: home.meta.title,
        description: home.meta.description,
        inLanguage: site.language,
      },
      {
        "@type": "FAQPage",
        "@id": `${url}#faq`,
        isPartOf: { "@id": url },
        mainEntity: home.faq.items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
