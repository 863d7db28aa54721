import { useEffect } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { campaignCopyIn } from "#content/campaign-labels/by-language.ts";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { directionOf, ownNameOf } from "#content/languages.ts";
import {
  pagesInOtherLanguages,
  redirectOfPage,
  type ShownPage,
  simplePageAt,
} from "#content/simple-pages/current-simple-pages.ts";
import { simplePageCopy } from "#content/simple-pages/page-copy.ts";
import { hasNewsletter } from "#content/simple-pages/simple-page.ts";
import { site } from "#content/site.ts";
import { signupFormIn } from "#features/newsletter/reads.server.ts";
import { pageRequest, type RejectedForm } from "#platform/http/page-request.ts";
import { ownFrame } from "#web/layout/own-frame.server.ts";
import { Trail } from "#web/layout/trail.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack, unpack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedOrMissing } from "#web/pages/not-found/not-found.server.ts";
import { Landscape } from "#web/sections/landscape.tsx";
import { OtherLanguages } from "#web/sections/other-languages.tsx";
import { faqPage } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { partsHtml } from "./drawn-parts.server.tsx";

/**
 * Every address that the build doesn't know: a page that the team has made, a redirect to where it has moved, or a 404.
 * These pages share the route, since every page loads the list of routes.
 */
export async function loader(args: LoaderFunctionArgs) {
  const path = onePath(args.url.pathname);
  const { siteUrl, rejectedForm } = args.context.get(pageRequest);
  const asData = new URL(args.request.url).pathname.endsWith(".data");
  const rejected = rejectedForm?.form === "newsletter" ? rejectedForm : undefined;
  const view = simplePageView({ path, siteUrl, asData, rejected });
  if (view) return view;
  const leadsTo = redirectOfPage(path);
  if (leadsTo !== undefined) throw redirect(leadsTo);
  return data(await movedOrMissing(args), { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function OtherPage() {
  const loaded = useLoaderData<typeof loader>();
  if ("made" in loaded) return <SimplePage html={loaded.html} made={loaded.made} siteUrl={loaded.siteUrl} />;
  return <Moved near={loaded.near} page={loaded.page} />;
}

type SimplePageProps = { made: MadePage; html: string | undefined; siteUrl: string };

/** A page that the team has made. */
function SimplePage({ made, html, siteUrl }: SimplePageProps) {
  const { path, newsletter } = made;
  useEffect(() => {
    if (newsletter === undefined) return;
    const controller = new AbortController();
    import("../home/takeover.ts").then(
      ({ awaitNewsletter }) =>
        controller.signal.aborted || awaitNewsletter(controller.signal, unpack(newsletter)),
      // If it can't be loaded, the served form still works without JavaScript.
      () => undefined,
    );
    return () => controller.abort();
  }, [newsletter]);
  return (
    <div dir={directionOf(made.language)} key={path} lang={made.language}>
      <Opening made={made} />
      <OtherLanguages
        className="mx-auto max-w-page px-gutter pt-4"
        label={made.alsoIn}
        own={{ href: path, language: made.language }}
        siteUrl={siteUrl}
        translations={made.translations}
      />
      <div
        className="mx-auto max-w-page px-gutter py-section-tight"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server
        dangerouslySetInnerHTML={{ __html: html ?? "" }}
        suppressHydrationWarning
      />
    </div>
  );
}

function Opening({ made: { heading, introduction, scene } }: { made: MadePage }) {
  if (scene !== "none")
    return (
      <Landscape
        page={{ heading, introduction }}
        picture={{ name: scene, alt: "", width: 1600, height: 560 }}
        heading="max-w-[37rem] text-display wrap-anywhere"
      />
    );
  return (
    <section className="mx-auto max-w-page px-gutter pt-section-tight">
      <Trail />
      <h1 className="max-w-[18em] text-h1 wrap-anywhere">{heading}</h1>
      {introduction === "" ? null : (
        <p className="max-w-[38rem] text-lead text-ink-soft wrap-anywhere">{introduction}</p>
      )}
    </section>
  );
}

type SimplePageRequest = {
  path: string;
  siteUrl: string;
  /** Whether the app asks for the page's data; the document has the HTML in it already. */
  asData: boolean;
  /** The errors of its newsletter form, sent without JavaScript. */
  rejected: RejectedForm | undefined;
};

/** Undefined if the team has made no page at this address. */
function simplePageView({ path, siteUrl, asData, rejected }: SimplePageRequest) {
  const simplePage = simplePageAt(path);
  if (!simplePage) return undefined;
  const { page, content } = simplePage;
  const { language = "en" } = content;
  const around = copyAround(language);
  const translations = pagesInOtherLanguages(path).filter((each) => each.path !== page.path);
  const newsletter = signupFormIn(language);
  const view = {
    page: { path: page.path, meta: page.meta },
    made: {
      path: page.path,
      heading: page.heading,
      introduction: page.introduction,
      scene: content.scene,
      language,
      alsoIn: campaignCopyIn(language).campaignPage.alsoIn,
      translations: translations.map(({ path: href, ...each }) => ({
        ...{ href, language: each.language },
        name: ownNameOf(each.language),
      })),
      newsletter: hasNewsletter(content) ? pack(newsletter) : undefined,
    },
    structuredData: pack(pageStructuredData(simplePage, siteUrl)),
    // Top-level pages need no breadcrumbs.
    ...(path.indexOf("/", 1) > 0 ? trailOf(page, siteUrl) : {}),
    siteUrl,
    ...ownFrame(around),
  };
  const html = partsHtml(content.parts, {
    newsletter: { ...newsletter, rejected },
    links: around?.forms ?? simplePageCopy.forms,
  });
  return asData ? { ...view, html } : withUnsent(view, html);
}

type MadePage = NonNullable<ReturnType<typeof simplePageView>>["made"];

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
  return {
    "@context": "https://schema.org",
    "@graph": questions.length === 0 ? [webPage] : [webPage, faqPage(url, questions)],
  };
}
