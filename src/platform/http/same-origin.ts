/**
 * Whether a write comes from our own pages (CSRF protection). Browsers send Origin with every post; if it is missing,
 * Sec-Fetch-Site decides. A caller that sends neither isn't a browser.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string, host: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin) return origin === siteUrl || (isLoopback(host) && origin === `http://${host}`);
  const site = headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}

// A fresh clone is opened as localhost and as 127.0.0.1; both are the developer's own machine.
function isLoopback(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
