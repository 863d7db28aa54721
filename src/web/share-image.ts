import type { PageMeta, SitePath } from "#content/schema.ts";

/** What the share picture of a page is called. */
export type Shared = { path: SitePath; meta: Pick<PageMeta, "indexed" | "canonical"> };

/**
 * Where the share picture of a page stands, 1200 × 630, drawn at build (script/lib/share-images). Pages that show
 * another page's content share its picture; pages that are not to be found have none of their own.
 */
export function shareImagePath({ path, meta }: Shared): SitePath | undefined {
  if (!meta.indexed) return undefined;
  const of = meta.canonical ?? path;
  return `/share/${of === "/" ? "home" : of.slice(1).replaceAll("/", "-")}.jpg`;
}
