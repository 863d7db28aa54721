import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { pageAt } from "#content/index.ts";
import { redirectOfArticle } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { GentleSummary } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedWithin } from "#web/pages/not-found/not-found.server.ts";
import { Contents } from "#web/sections/contents.tsx";
import { Faces } from "#web/sections/faces.tsx";
import { Sources } from "#web/sections/sources.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { articleAt } from "../../reads.server.ts";
import type { RowItem } from "../../rules.ts";
import { ItemList } from "../../ui/item-list.tsx";
import { renderArticle } from "./drawn-article.server.tsx";
import { type ArticleView, articleStructuredData, articleView } from "./loader.server.ts";

type ReadOnProps = {
  heading: string;
  items: readonly RowItem[];
  /** The list of all articles. */
  hub: string;
  newTab: string;
  copy: { back: string };
};

/** The first as a card, as most readers go on to one. */
function ReadOn({ heading, items: [first, ...others], hub, newTab, copy }: ReadOnProps) {
  return (
    <div className="print:hidden">
      <Section labelledBy="read-on-heading" tight>
        <Heading id="read-on-heading" level={2} size={3}>
          {heading}
        </Heading>
        <div className="mt-5 grid items-start gap-x-12 gap-y-5 lg:grid-cols-2">
          {first === undefined ? null : <CardLink href={first.href} text={first.text} title={first.title} />}
          <ItemList brief items={others} newTab={newTab} single />
        </div>
        <p className="mt-4">
          <ButtonLink href={hub} variant="text">
            {copy.back}
          </ButtonLink>
        </p>
      </Section>
    </div>
  );
}

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const { siteUrl } = context.get(pageRequest);
  const article = articleAt(params.slug ?? "");
  const page = article && pageAt(articlePath(article.article.slug));
  const leadsTo = redirectOfArticle(params.slug ?? "");
  if (article === undefined && leadsTo !== undefined) throw redirect(leadsTo);
  if (article === undefined || page === undefined) return data(await movedWithin(args), { status: 404 });
  const copy = {
    page: { path: page.path, meta: page.meta },
    view: articleView(article.article),
    related: article.related,
    structuredData: pack(articleStructuredData(article.article, siteUrl)),
    ...trailOf(page, siteUrl),
    siteUrl,
  };
  const html = renderArticle(article.article);
  return new URL(request.url).pathname.endsWith(".data") ? { ...copy, html } : withUnsent(copy, html);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  if ("moved" in loaderData) return pageMeta(loaderData.moved);
  return pageMeta(loaderData);
};

/** A changed anchor needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function ArticlePage() {
  const loaded = useLoaderData<typeof loader>();
  if ("moved" in loaded) return <Moved near={loaded.moved.near} page={loaded.moved.page} />;
  const { view, related, html } = loaded;
  const { copy } = view;
  return (
    <>
      <div className="gentle-scope" key={view.slug}>
        <Opening view={view} />
        <Section tight>
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
            <Contents heading={copy.contents} sections={view.sections} />
            <article
              aria-label={view.title}
              className="prose max-w-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, from our own words
              dangerouslySetInnerHTML={{ __html: html ?? "" }}
              suppressHydrationWarning
            />
          </div>
        </Section>
      </div>
      <div id="after-article">
        <Faces className="mx-auto max-w-page px-gutter pb-section-tight" html={view.faces} />
        <Sources
          heading={copy.sources}
          newTab={copy.newTab}
          none={copy.noSources}
          policy={copy.policy}
          reviewed={`${view.reviewed} ${copy.notAdvice}`}
          sources={view.sources}
        />
      </div>
      <ReadOn
        heading={view.leadsToSupport ? copy.related.support : copy.related.heading}
        hub={copy.hub}
        items={related}
        newTab={copy.newTab}
        copy={copy.related}
      />
    </>
  );
}

function Opening({ view }: { view: ArticleView }) {
  const { title, summary, facts, writtenFor, picture, notes } = view;
  const [kind, ...others] = facts;
  // Emblems have a frame of their own and are never cropped.
  const isScene = picture.width > 300;
  return (
    <section className="relative">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="mx-auto grid max-w-page gap-x-16 px-gutter py-section-tight lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Trail />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
            <Tag>{kind}</Tag>
            {others.map((fact) => (
              <span className="flex items-center gap-2" key={fact}>
                <Icon name="clock" />
                {fact}
              </span>
            ))}
          </p>
          <h1 className="mt-4 max-w-[18em] text-h1">{title}</h1>
          <p className="max-w-[38rem] text-lead">{summary}</p>
        </div>
        <Illustration
          alt=""
          className={`max-lg:mt-6 max-lg:h-45 max-lg:w-full max-lg:sm:h-64 lg:row-span-2 lg:w-56 lg:self-center xl:w-64 print:hidden ${isScene ? `rounded-xl border-6 border-frame object-cover lg:aspect-[6/7] lg:rounded-arch ${picture.high ? "object-[50%_22%]" : "object-[50%_62%]"}` : "object-contain object-left"}`}
          height={picture.height}
          name={picture.name}
          priority
          width={picture.width}
        />
        <div className="min-w-0">
          <p className="mt-3 text-small">{writtenFor}</p>
          {notes === undefined ? null : (
            <div className="mt-6">
              <GentleSummary notes={notes} on="tint" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
