import { useEffect } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { formWords, newsletterForm } from "#content/forms.ts";
import { home } from "#content/pages/home.ts";
import { NewsletterForm } from "#features/newsletter/ui/newsletter-form.tsx";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { stillParts } from "./parts.server.tsx";
import { homeStructuredData } from "./structured-data.server.ts";
import "./home.css";

/** The page's parts and words, and the letter's form as it came back when it was sent without script. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  const { path, name, meta, newsletter } = home;
  return {
    page: { path, name, meta },
    still: stillParts(),
    structuredData: homeStructuredData(siteUrl),
    newsletter,
    form: {
      words: newsletterForm,
      marks: {
        optional: formWords.optional,
        errorMark: formWords.errorMark,
        trapLabel: formWords.trapLabel,
      },
    },
    siteUrl,
    rejected: rejectedForm?.form === "newsletter" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData), { "script:ld+json": loaderData.structuredData }] : [];

/** Home: who we are, what we stand for, every way on, and the letter. */
export default function Home() {
  const { still, newsletter, form, rejected } = useLoaderData<typeof loader>();

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    import("./motion.ts").then(
      ({ beginMotion }) => signal.aborted || beginMotion({ signal, onNearPlans: () => undefined }),
      // Without it the page stands still, and is whole.
      () => undefined,
    );
    return () => gone.abort();
  }, []);

  return (
    <>
      <Html html={still.beforePlans} />
      <Html html={still.afterPlans} />
      <Section ground="sage" id="newsletter" labelledBy="newsletter-heading">
        <div className="grid items-center gap-x-36 gap-y-8 lg:grid-cols-[1fr_minmax(0,36rem)]">
          <div>
            <h2 className="max-w-80 font-display text-h2 text-balance" id="newsletter-heading">
              {newsletter.heading}
            </h2>
            <p className="mt-[1.1rem] max-w-124 text-lead text-ink-soft">{newsletter.text}</p>
          </div>
          <NewsletterForm {...form} rejected={rejected} />
        </div>
      </Section>
    </>
  );
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from our own words only
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
