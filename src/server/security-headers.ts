import { createHash } from "node:crypto";

/** What may run in a page: scripts listed by hash, and in pages rendered per request those with one nonce. */
export type ScriptSource = { hashes: readonly string[]; nonce?: string };

/** What may stand in the list of servers that sound may come from: an origin, and nothing that ends the list. */
const mediaSource = /^https?:\/\/(?:\*\.)?(?:[a-z0-9.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** What a page may do beyond the usual: the servers it may play sound from, and frames with pages of our own. */
type Allowed = { media?: readonly string[]; ownFrames?: boolean };

/** The content security policy of one page: our own origin only, no inline style, only the scripts named. */
export function contentSecurityPolicy(
  scripts: ScriptSource,
  https: boolean,
  { media = [], ownFrames = false }: Allowed = {},
): string {
  const sound = media.filter((source) => mediaSource.test(source));
  const inline = [
    ...(scripts.nonce ? [`'nonce-${scripts.nonce}'`] : []),
    ...scripts.hashes.map((hash) => `'sha256-${hash}'`),
  ];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `media-src ${["'self'", ...sound].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(ownFrames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const inlineScript = /<script(?![^<>]*(?:\ssrc=|"application\/ld))[^<>]*>/g;

/** The SHA-256 hashes of a page's inline scripts, as the policy names them; data for search engines never runs. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  // One look from each script's beginning to its end; a pattern over both takes quadratic time on an unclosed one.
  for (const { 0: tag, index } of html.matchAll(inlineScript)) {
    const begin = index + tag.length;
    const end = html.indexOf("</script>", begin);
    if (end < 0) break;
    if (end > begin) hashes.push(scriptHash(html.slice(begin, end)));
  }
  return hashes;
}

/** The headers every answer carries, whatever it is. */
export function everyAnswer(https: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    // Nothing leaves the site; form posts without script keep their Origin.
    "referrer-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** For files that pages and programs of other sites read: a podcast and what belongs to it. */
export const forOtherSites: Readonly<Record<string, string>> = {
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

/** The policy of the service worker, which fetches from our own origin and nowhere else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of answers that are no pages: nothing may run or load, should one ever be opened as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Browsers show a PDF in a page of their own with styles and an embedded viewer, which a stricter policy would blank. */
export const pdfPolicy = "frame-ancestors 'none'";

/** SVG files style themselves; nothing else is allowed in them. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The hash of one script, as a policy names it. */
export function scriptHash(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}
