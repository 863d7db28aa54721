import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { legalPages } from "#content/index.ts";
import { legalCopy } from "#content/pages/legal/legal-copy.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Contents } from "#web/pages/support-parts/contents.tsx";
import { siteFacts } from "#web/site-facts.ts";
import { legalFacts } from "./facts.server.ts";
import { LegalSections } from "./legal-sections.tsx";
import { putInFacts } from "./put-in-facts.server.ts";
import type { ShownPage } from "./shown-page.ts";
import { webPageOf } from "./structured-data.server.ts";

/** The legal page at this address, with values from the code and this site's settings. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const legalPage = legalPages.find(({ path }) => path === onePath(url.pathname));
  if (legalPage === undefined) throw new Response(null, { status: 404 });
  const { siteUrl } = context.get(pageRequest);
  const { summaryHeading, contentsHeading, changed, sampleTag } = legalCopy;
  return {
    page: putInFacts(legalPage, legalFacts(context.get(siteFacts))),
    copy: { summaryHeading, contentsHeading, changed, sampleTag },
    structuredData: pack(webPageOf(legalPage, siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** A legal page: a summary at the top, then the full text with a table of contents. */
export default function Legal() {
  const { page, copy } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening page={page} copy={copy} />
      <Section tight>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
          <Contents heading={copy.contentsHeading} sections={page.sections} />
          <LegalSections sampleTag={copy.sampleTag} sections={page.sections} />
        </div>
      </Section>
    </>
  );
}

type OpeningProps = {
  page: ShownPage;
  copy: {
    summaryHeading: string;
    changed: string;
  };
};

/** The top of a legal page: what it is, and a summary in a few lines. */
function Opening({ page, copy }: OpeningProps) {
  const { heading, introduction, changed, summary } = page;
  return (
    <Section ground="tint" tight>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] print:block">
        <div>
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
          <p className="mt-4 text-small text-ink-soft">
            {copy.changed}: <time dateTime={changed.day}>{changed.text}</time>
          </p>
        </div>
        <section
          aria-labelledby="summary"
          className="rounded-xl border border-line bg-surface p-card shadow-card print:mt-6 print:shadow-none"
        >
          <h2 className="text-h3" id="summary">
            {copy.summaryHeading}
          </h2>
          <ul className="mt-4 grid gap-3">
            {summary.map((line) => (
              <li className="flex gap-3" key={line}>
                <Icon className="mt-1.5 size-4.5 text-link" name="leaf" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
