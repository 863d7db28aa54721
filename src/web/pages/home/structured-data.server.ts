import { home } from "#content/pages/home.ts";
import { site } from "#content/site.ts";

/** What the home page tells search engines in their own words: the page, and its questions with their answers. */
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
