import type { ShownPage } from "#content/simple-pages/current-simple-pages.ts";
import { site } from "#content/site.ts";

/** Structured data of a page that the team has made: the page, and its questions and answers. */
export function pageStructuredData({ page, content }: ShownPage, siteUrl: string) {
  const url = `${siteUrl}${page.path}`;
  const questions = content.parts.flatMap((part) => (part.kind === "faq" ? part.questions : []));
  const webPage = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: page.heading,
    description: page.meta.description,
    inLanguage: site.language,
  };
  const faq = {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    isPartOf: { "@id": url },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return {
    "@context": "https://schema.org",
    "@graph": questions.length === 0 ? [webPage] : [webPage, faq],
  };
}
