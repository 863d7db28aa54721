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
