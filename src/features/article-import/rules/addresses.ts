import { normalPath } from "#features/redirects/rules.ts";
import { hostOf } from "./imported-post.ts";

/** Where the old site's addresses lead now. */
export type Addresses = {
  hosts: ReadonlySet<string>;
  /** New paths by old ones. */
  paths: ReadonlyMap<string, string>;
  /** New paths by the numbers of WordPress: "?p=12". */
  numbers: ReadonlyMap<string, string>;
};

const nowhere = "https://old.invalid";

/** To the new article if it led to a post of the old site, and else where it led. */
export function newAddress(address: string, { hosts, paths, numbers }: Addresses): string {
  const url = URL.parse(address, nowhere);
  if (url === null || address.startsWith("#")) return address;
  const host = hostOf(url.href);
  if (host === undefined || !(hosts.has(host) || host === hostOf(nowhere))) return address;
  const number = url.searchParams.get("p") ?? url.searchParams.get("page_id") ?? "";
  const path = numbers.get(number) ?? paths.get(oldPath(address) ?? "");
  if (path !== undefined) return `${path}${url.hash}`;
  return host === unknownHost ? `${url.pathname}${url.search}${url.hash}` : address;
}

/** The path of an address on the old site; undefined for its front page and for addresses with a query only. */
export function oldPath(address: string): string | undefined {
  const path = URL.parse(address, nowhere)?.pathname;
  const normal = path === undefined ? undefined : normalPath(path);
  return normal === "/" ? undefined : normal;
}

/** Stands for the host of an old site whose file doesn't name it. */
export const unknownHost = "old-site.invalid";

/** The address of a site whose files don't say it, with its host: as somebody gave it, or one that stands for it. */
export function homeOf(given: string | undefined): { home: string; hosts: ReadonlySet<string> } {
  const home = (given ?? `https://${unknownHost}`).replace(/(?<!\/)\/+$/, "");
  return { home, hosts: new Set([hostOf(home) ?? unknownHost]) };
}
