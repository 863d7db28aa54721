/** One spelling for each address, so that an old link is found however it is written. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in an address
const neverInPath = /[\u0000-\u001F\u007F-\u009F\\/]/;

/**
 * A path as it is stored and looked up: small letters, no slash at the end, one way of percent-encoding. The site takes
 * an address in any mixture of capitals, so an old one counts the same. Nothing where the text is no path of a site.
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

// Some letters take a second round until nothing changes any more.
function oneCase(text: string): string {
  const once = text.normalize("NFC").toLowerCase().normalize("NFC");
  return once === text ? once : oneCase(once);
}

/** A path for people to read: letters in place of percent signs where nothing is hidden by it. */
export function readablePath(path: string): string {
  try {
    const plain = decodeURI(path);
    // Spaces, marks of direction and what is drawn as nothing stay encoded.
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(plain) ? plain : path;
  } catch {
    return path;
  }
}

/** The words of a path: "/support/peer-mentoring.html" has support, peer and mentoring. */
export function pathCopy(path: string): string {
  return readablePath(path)
    .replace(/\.[a-z]{2,5}$/i, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
