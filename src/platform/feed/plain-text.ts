import { decodeHTMLStrict } from "entities/decode";
import { isPrivateHost } from "../fetch/private-address.ts";

// Control characters, bidirectional control marks, and zero-width characters.
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Third-party text as one bounded line: no control characters, single spaces, cut with an ellipsis. */
export function oneLine(text: string, max: number): string {
  const line = text
    .slice(0, max * 4)
    .toWellFormed()
    .replace(unseen, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** Decodes entities such as `&eacute;` or `&#233;`; unknown ones and those without a semicolon stay as they are. */
export function withoutEntities(text: string): string {
  return decodeHTMLStrict(text);
}

const longestAddress = 2000;
// Allowed characters of a host; hosts are used in a policy header, so nothing else may get through.
const plainHost = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+\.?$|^\[[\da-f:.]+\]$/;

/**
 * A third-party address that visitors may open or play: http or https, a plain host on the public internet or one the
 * owner has named, no user name or password; otherwise undefined.
 */
export function safeAddress(text: string, trustedHost?: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longestAddress) return undefined;
  const url = URL.parse(trimmed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!plainHost.test(url.hostname)) return undefined;
  if (url.host !== trustedHost && isPrivateHost(url.hostname)) return undefined;
  return url.href;
}
