import { parse, serialize } from "hono/utils/cookie";

/** The cookies of a team member's browser. Visitors get none. */
type CookieNames = { session: string; secondFactor: string; browser: string; passkey: string };

/**
 * With https, the names begin with `__Host-`: browsers then bind the cookie to this exact host, to https and to the
 * whole site, so a neighboring host can't overwrite it.
 */
export function cookieNames(siteUrl: string): CookieNames {
  const prefix = isHttps(siteUrl) ? "__Host-" : "";
  return {
    session: `${prefix}kinward-session`,
    secondFactor: `${prefix}kinward-second-factor`,
    browser: `${prefix}kinward-browser`,
    passkey: `${prefix}kinward-passkey`,
  };
}

/**
 * `Lax`: with `Strict`, opening the admin from a link in an email would appear signed out. Writes check their origin.
 */
export function cookieAttributes(siteUrl: string) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(siteUrl) } as const;
}

/** The token in one of our cookies. Earlier versions signed some, and put the signature behind it after a full stop. */
export function tokenIn(headers: Headers, cookie: string): string | undefined {
  const token = parse(headers.get("cookie") ?? "", cookie)[cookie]?.split(".")[0];
  return token ? token : undefined;
}

export function sessionToken(headers: Headers, siteUrl: string): string | undefined {
  return tokenIn(headers, cookieNames(siteUrl).session);
}

/** The Set-Cookie header of a token, which needs no signature: only its keyed fingerprint is known. `maxAge` is in seconds. */
export function tokenCookie(
  name: string,
  siteUrl: string,
  { token, maxAge }: { token: string; maxAge: number },
): string {
  return serialize(name, token, { ...cookieAttributes(siteUrl), sameSite: "Lax", maxAge });
}

/** A Set-Cookie header that deletes a cookie. */
export function expiredCookie(name: string, siteUrl: string): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isHttps(siteUrl) ? "; Secure" : ""}`;
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
