import { parse } from "hono/utils/cookie";

/** The cookies of a team member's browser. Visitors get none. */
export type CookieNames = { session: string; secondFactor: string; browser: string };

/**
 * Under https the names begin with `__Host-`: browsers then hold the cookie to this very host, to https and to
 * the whole site, whatever a neighbouring host tries to set.
 */
export function cookieNames(siteUrl: string): CookieNames {
  const prefix = isHttps(siteUrl) ? "__Host-" : "";
  return {
    session: `${prefix}kinward-session`,
    secondFactor: `${prefix}kinward-second-factor`,
    browser: `${prefix}kinward-browser`,
  };
}

/** `Lax`: with `Strict`, a link in a mail to the desk would find everybody signed out. Writes check their origin. */
export function cookieAttributes(siteUrl: string) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(siteUrl) } as const;
}

/** The session's token, without the signature the cookie carries behind it. */
export function sessionToken(headers: Headers, siteUrl: string): string | undefined {
  const { session } = cookieNames(siteUrl);
  const value = parse(headers.get("cookie") ?? "", session)[session];
  const token = value?.slice(0, value.lastIndexOf("."));
  return token ? token : undefined;
}

/** A Set-Cookie header that takes a cookie away. */
export function expiredCookie(name: string, siteUrl: string): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isHttps(siteUrl) ? "; Secure" : ""}`;
}

/** Headers with one cookie only, so that no other state of the browser can play a part. */
export function onlyCookie(headers: Headers, name: string): Headers {
  const value = parse(headers.get("cookie") ?? "", name)[name];
  return new Headers(value === undefined ? {} : { cookie: `${name}=${encodeURIComponent(value)}` });
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
