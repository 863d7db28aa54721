import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { cookieAttributes, cookieNames } from "./cookies.ts";

export const knownBrowserDays = 180;

/** The most accounts one browser can be known to. */
const mostEntries = 4;
const purpose = "known-browser";

type CookieRequest = {
  cipher: Pick<FieldCipher, "sign" | "verify">;
  headers: Headers;
  siteUrl: string;
  /**
   * What the signature covers besides the number: the account and its current password hash. Changing the password
   * makes all browsers unknown again.
   */
  proof: string;
};

/**
 * The number under which this browser is known to an account; undefined if it isn't. The cookie contains only random
 * numbers and their signatures and grants no access: it only gives sign-in attempts from this browser their own
 * counter.
 */
export function knownBrowser({ cipher, headers, siteUrl, proof }: CookieRequest): string | undefined {
  for (const entry of entriesOf(headers, siteUrl)) {
    const [number = "", signature = ""] = entry.split(".");
    if (number !== "" && cipher.verify(purpose, `${number} ${proof}`, signature)) return number;
  }
  return undefined;
}

/** The Set-Cookie header for a browser after a sign-in; entries of other accounts stay. */
export function knownBrowserCookie(request: CookieRequest): string {
  const { cipher, headers, siteUrl, proof } = request;
  const number = knownBrowser(request) ?? randomBytes(16).toString("base64url");
  const own = `${number}.${cipher.sign(purpose, `${number} ${proof}`)}`;
  const others = entriesOf(headers, siteUrl).filter((entry) => !entry.startsWith(`${number}.`));
  return serialize(cookieNames(siteUrl).browser, [own, ...others].slice(0, mostEntries).join("~"), {
    ...cookieAttributes(siteUrl),
    sameSite: "Lax",
    maxAge: knownBrowserDays * 24 * 60 * 60,
  });
}

function entriesOf(headers: Headers, siteUrl: string): readonly string[] {
  const { browser } = cookieNames(siteUrl);
  const value = parse(headers.get("cookie") ?? "", browser)[browser] ?? "";
  return value
    .split("~")
    .filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
    .slice(0, mostEntries);
}
