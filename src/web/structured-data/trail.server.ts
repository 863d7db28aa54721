import { pageAt } from "#content/index.ts";
import { layout } from "#content/layout.ts";
import type { Page } from "#content/schema.ts";
import type { Crumb } from "../layout/trail.tsx";
import { pack } from "../packed.ts";

/**
 * The way to a page below the top level, for its loader: as links and as search engines read it. Where the folder
 * of an address has no page of its own, the way begins at home.
 */
export function trailOf({ path, name }: Pick<Page, "path" | "name">, siteUrl: string) {
  const folder = pageAt(path.slice(0, path.lastIndexOf("/")));
  const start: Crumb =
    folder === undefined
      ? { title: layout.breadcrumbs.home, href: "/" }
      : { title: folder.name, href: folder.path };
  const trail: readonly Crumb[] = [start, { title: name, href: path }];
  return { trail, trailData: pack({ "@context": "https://schema.org", ...breadcrumbList(trail, siteUrl) }) };
}

/** The trail of a page's breadcrumbs as search engines read it, with whole addresses. */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: title,
      item: `${siteUrl}${href}`,
    })),
  };
}
