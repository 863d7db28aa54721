import type { PageMeta, SitePath } from "#content/schema.ts";

type Shared = { path: SitePath; meta: Pick<PageMeta, "indexed" | "canonical"> };

/**
 * The address of a page's share picture, 1200 × 630, drawn at build (script/lib/share-images). Pages that show
 * another page's content share its picture; unlisted pages have none of their own.
 */
export function shareImagePath({ path, meta }: Shared): SitePath | undefined {
  if (!meta.indexed) return undefined;
  const of = meta.canonical ?? path;
  return `/share/${of === "/" ? "home" : of.slice(1).replaceAll("/", "-")}.jpg`;
}
