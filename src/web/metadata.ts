import type { MetaDescriptor } from "react-router";
import type { PageMeta, SitePath } from "#content/schema.ts";
import { type Packed, unpack } from "./packed.ts";
import { shareImagePath } from "./share-image.ts";

type PageOfMeta = { path?: SitePath; meta: PageMeta };

type Structured = Packed<Record<string, unknown>>;

type Described = {
  page: PageOfMeta;
  siteUrl: string;
  trailData?: Structured | undefined;
  structuredData?: Structured | undefined;
};

/**
 * The meta tags of one page. Browsers that already have the site need what people share: title, description and the
 * page's own address. Search engines and share previews read all that the server sends.
 */
export function pageMeta(described: Described): MetaDescriptor[] {
  const { page, siteUrl } = described;
  const {
    title,
    description,
    canonical = page.path,
    ogTitle = title,
    ogDescription = description,
  } = page.meta;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: ogTitle },
    { property: "og:description", content: ogDescription },
  ];
  if (canonical !== undefined) {
    const url = `${siteUrl}${canonical}`;
    tags.push({ tagName: "link", rel: "canonical", href: url }, { property: "og:url", content: url });
  }
  if (!page.meta.indexed) tags.push({ name: "robots", content: "noindex" });
  return import.meta.env.SSR ? [...tags, ...tagsForOthers(described)] : tags;
}

/** What only search engines and share previews read. */
function tagsForOthers({ page, siteUrl, trailData, structuredData }: Described): MetaDescriptor[] {
  const { title, description, keywords, ogImage, ogImageAlt, ogTitle = title, ogDescription } = page.meta;
  const tags: MetaDescriptor[] = [
    { name: "keywords", content: keywords.join(", ") },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: ogTitle },
    { name: "twitter:description", content: ogDescription ?? description },
  ];
  const image = ogImage ?? (page.path && shareImagePath({ path: page.path, meta: page.meta }));
  if (image !== undefined)
    tags.push(
      { property: "og:image", content: `${siteUrl}${image}` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: ogImageAlt ?? ogTitle },
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
