import type { Crumb } from "../layout/breadcrumbs.tsx";

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
