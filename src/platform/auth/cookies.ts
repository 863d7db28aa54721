import { parse, serializeSigned } from "hono/utils/cookie";

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

/** The session's token without the cookie's signature. */
export function sessionToken(headers: Headers, siteUrl: string): string | undefined {
  const { session } = cookieNames(siteUrl);
  const value = parse(headers.get("cookie") ?? "", session)[session];
  const token = value?.slice(0, value.lastIndexOf("."));
  return token ? token : undefined;
}

/** The Set-Cookie header of a session's new token, signed as better-auth does. `maxAge` is in seconds. */
export function sessionCookie(
  siteUrl: string,
  { token, secret, maxAge }: { token: string; secret: string; maxAge: number },
): Promise<string> {
  const { httpOnly, path, secure } = cookieAttributes(siteUrl);
  return serializeSigned(cookieNames(siteUrl).session, token, secret, {
    httpOnly,
    path,
    secure,
    sameSite: "Lax",
    maxAge,
  });
}

/** A Set-Cookie header that deletes a cookie. */
export function expiredCookie(name: string, siteUrl: string): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isHttps(siteUrl) ? "; Secure" : ""}`;
}

/** Headers with only these cookies, so that no other browser state matters. */
export function onlyCookie(headers: Headers, ...names: readonly string[]): Headers {
  const given = parse(headers.get("cookie") ?? "");
  const kept = names.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return new Headers(kept.length === 0 ? {} : { cookie: kept.join("; ") });
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
