import { useEffect } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { formCopy, newsletterForm } from "#content/forms.ts";
import { layout } from "#content/layout.ts";
import { home } from "#content/pages/home.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { billingOf } from "#web/pricing/billing.ts";
import { faqPage } from "#web/structured-data/pages.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { renderHome } from "./parts.server.tsx";
import "./home.css";
import { site } from "#content/site.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  const { optional, errorMark, honeypotLabel } = formCopy;
  const letter = { copy: newsletterForm, marks: { optional, errorMark, honeypotLabel } };
  const rejected = rejectedForm?.form === "newsletter" ? rejectedForm : undefined;
  const { pathname, search } = new URL(request.url);
  const { path, name, meta, membership } = home;
  const offers = {
    billing: billingOf(search),
    offers: membership.offers,
    copy: membership.copy,
    newTab: layout.opensInNewTab,
  };
  const copy = {
    page: { path, name, meta },
    structuredData: pack(homeStructuredData(siteUrl)),
    moving: pack({ offers, letter }),
    siteUrl,
  };
  const html = renderHome({ offers, letter: { ...letter, rejected } });
  const asData = pathname.endsWith(".data");
  return asData ? { ...copy, html } : withUnsent(copy, html);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Nothing changes while someone is on the page; the billing period is read where it's shown. */
export const shouldRevalidate = () => false;

/** Eleven sections are a long way, above all on a phone, so there is less room between them. */
const shortAir = "max-sm:[--spacing-section:1.25rem] lg:[--spacing-section:3rem]";

export default function Home() {
  const { html, moving: packed } = useLoaderData<typeof loader>();
  const moving = useUnpacked(packed);

  useEffect(() => {
    const controller = new AbortController();
    const since = putAt();
    import("./motion.ts").then(
      ({ startMotion }) => controller.signal.aborted || startMotion(controller.signal, moving, since),
      // If it can't be loaded, nothing moves, but the page is complete.
      () => undefined,
    );
    return () => controller.abort();
  }, [moving]);

  /* biome-ignore-start lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from our own words */
  return (
    <>
      <div
        className={shortAir}
        dangerouslySetInnerHTML={{ __html: html?.parts ?? "" }}
        suppressHydrationWarning
      />
      <div
        className={`relative ${shortAir}`}
        dangerouslySetInnerHTML={{ __html: html?.letter ?? "" }}
        suppressHydrationWarning
      />
    </>
  );
  /* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */
}

/** When the page's parts were put on it: by the parser, or just now if another page came before. */
function putAt(): number {
  const [load] = performance.getEntriesByType("navigation");
  const isFirst = document.documentElement.dataset.hydrated === undefined;
  return isFirst && load instanceof PerformanceNavigationTiming ? load.domInteractive : performance.now();
}

function homeStructuredData(siteUrl: string) {
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
      faqPage(url, home.faq.items),
    ],
  };
}
