import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { pageAt } from "#content/index.ts";
import { redirectOfArticle } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedWithin } from "#web/pages/not-found/not-found.server.ts";
import { Contents } from "#web/sections/contents.tsx";
import { Faces } from "#web/sections/faces.tsx";
import { Folded } from "#web/sections/folded.tsx";
import { Sources } from "#web/sections/sources.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { withUnsent } from "#web/unsent.ts";
import { articleAt } from "../../reads.server.ts";
import { renderArticle } from "./drawn-article.server.tsx";
import { type ArticleView, articleStructuredData, articleView } from "./loader.server.ts";
import "./article.css";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { GentleButton } from "#ui/gentle-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import type { HubCard } from "../../rules.ts";
import { ItemList } from "../../ui/item-list.tsx";

type ReadOnProps = {
  items: readonly HubCard[];
  /** The list of all articles. */
  hub: string;
  newTab: string;
  copy: { heading: string; back: string };
};

function ReadOn({ items, hub, newTab, copy }: ReadOnProps) {
  return (
    <div className="print:hidden">
      <Section tight>
        <Folded heading={copy.heading} id="read-on" level={2} onPhones>
          <div className="sm:mt-3">
            <ItemList brief items={items} newTab={newTab} />
          </div>
        </Folded>
        <p className="sm:mt-4">
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
      <div className="article" key={view.slug}>
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
      <ReadOn hub={copy.hub} items={related} newTab={copy.newTab} copy={copy.related} />
    </>
  );
}

function Opening({ view }: { view: ArticleView }) {
  const { title, summary, facts, writtenFor, picture, notes } = view;
  const [kind, ...others] = facts;
  return (
    <section className="relative">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-16 px-gutter py-section-tight">
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
          <p className="mt-3 text-small">{writtenFor}</p>
          {notes === undefined ? null : (
            // The script in the head handles this button, as in each passage; CSS does the rest.
            <div data-shows-all="" data-topics={notes.topics.join(" ")} suppressHydrationWarning>
              <div className="mt-6 flex w-fit max-w-text flex-wrap items-center gap-x-5 rounded-lg bg-surface px-3 py-0.5 sm:px-5 sm:py-1.5 text-small text-ink">
                <p className="flex gap-2 py-2 sm:gap-3">
                  <Icon className="mt-0.5 size-5 text-link" name="note" />
                  {notes.text}
                </p>
                <GentleButton names={notes} />
              </div>
              <div className="gentle-passage" />
            </div>
          )}
        </div>
        <Illustration
          alt=""
          className={`hidden w-56 shrink-0 lg:block xl:w-64 print:hidden ${picture.width > 300 ? "aspect-[6/7] rounded-arch border-6 border-frame object-cover" : ""}`}
          height={picture.height}
          name={picture.name}
          priority
          width={picture.width}
        />
      </div>
    </section>
  );
}
