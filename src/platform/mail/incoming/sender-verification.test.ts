import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rawMail } from "#tests/support/raw-mail.ts";
import { parseMail } from "./parse-mail.ts";
import { isSenderVerified, type MailboxOwner } from "./sender-verification.ts";

const at = new Date("2026-11-27T05:00:00.000Z");
const owner: MailboxOwner = { authservId: undefined, host: "imap.kinward.example" };
const own = "mx.kinward.example";

async function verified(results: readonly string[], { from = "Ana <ana@example.org>", by = owner } = {}) {
  const above = results.map((each) => `Authentication-Results: ${each}\r\n`).join("");
  return isSenderVerified(await parseMail(Buffer.concat([Buffer.from(above), rawMail({ from })]), at), by);
}

describe("the sender of an email", () => {
  it.each([
    `${own}; dmarc=pass (p=NONE sp=NONE) header.from=example.org`,
    `${own}; dmarc=pass`,
    `${own} 1; spf=fail smtp.mailfrom=x@evil.example; dkim=pass header.i=@example.org header.s=s1`,
    `${own};\r\n\tdkim=fail header.d=evil.example;\r\n\tdkim=pass (2048-bit key; unprotected) header.d=mail.example.org`,
    `${own}; spf=pass (sender IP is 192.0.2.1) smtp.mailfrom="ana"@example.org`,
    `${own}; dkim = pass header.d = example.org`,
    `${own}; DKIM=Pass HEADER.D=Example.ORG`,
  ])("is verified by %s", async (results) => {
    expect(await verified([results])).toBe(true);
  });

  it.each([
    ["nothing", []],
    ["no result", [`${own}; none`]],
    [
      "a result for another domain",
      [`${own}; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=a@evil.example`],
    ],
    ["a domain that only ends alike", [`${own}; dkim=pass header.d=notexample.org`]],
    ["a top-level domain", [`${own}; dkim=pass header.d=org`]],
    ["the greeting's domain", [`${own}; spf=pass smtp.helo=example.org`]],
    ["DMARC that failed", [`${own}; dmarc=fail header.from=example.org; dkim=pass header.d=example.org`]],
    ["DMARC of another From", [`${own}; dmarc=pass header.from=evil.example`]],
    ["somebody else's result", ["mx.evil.example; dmarc=pass header.from=example.org"]],
    ["one without a name", ["dmarc=pass header.from=example.org"]],
    ["one below another's", ["mx.evil.example; none", `${own}; dmarc=pass header.from=example.org`]],
    ["one below our own", [`${own}; dmarc=none`, `${own}; dmarc=pass header.from=example.org`]],
    [
      "words in a comment",
      [`${own}; spf=fail (x; dmarc=pass header.from=example.org) smtp.mailfrom=x@evil.example`],
    ],
    ["words in a nested comment", [`${own}; spf=fail (x (y) ; dmarc=pass) smtp.mailfrom=x@evil.example`]],
    ["words in quotes", [`${own}; spf=fail smtp.mailfrom="x; dmarc=pass "@evil.example`]],
    ["words behind an escaped quote", [`${own}; spf=fail smtp.mailfrom="x\\"; dmarc=pass "@evil.example`]],
    ["an encoded word", [`${own}; spf=fail smtp.mailfrom==?utf-8?q?x;_dmarc=3Dpass?=@evil.example`]],
    ["a comment that isn't closed", [`${own}; dmarc=pass (${"x".repeat(5_000)}`]],
  ])("isn't verified by %s", async (_what, results) => {
    expect(await verified(results)).toBe(false);
  });

  it("isn't verified by anything that a sender puts into the words of our own server", async () => {
    const inserted = fc.string({
      unit: fc.constantFrom(...'ab \\"();=.@', "dmarc=pass", "; dkim=pass header.d=example.org"),
    });
    const quote = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"@evil.example`;
    const comment = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")})`;
    await fc.assert(
      fc.asyncProperty(inserted, inserted, async (one, other) => {
        const results = `${own}; spf=fail ${comment(one)} smtp.mailfrom=${quote(other)}`;
        expect(await verified([results])).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["imap.gmail.com", "mx.google.com", true],
    ["imap.gmail.com", "mx.gmail.example", false],
    ["imap.mail.yahoo.com", "atlas-production.v2.omega.yahoo.com", true],
    ["imap.fastmail.com", "phl-mx-01.messagingengine.com", true],
    ["127.0.0.1", "127.0.0.1", true],
    ["127.0.0.1", "9.9.0.1", false],
  ])("is verified at %s by %s: %s", async (host, id, expected) => {
    const by = { authservId: undefined, host };
    expect(await verified([`${id}; dmarc=pass header.from=example.org`], { by })).toBe(expected);
  });

  it("is verified by the name that is set, and at Outlook by none", async () => {
    const set = { authservId: "MX.other.example", host: "imap.kinward.example" };
    expect(await verified(["mx.other.example; dmarc=pass"], { by: set })).toBe(true);
    expect(await verified([`${own}; dmarc=pass`], { by: set })).toBe(false);
    const outlook = { authservId: undefined, host: "outlook.office365.com" };
    expect(
      await verified(["spf=pass smtp.mailfrom=example.org; dmarc=pass action=none header.from=example.org"], {
        by: outlook,
      }),
    ).toBe(true);
  });

  it("is never verified without one address, and is in another script", async () => {
    const pass = [`${own}; dmarc=pass`];
    expect(await verified(pass, { from: "Ana <ana@example.org>, Bea <bea@example.org>" })).toBe(false);
    const named = [`${own}; dkim=pass header.d=xn--mller-kva.example`];
    expect(await verified(named, { from: "Ana <ana@müller.example>" })).toBe(true);
  });
});
