/** Normalizes addresses, so that an old link is found however it is written. */

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
