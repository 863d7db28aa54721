import { isPrivateHost } from "../http/private-address.ts";

// Control characters, marks that turn the direction of writing around, and characters without width.
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Foreign text as one bounded line: no control characters, single spaces, cut with an ellipsis. */
export function oneLine(text: string, max: number): string {
  const line = text
    .slice(0, max * 4)
    .toWellFormed()
    .replace(unseen, " ")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...line];
  return letters.length <= max
    ? line
    : `${letters
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

/** The characters that `&eacute;` or `&#233;` stand for; what is unknown stays as it is written. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : "";
  });
}

const longestAddress = 2000;
// What may stand in a host; a policy header is made of hosts, so nothing else gets near it.
const plainHost = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+\.?$|^\[[\da-f:.]+\]$/;

/**
 * A foreign address that visitors may follow or play: http or https, a plain host on the public internet or one
 * the owner has named, no name or password in it; undefined otherwise.
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
