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

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ouml: "ö",
  uuml: "ü",
  auml: "ä",
};

/** Decodes entities such as `&eacute;` or `&#233;`; unknown ones stay as they are. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : "";
  });
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
