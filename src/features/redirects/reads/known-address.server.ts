import { redirects as fixedRedirects, pageAt } from "#content/index.ts";
import { podcast } from "#content/pages/podcast.ts";
import { episodeAt, podcastNow } from "#features/podcast/reads.server.ts";
import type { Services } from "#platform/services.ts";
import type { Links } from "../rules/links.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** Paths under which a feature answers besides its pages. */
    reservedPaths: readonly RegExp[];
  }
}

/** What answers besides pages and features. A test compares it with the routes, the files and what is built. */
const siteWide = [
  // Everything below these is ours, whether there is something at the moment or not.
  /^\/(admin|api|assets|dev|\.well-known)(\/|$)/,
  /^\/(downloads|fonts|icons|illustrations|podcast|share)\/.+\.[a-z0-9]+$/,
  /^\/privacy\/my-data\//,
  /^\/(healthz|readyz|__manifest|robots\.txt|sitemap\.xml|site\.webmanifest|sw\.js|sw-off\.js|favicon\.ico)$/,
  // What scripts fetch in place of a page.
  /\.data$/,
];

/** The redirects that stand in the code, in the shape of the team's own. */
export const fixedLinks: Links = new Map(
  fixedRedirects.map(({ from, to }) => [from, { path: to, text: to }]),
);

/** Whether something of ours answers at this path, so that no redirect from it would ever be asked for. */
export async function isKnownAddress(services: Services, path: string): Promise<boolean> {
  if (pageAt(path) || fixedLinks.has(path) || isReserved(services, path)) return true;
  const slug = path.startsWith(`${podcast.path}/`) ? path.slice(podcast.path.length + 1) : "";
  return slug !== "" && episodeAt(await podcastNow(services), slug) !== undefined;
}

/** Whether a path is reserved, whatever is there now: codes, campaigns, files, the admin. */
export function isReserved({ contributions }: Pick<Services, "contributions">, path: string): boolean {
  return [...siteWide, ...contributions.reservedPaths].some((pattern) => pattern.test(path));
}
