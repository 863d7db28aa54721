import type { MetaDescriptor } from "react-router";
import type { PageMeta, SitePath } from "#content/schema.ts";
import { type Packed, unpack } from "./packed.ts";
import { shareImagePath } from "./share-image.ts";

type PageOfMeta = { path?: SitePath; meta: PageMeta };

/** Structured data for search engines. */
type Structured = Packed<Record<string, unknown>>;

/** A page, the site's address, and for search engines its breadcrumbs and structured data. */
type Described = {
  page: PageOfMeta;
  siteUrl: string;
  trailData?: Structured | undefined;
  structuredData?: Structured | undefined;
};

/**
 * The meta tags of one page. Browsers that already have the site need its title and its own address, which is what
 * people share; search engines and share previews read what the server sends.
 */
export function pageMeta(described: Described): MetaDescriptor[] {
  const { page, siteUrl } = described;
  const { title, description, canonical = page.path, indexed } = page.meta;
  const tags: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (canonical !== undefined)
    tags.push({ tagName: "link", rel: "canonical", href: `${siteUrl}${canonical}` });
  if (!indexed) tags.push({ name: "robots", content: "noindex" });
  return import.meta.env.SSR ? [...tags, ...tagsForOthers(described)] : tags;
}

/** What search engines and share previews read. */
function tagsForOthers({ page, siteUrl, trailData, structuredData }: Described): MetaDescriptor[] {
  const { title, description, keywords, ogImage, ogImageAlt } = page.meta;
  const shareTitle = page.meta.ogTitle ?? title;
  const shareDescription = page.meta.ogDescription ?? description;
  const path = page.meta.canonical ?? page.path;
  const tags: MetaDescriptor[] = [
    { name: "keywords", content: keywords.join(", ") },
    { property: "og:title", content: shareTitle },
    { property: "og:description", content: shareDescription },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: shareTitle },
    { name: "twitter:description", content: shareDescription },
  ];
  if (path !== undefined) tags.push({ property: "og:url", content: `${siteUrl}${path}` });
  const image = ogImage ?? (page.path && shareImagePath({ path: page.path, meta: page.meta }));
  if (image !== undefined)
    tags.push(
      { property: "og:image", content: `${siteUrl}${image}` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: ogImageAlt ?? shareTitle },
      { name: "twitter:image", content: `${siteUrl}${image}` },
    );
  for (const packed of [trailData, structuredData])
    if (packed !== undefined) tags.push({ "script:ld+json": unpack(packed) });
  return tags;
}

/** Whether a page has its own share picture; otherwise the site's is used. */
export function hasShareImage(loaderData: unknown): boolean {
  const page = inside(loaderData, "page");
  const meta = inside(page, "meta");
  return (
    inside(meta, "ogImage") !== undefined ||
    (inside(meta, "indexed") === true && inside(page, "path") !== undefined)
  );
}

function inside(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
