import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { crisisHelp } from "#content/crisis.ts";
import { speaksOfCrisis } from "#content/crisis-words.ts";
import { formCopy } from "#content/forms.ts";
import { pageAt } from "#content/index.ts";
import { hubKinds, hubLengths, hubPaths, hubReaders, hubSubjects } from "#content/knowledge-hub/choices.ts";
import { layout } from "#content/layout.ts";
import { hubFeed, hubTexts, type KnowledgeHubPage, knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Fold } from "#web/sections/folded.tsx";
import { PlainOpening } from "#web/sections/plain-opening.tsx";
import { webPage } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import {
  editedTexts,
  featuredInHub,
  hubItems,
  hubShelvesInWords,
  kindInWords,
  searchHub,
} from "../../reads.server.ts";
import { queryOf } from "../../schema.ts";
import { Finding } from "./finding.tsx";
import "./knowledge-hub.css";
import { currentArticles } from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Prose } from "#ui/prose.tsx";
import { Section } from "#ui/section.tsx";

function Shelf({ shelf }: { shelf: KnowledgeHubPage["shelf"] }) {
  const headingId = `${shelf.id}-heading`;
  return (
    <Section id={shelf.id} labelledBy={headingId} tight>
      <Heading level={2} id={headingId}>
        {shelf.heading}
      </Heading>
      <ul className="mt-stack border-b border-line">
        {shelf.links.map(({ href, title, text }) => (
          <li className="border-t border-line" key={href}>
            <a
              className="group flex items-center justify-between gap-6 rounded-sm py-3 text-ink focus-ring hover:text-link"
              href={href}
            >
              <span className="grid gap-x-10 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline">
                <span className="font-display text-h4 font-[450]">{title}</span>
                <span className="text-small text-ink-soft">{text}</span>
              </span>
              <Icon
                className="size-5 text-link transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
                name="arrow"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reading({ reading, feed }: { reading: KnowledgeHubPage["reading"]; feed: string }) {
  const headingId = `${reading.id}-heading`;
  return (
    <Section ground="sage" id={reading.id} labelledBy={headingId} tight>
      <Fold
        heading={
          <Heading level={2} size={3} id={headingId}>
            {reading.heading}
          </Heading>
        }
        onPhones
      >
        <div className="mt-2">
          <Prose>
            {reading.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <ButtonLink href={feed} variant="text">
                {reading.feed}
              </ButtonLink>
            </p>
          </Prose>
        </div>
      </Fold>
    </Section>
  );
}

export function loader({ url, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { q } = queryOf(url.searchParams);
  const at = pageAt(onePath(url.pathname));
  const { find, courses, shelf, reading, heading, introduction, picture } = knowledgeHub;
  const { optional, errorMark } = formCopy;
  return {
    page: { ...(at ?? knowledgeHub), heading, introduction, picture, find, courses, shelf, reading },
    items: pack(hubItems()),
    shelves: hubShelvesInWords(),
    featured: featuredInHub(),
    answered: q === "" ? undefined : { q, found: searchHub(q) },
    help: { copy: crisisHelp(), shown: speaksOfCrisis(q) },
    choices: {
      subject: hubSubjects,
      path: hubPaths,
      reader: hubReaders,
      kind: hubKinds,
      length: hubLengths.map(({ value, label }) => ({ value, label })),
    },
    signIn: site.links.membersLogin.href,
    feed: hubFeed.path,
    edited: Object.keys(editedTexts()).length > 0 ? hubTexts.path : undefined,
    marks: { optional, errorMark },
    newTab: layout.opensInNewTab,
    structuredData: pack(hubStructuredData(siteUrl)),
    siteUrl,
    ...trailOf(knowledgeHub, siteUrl),
  };
}

/** A page with a search isn't prerendered: revalidated each time, and cached for the back button. */
export const headers = () => ({ "cache-control": "no-cache" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta(loaderData),
        {
          tagName: "link",
          rel: "alternate",
          type: "application/rss+xml",
          title: loaderData.page.reading.feedTitle,
          href: `${loaderData.siteUrl}${loaderData.feed}`,
        },
      ]
    : [];

/** All items are loaded already; a changed query needs no request. */
export const shouldRevalidate = () => false;

export default function KnowledgeHub() {
  const {
    page,
    items: packed,
    shelves,
    featured,
    answered,
    help,
    choices,
    edited,
    signIn,
    feed,
    marks,
    newTab,
  } = useLoaderData<typeof loader>();
  const items = useUnpacked(packed);
  return (
    <>
      <PlainOpening beside page={page} />
      <Finding
        answered={answered}
        choices={choices}
        edited={edited}
        featured={featured}
        help={help}
        items={items}
        marks={marks}
        newTab={newTab}
        page={page}
        shelves={shelves}
        signIn={signIn}
      />
      <Shelf shelf={page.shelf} />
      <Reading feed={feed} reading={page.reading} />
    </>
  );
}

function hubStructuredData(siteUrl: string) {
  const articles = currentArticles();
  return {
    ...webPage("CollectionPage", knowledgeHub, siteUrl),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: articles.length,
      itemListElement: articles.map(({ slug, title, kind, minutes }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        item: {
          "@type": "LearningResource",
          name: title,
          url: `${siteUrl}${articlePath(slug)}`,
          learningResourceType: kindInWords(kind),
          timeRequired: `PT${minutes}M`,
          isAccessibleForFree: true,
        },
      })),
    },
  };
}
