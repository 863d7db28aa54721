import type { MetaDescriptor } from "react-router";
import type { PageMeta, SitePath } from "#content/schema.ts";

type PageOfMeta = { path?: SitePath; meta: PageMeta };

/** What one page says of itself to browsers, search engines and share previews. */
export function pageMeta({ page, siteUrl }: { page: PageOfMeta; siteUrl: string }): MetaDescriptor[] {
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
  if (ogImage !== undefined) {
    tags.push({ property: "og:image", content: `${siteUrl}${ogImage}` });
    tags.push({ name: "twitter:image", content: `${siteUrl}${ogImage}` });
    if (ogImageAlt !== undefined) tags.push({ property: "og:image:alt", content: ogImageAlt });
  }
  if (!indexed) tags.push({ name: "robots", content: "noindex" });
  return tags;
}

/** Whether a page brings a share picture of its own; the site's stands in otherwise. */
export function hasShareImage(loaderData: unknown): boolean {
  const page = inside(loaderData, "page");
  return inside(inside(page, "meta"), "ogImage") !== undefined;
}

function inside(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
