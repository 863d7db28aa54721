import { sql } from "kysely";
import { redirects as fixedRedirects, pageAt } from "#content/index.ts";
import { podcast } from "#content/pages/podcast.ts";
import { episodeAt, podcastNow } from "#features/podcast/reads.server.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { redirectFaults } from "../copy.ts";
import {
  type Links,
  normalPath,
  readTarget,
  redirectBounds,
  shownMissing,
  smallestShown,
  type Target,
} from "../rules.ts";

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

type Typed = {
  from: string;
  to: string /** Whether leading to another site is meant. */;
  outside?: boolean | undefined;
};

/** Both addresses of a redirect as stored, or what is wrong with either. */
export async function readAddresses(
  services: Services,
  { from: typedFrom, to, outside = false }: Typed,
): Promise<{ from: string; target: Target } | { field: "from" | "to" | "outside"; sentence: string }> {
  const { SITE_URL: siteUrl } = services.settings;
  const wrong = (field: "from" | "to" | "outside", sentence: string) => ({ field, sentence });

  const plain = withoutOrigin(typedFrom.trim(), siteUrl);
  if (/[?#]/.test(plain)) return wrong("from", redirectFaults.fromQuery);
  const from = normalPath(plain);
  if (from === undefined || from.length > redirectBounds.from) return wrong("from", redirectFaults.from);
  if (await isKnownAddress(services, from)) return wrong("from", redirectFaults.isPage);

  const target = readTarget(to, siteUrl);
  if (target === "notHttps") return wrong("to", redirectFaults.notHttps);
  if (target === "unreadable") return wrong("to", redirectFaults.to);
  if (target.text.length > redirectBounds.to) return wrong("to", redirectFaults.tooLong(redirectBounds.to));
  if (target.kind === "outside")
    return outside ? { from, target } : wrong("outside", redirectFaults.outside(new URL(target.text).host));
  if (!pageAt(target.path)) return { from, target };
  // Pages have one spelling; codes and files keep theirs.
  return { from, target: { ...target, text: target.text.replace(/^[^?#]*/, target.path) } };
}

/** Whether a target on this site doesn't exist; targets that redirect again have their own rule (links). */
export async function isMissingTarget(services: Services, target: Target): Promise<boolean> {
  return target.kind === "inside" && !(await isKnownAddress(services, target.path));
}

/** An old address as people copy it: also from the time before https, and with or without www. */
function withoutOrigin(typed: string, siteUrl: string): string {
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null;
  const plain = (address: URL | null) => address?.hostname.replace(/^www\./, "");
  const isOwn = url?.username === "" && url.password === "" && plain(url) === plain(new URL(siteUrl));
  return isOwn ? url.pathname + url.search + url.hash : typed;
}

/** An address that was requested repeatedly and not found. */
type MissingAddress = { path: string; count: number; lastOn: string };

/** The most requested addresses of the last weeks that weren't found. */
export async function missingAddresses(services: Services, actor: Actor): Promise<MissingAddress[]> {
  authorize(actor, "redirects.manage");
  const rows = await services.store.db
    .selectFrom("missing_addresses")
    .select([
      sql<string>`max(path)`.as("path"),
      sql<number | string>`sum(count)`.as("count"),
      sql<string>`max(day)`.as("lastOn"),
    ])
    .groupBy("mark")
    .having(sql<number>`sum(count)`, ">=", smallestShown)
    .having(sql<string>`max(path)`, "<>", "")
    .orderBy(sql`sum(count)`, "desc")
    .orderBy(sql`max(path)`)
    .limit(shownMissing)
    .execute();
  const missing: MissingAddress[] = [];
  // A page may exist at this address by now.
  for (const { path, count, lastOn } of rows)
    if (!(await isKnownAddress(services, path))) missing.push({ path, count: Number(count), lastOn });
  return missing;
}
