import { isOwnAddress, ownTarget } from "#platform/http/own-address.ts";
import { normalPath } from "./path.ts";

/** A redirect's target: an address on this site, or one on another site that an owner has confirmed. */
export type Target =
  | { kind: "inside" /** As it is compared. */; path: string /** As it is stored. */; text: string }
  | { kind: "outside"; text: string };

/** Why a text isn't a valid target. */
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
