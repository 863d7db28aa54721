import { formCopy, newsletterForm } from "#content/forms.ts";
import { type ShownPage, simplePageAt } from "#content/simple-pages/current-simple-pages.ts";
import { site } from "#content/site.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { partsHtml } from "./drawn-parts.server.tsx";

type SimplePageRequest = {
  path: string;
  siteUrl: string;
  /** Whether the app asks for the page's data; the document has the HTML in it already. */
  asData: boolean;
};

/** The page that the team has made at this address, for its loader; undefined if there is none. */
export function simplePageView({ path, siteUrl, asData }: SimplePageRequest) {
  const simplePage = simplePageAt(path);
  if (!simplePage) return undefined;
  const { page, content } = simplePage;
  const { optional, errorMark, honeypotLabel } = formCopy;
  const newsletter = { copy: newsletterForm, marks: { optional, errorMark, honeypotLabel } };
  const view = {
    page: { path: page.path, meta: page.meta },
    made: {
      path: page.path,
      heading: page.heading,
      introduction: page.introduction,
      scene: content.scene,
      newsletter: hasNewsletter(simplePage) ? pack(newsletter) : undefined,
    },
    structuredData: pack(pageStructuredData(simplePage, siteUrl)),
    // Top-level pages need no breadcrumbs.
    ...(path.indexOf("/", 1) > 0 ? trailOf(page, siteUrl) : {}),
    siteUrl,
  };
  const html = partsHtml(content.parts, newsletter);
  return asData ? { ...view, html } : withUnsent(view, html);
}

export type MadePage = NonNullable<ReturnType<typeof simplePageView>>["made"];

function hasNewsletter({ content }: ShownPage): boolean {
  return content.parts.some((part) => part.kind === "form" && part.form === "newsletter");
}

/** Structured data of a page that the team has made: the page, and its questions and answers. */
function pageStructuredData({ page, content }: ShownPage, siteUrl: string) {
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
