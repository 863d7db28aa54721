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

/** The meta tags of one page, for browsers, search engines and share previews. */
export function pageMeta({ page, siteUrl, trailData, structuredData }: Described): MetaDescriptor[] {
  const { title, description, keywords, ogImage, ogImageAlt, indexed } = page.meta;
  const shareTitle = page.meta.ogTitle ?? title;
  const shareDescription = page.meta.ogDescription ?? description;
  const path = page.meta.canonical ?? page.path;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { property: "og:title", content: shareTitle },
    { property: "og:description", content: shareDescription },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: shareTitle },
    { name: "twitter:description", content: shareDescription },
  ];
  if (path !== undefined) {
    const url = `${siteUrl}${path}`;
    tags.push({ tagName: "link", rel: "canonical", href: url }, { property: "og:url", content: url });
  }
  const image = ogImage ?? (page.path && shareImagePath({ path: page.path, meta: page.meta }));
  if (image !== undefined) {
    tags.push({ property: "og:image", content: `${siteUrl}${image}` });
    tags.push(
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
    );
    tags.push({ property: "og:image:alt", content: ogImageAlt ?? shareTitle });
    tags.push({ name: "twitter:image", content: `${siteUrl}${image}` });
  }
  for (const packed of [trailData, structuredData])
    if (packed !== undefined) tags.push({ "script:ld+json": unpack(packed) });
  if (!indexed) tags.push({ name: "robots", content: "noindex" });
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
