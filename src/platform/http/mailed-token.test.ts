import { describe, expect, it } from "vitest";
import { linkWithToken, pastedToken, tokenBehindHash } from "./mailed-token.ts";

const token = "01a1fc74-724c-71fd-a085-833908003bf9.1795255200000.Sig_na-ture";
const page = "https://kinward.test/privacy/my-data/open";
const link = linkWithToken(page, token);

describe("a mailed link", () => {
  it("has its token where no request, log or referrer gets it", () => {
    const { pathname, search, hash } = new URL(link);
    expect(pathname + search).toBe("/privacy/my-data/open");
    expect(tokenBehindHash(hash)).toBe(token);
  });

  it("is read from the address bar only if it is one", () => {
    for (const other of ["", "#main", "#token=", "#token=a b", "#token=<b>", `#x&token=${token}`])
      expect(tokenBehindHash(other), other).toBeUndefined();
  });
});

describe("what somebody pastes from a mail", () => {
  it.each([
    ["the link", link],
    ["the link, broken into lines", ` ${link.slice(0, 60)}\r\n ${link.slice(60)} `],
    ["the token alone", token],
    ["a link of an earlier version", `${page}/${token}`],
    ["an invitation of an earlier version", `https://kinward.test/admin/set-password?token=${token}`],
    ["a link that a mail service wrapped", `https://safe.example/?url=${encodeURIComponent(link)}&data=05`],
  ])("leads to the token: %s", (_name, typed) => {
    expect(pastedToken(typed)).toBe(token);
  });

  it("is taken as it is if it is something else, however odd", () => {
    expect(pastedToken("%E0%A4%A")).toBe("%E0%A4%A");
    expect(pastedToken("hello there")).toBe("hellothere");
  });
});
