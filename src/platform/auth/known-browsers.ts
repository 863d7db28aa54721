import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { cookieAttributes, cookieNames } from "./cookies.ts";

/** A browser forgets after this many days that somebody has signed in with it. */
export const knownBrowserDays = 180;

/** So many people of the team may share one browser. */
const mostEntries = 4;
const purpose = "known-browser";

type Asked = {
  cipher: Pick<FieldCipher, "sign" | "verify">;
  headers: Headers;
  siteUrl: string;
  /**
   * What the signature vouches for besides the number: the account and its present password hash. With another password
   * no browser is known any more.
   */
  proof: string;
};

/**
 * The number under which this browser is known to an account; undefined where it is not. The cookie has nothing but
 * random numbers and their signatures, and opens nothing: it only gives tries of this browser a count of their own.
 */
export function knownBrowser({ cipher, headers, siteUrl, proof }: Asked): string | undefined {
  for (const entry of entriesOf(headers, siteUrl)) {
    const [number = "", signature = ""] = entry.split(".");
    if (number !== "" && cipher.verify(purpose, `${number} ${proof}`, signature)) return number;
  }
  return undefined;
}

/** The Set-Cookie header of a browser that somebody has signed in with; other people's entries in it stay. */
export function knownBrowserCookie(asked: Asked): string {
  const { cipher, headers, siteUrl, proof } = asked;
  const number = knownBrowser(asked) ?? randomBytes(16).toString("base64url");
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
