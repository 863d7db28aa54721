import { isOwnAddress, ownTarget } from "#platform/http/own-address.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";

export const redirectBounds = {
  /** An old address, as stored. */
  from: 300,
  to: 1_000,
  note: 300,
  /** All redirects: every process keeps them in memory. */
  inAll: 5_000,
  importRows: 1_000,
  /** The largest import file; no real file reaches this size. */
  importBytes: 500_000,
} as const;

/** Permanent or temporary. */
export const redirectKinds = ["301", "302"] as const;
export type RedirectKind = (typeof redirectKinds)[number];

export const redirectPageSize = 50;

/** How long requests of an unknown address are counted, in days. */
export const missingRetentionDays = 30;

/** The shortest period owners can choose. */
export const missingRetention = {
  name: "redirects.missing",
  unit: "days",
  least: 1,
  most: missingRetentionDays,
} as const satisfies RetentionRule;

/** Addresses requested less often are stored only as a keyed hash. */
export const smallestShown = 3;

/** How many unknown addresses are stored, and how many are shown. */
export const mostMissing = 500;
export const shownMissing = 30;

/** How many different ones a process collects between two writes: a flood costs no more than these. */
export const mostMissingAtOnce = 100;

export const countEverySeconds = 10;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in an address
const neverInPath = /[\u0000-\u001F\u007F-\u009F\\/]/;

/**
 * A path as stored and looked up: lower case, no trailing slash, normalized percent-encoding. The site ignores case
 * in addresses, so old ones do too. Undefined if the text isn't a path.
 */
export function normalPath(text: string): string | undefined {
  if (!text.startsWith("/") || text.startsWith("//") || /[?#]/.test(text)) return undefined;
  const trimmed = text.replace(/(?<=[^/])\/+$/, "");
  if (trimmed === "/") return trimmed;
  const segments: string[] = [];
  for (const segment of trimmed.slice(1).split("/")) {
    const plain = decoded(segment);
    if (plain === undefined || plain === "" || /^\.{1,2}$/.test(plain) || neverInPath.test(plain))
      return undefined;
    segments.push(encodeURIComponent(oneCase(plain)));
  }
  return `/${segments.join("/")}`;
}

function decoded(segment: string): string | undefined {
  try {
    const plain = decodeURIComponent(segment);
    return plain.isWellFormed() ? plain : undefined;
  } catch {
    return undefined;
  }
}

// Some letters need a second round until nothing changes.
function oneCase(text: string): string {
  const once = text.normalize("NFC").toLowerCase().normalize("NFC");
  return once === text ? once : oneCase(once);
}

/** A readable path: percent-encoding is decoded where that hides nothing. */
export function readablePath(path: string): string {
  try {
    const plain = decodeURI(path);
    // Spaces, direction marks and invisible characters stay encoded.
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(plain) ? plain : path;
  } catch {
    return path;
  }
}

/** The words of a path: "/support/peer-mentoring.html" has support, peer and mentoring. */
export function pathWords(path: string): string {
  return readablePath(path)
    .replace(/\.[a-z]{2,5}$/i, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** A redirect's target: an address on this site, or one on another site that an owner has confirmed. */
export type Target =
  | { kind: "inside" /** As it is compared. */; path: string /** As it is stored. */; text: string }
  | { kind: "outside"; text: string };

type TargetFault = "unreadable" | "notHttps";

// What browsers drop or turn into a slash is how a harmless looking text leads elsewhere.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in an address
const tricks = /[\u0000-\u0020\u007F-\u009F\\\u2028\u2029]/;

/**
 * Parses the target of a redirect. A full address on this site counts as a path. Rejects other schemes, credentials,
 * and anything that a browser would read differently than a person.
 */
export function readTarget(text: string, siteUrl: string): Target | TargetFault {
  const typed = text.trim();
  if (typed === "" || tricks.test(typed) || !typed.isWellFormed()) return "unreadable";
  if (typed.startsWith("/")) return insideTarget(typed, siteUrl);
  if (!/^https?:\/\/[^/]/i.test(typed)) return "unreadable";
  const url = URL.parse(typed);
  if (url?.username !== "" || url.password !== "") return "unreadable";
  if (isOwnAddress(typed, new URL(siteUrl).origin))
    return insideTarget(url.pathname + url.search + url.hash, siteUrl);
  if (url.protocol !== "https:") return "notHttps";
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return "unreadable";
  return { kind: "outside", text: url.href };
}

function insideTarget(typed: string, siteUrl: string): Target | TargetFault {
  if (typed.startsWith("//")) return "unreadable";
  const url = ownTarget(typed, new URL(siteUrl).origin);
  if (!url) return "unreadable";
  const path = normalPath(url.pathname);
  if (path === undefined) return "unreadable";
  const plain = url.pathname.replace(/(?<=[^/])\/+$/, "");
  return { kind: "inside", path, text: plain + url.search + url.hash };
}

/** The address a visitor is sent to. The visitor's query is kept if the target has none. */
export function locationOf(target: string, search: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return path + (query || search) + hash;
}

/** Targets of old addresses: `path` if the target is on this site, `text` as shown. */
export type Links = ReadonlyMap<string, { path: string | undefined; text: string }>;

export type LinkFault =
  | { kind: "self" }
  | { kind: "loop" }
  /** The target redirects again; `end` is the final address. */
  | { kind: "chain"; end: string }
  /** Others redirect to this address; they would have to be updated. */
  | { kind: "inUse"; from: readonly string[] };

/**
 * Why a redirect can't be added, if there is a reason. A target that redirects again would make two hops, and
 * eventually a loop. With `retarget` the caller updates redirects that lead to `from`.
 * @param links without the redirect that is being changed.
 */
export function linkFault(
  links: Links,
  { from, to, retarget }: { from: string; to: string | undefined; retarget: boolean },
): LinkFault | undefined {
  if (to === from) return { kind: "self" };
  const seen = new Set<string>();
  let at = to;
  let end: string | undefined;
  while (at !== undefined) {
    if (at === from || seen.has(at)) return { kind: "loop" };
    seen.add(at);
    const next = links.get(at);
    if (next === undefined) break;
    end = next.text;
    at = next.path;
  }
  if (end !== undefined) return { kind: "chain", end };
  const others = leadingTo(links, from);
  return others.length > 0 && !retarget ? { kind: "inUse", from: others } : undefined;
}

export function leadingTo(links: Links, path: string): readonly string[] {
  return [...links].filter(([, target]) => target.path === path).map(([from]) => from);
}

/**
 * Whether an unknown path may be an old address of the site. Everything else is dropped: text that may be about a
 * person, keys and numbers, and what bots try on every site.
 */
export function isPlausible(path: string): boolean {
  if (path === "/" || path.length > 120) return false;
  const segments = path.slice(1).split("/");
  if (segments.length > 6) return false;
  const figures = path.replace(/\D/g, "");
  // A date has eight digits; more is an identifier.
  if (figures.length > 8 || /\d{5}/.test(path)) return false;
  return segments.every(isPlausibleSegment);
}

const machineTries =
  /^(wp-.*|xmlrpc.*|cgi-bin|phpmyadmin.*|phpinfo.*|autodiscover|actuator|hnap1|vendor|node_modules|owa|ecp|sdk|solr|jenkins|telescope|server-status|config|backup|shell|eval|debug|graphql)$/;
const pageEndings = /\.(html?|pdf)$/;

function isPlausibleSegment(encoded: string): boolean {
  const segment = decodeURIComponent(encoded);
  if (machineTries.test(segment)) return false;
  const name = segment.replace(pageEndings, "");
  // Letters, digits, hyphens and the like: no @, no dot inside, no space.
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_~+-]*$/u.test(name)) return false;
  return !name.split(/[-_~+]/).some(looksLikeKey);
}

// Natural words aren't that long, and have no digits between letters.
function looksLikeKey(word: string): boolean {
  if (word.length > 24) return true;
  if (/^[0-9a-f]{8,}$/.test(word) && /\d/.test(word)) return true;
  return word.length > 6 && /\p{L}\d+\p{L}/u.test(word);
}
