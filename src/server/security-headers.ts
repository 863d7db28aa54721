/** The scripts that may run in a page: those allowed by hash, and in pages rendered per request those with a nonce. */
type ScriptSource = { hashes: readonly string[]; nonce?: string };

/** Allowed audio sources in the policy: an origin, without anything that could end the list. */
const mediaSource = /^https?:\/\/(?:\*\.)?(?:[a-z0-9.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** A page's extra permissions: servers it may play audio from, frames with our own pages, and inline sheets by hash. */
type Allowed = { media?: readonly string[]; ownFrames?: boolean; styles?: readonly string[] };

/** The content security policy of one page: our own origin only, and only the given inline scripts and styles. */
export function contentSecurityPolicy(
  scripts: ScriptSource,
  https: boolean,
  { media = [], ownFrames = false, styles = [] }: Allowed = {},
): string {
  const sound = media.filter((source) => mediaSource.test(source));
  const inline = [
    ...(scripts.nonce ? [`'nonce-${scripts.nonce}'`] : []),
    ...scripts.hashes.map((hash) => `'sha256-${hash}'`),
  ];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(" ")}`,
    `style-src ${["'self'", ...styles.map((hash) => `'sha256-${hash}'`)].join(" ")}`,
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

/** Headers of every response; `strictTransport` is for https only. */
export function everyResponse(strictTransport?: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    // Nothing leaves the site; form posts without JavaScript keep their Origin.
    "referrer-policy": "same-origin",
    "permissions-policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(strictTransport ? { "strict-transport-security": strictTransport } : {}),
  };
}

/** For files that other sites and programs read: a podcast and its parts. */
export const forOtherSites: Readonly<Record<string, string>> = {
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

/** The policy of the service worker, which fetches only from our own origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of responses that aren't pages: if one is ever opened as a page, nothing may run or load. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Browsers show a PDF in a page of their own with styles and an embedded viewer, which a stricter policy would block.
 */
export const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** SVG files contain styles; nothing else is allowed in them. */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
