/**
 * Whether a write comes from our own pages. Browsers send Origin with every post; where it is absent
 * (a program, not a page) Sec-Fetch-Site decides, and a caller that sends neither is no browser to be tricked.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string, host: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin) return origin === siteUrl || (isLoopback(host) && origin === `http://${host}`);
  const site = headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}

// A fresh clone is opened as localhost and as 127.0.0.1; both are the reader's own machine.
function isLoopback(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
