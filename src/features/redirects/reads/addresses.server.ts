import { redirects as fixedRedirects, pageAt } from "#content/index.ts";
import { podcast } from "#content/pages/podcast.ts";
import { episodeAt, podcastNow } from "#features/podcast/reads.server.ts";
import type { Services } from "#platform/services.ts";
import type { Links } from "../rules/links.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** Paths that a feature handles, besides its pages. */
    reservedPaths: readonly RegExp[];
  }
}

/** Other reserved paths. A test compares them with the routes, the files and the build. */
const siteWide = [
  // Everything below these is reserved, whether or not it exists right now.
  /^\/(admin|api|assets|dev|\.well-known)(\/|$)/,
  /^\/(downloads|fonts|icons|illustrations|podcast|share)\/.+\.[a-z0-9]+$/,
  /^\/privacy\/my-data\//,
  /^\/(healthz|readyz|__manifest|robots\.txt|sitemap\.xml|site\.webmanifest|sw\.js|sw-off\.js|favicon\.ico)$/,
  // Data requests for in-app navigation.
  /\.data$/,
];

/** The redirects built into the code, in the shape of the team's own. */
export const fixedLinks: Links = new Map(
  fixedRedirects.map(({ from, to }) => [from, { path: to, text: to }]),
);

/** Whether something on this site already handles this path, so that a redirect from it would never be used. */
export async function isKnownAddress(services: Services, path: string): Promise<boolean> {
  if (pageAt(path) || fixedLinks.has(path) || isReserved(services, path)) return true;
  const slug = path.startsWith(`${podcast.path}/`) ? path.slice(podcast.path.length + 1) : "";
  return slug !== "" && episodeAt(await podcastNow(services), slug) !== undefined;
}

/** Whether a path is reserved in general: codes, campaigns, files, the admin. */
export function isReserved({ contributions }: Pick<Services, "contributions">, path: string): boolean {
  return [...siteWide, ...contributions.reservedPaths].some((pattern) => pattern.test(path));
}
