import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { crisisHelp, speaksOfCrisis } from "#content/crisis-words.ts";
import { formCopy } from "#content/forms.ts";
import { pageAt } from "#content/index.ts";
import { hubKinds, hubLengths, hubPaths } from "#content/knowledge-hub/choices.ts";
import { layout } from "#content/layout.ts";
import { hubFeed, knowledgeHub } from "#content/pages/knowledge-hub.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Opening } from "#web/pages/plain/opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { found, hubItems } from "../../reads.server.ts";
import { queryOf } from "../../schema.ts";
import { Finding } from "./finding.tsx";
import { Reading } from "./reading.tsx";
import { Shelf } from "./shelf.tsx";
import { hubStructuredData } from "./structured-data.server.ts";
import "./knowledge-hub.css";

/** Everything there is to find, the page's words, and what the words in the address have found. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { q } = queryOf(url.searchParams);
  const at = pageAt(onePath(url.pathname));
  const { find, courses, shelf, reading, heading, introduction, picture } = knowledgeHub;
  const { optional, errorMark } = formCopy;
  return {
    page: { ...(at ?? knowledgeHub), heading, introduction, picture, find, courses, shelf, reading },
    items: pack(hubItems),
    answered: q === "" ? undefined : { q, found: found(q) },
    help: speaksOfCrisis(q) ? crisisHelp : undefined,
    choices: {
      paths: hubPaths,
      kinds: hubKinds,
      lengths: hubLengths.map(({ value, label }) => ({ value, label })),
    },
    signIn: site.links.membersLogin.href,
    feed: hubFeed.path,
    marks: { optional, errorMark },
    newTab: layout.opensInNewTab,
    structuredData: pack(hubStructuredData(siteUrl)),
    siteUrl,
    ...trailOf(knowledgeHub, siteUrl),
  };
}

/** For an address with a search, which is answered anew: asked again each time, and kept for going back. */
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

/** All items are here already; a change of the query has nothing to fetch. */
export const shouldRevalidate = () => false;

/** The Knowledge Hub: find an article, a guide or a course, and what else is on the shelf. */
export default function KnowledgeHub() {
  const {
    page,
    items: packed,
    answered,
    help,
    choices,
    signIn,
    feed,
    marks,
    newTab,
  } = useLoaderData<typeof loader>();
  const items = useUnpacked(packed);
  return (
    <>
      <Opening beside heading={page.heading} introduction={page.introduction} picture={page.picture} />
      <Finding
        answered={answered}
        choices={choices}
        help={help}
        items={items}
        marks={marks}
        newTab={newTab}
        page={page}
        signIn={signIn}
      />
      <Shelf shelf={page.shelf} />
      <Reading feed={feed} reading={page.reading} />
    </>
  );
}
