import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorCost } from "#tests/support/processor-cost.ts";
import { withoutMailedTokens } from "./mailed-tokens.ts";

const siteUrl = "https://kinward.test";
const links = [
  { path: "/your-letters#token=", words: "link to your letters" },
  { path: "/admin/set-password#token=", words: "link to set a password" },
  { path: "/newsletter/unsubscribe/", words: "link to unsubscribe" },
  { path: "/preview/", words: "link to a draft" },
] as const;
const clean = (text: string) => withoutMailedTokens(text, { links, siteUrl });

const word = (length: number) =>
  fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
    minLength: length,
    maxLength: length,
  });
const signed = fc.tuple(fc.uuid(), word(43)).map((parts) => parts.join("."));
const link = fc.oneof(
  signed.map((token) => ({ token, url: `${siteUrl}/your-letters#token=${token}`, words: links[0].words })),
  word(43).map((token) => ({
    token,
    url: `${siteUrl}/admin/set-password#token=${token}`,
    words: links[1].words,
  })),
  signed.map((token) => ({
    token,
    url: `${siteUrl}/newsletter/unsubscribe/${token}`,
    words: links[2].words,
  })),
  word(43).map((signature) => ({
    token: `site-pages.${signature}`,
    url: `${siteUrl}/preview/site-pages.${signature}`,
    words: links[3].words,
  })),
);

const encoded = encodeURIComponent;
/** Programs that check links put ours into their own. */
const wrappers: readonly ((url: string) => string)[] = [
  (url) => url,
  (url) => `https://nam02.safelinks.protection.outlook.com/?url=${encoded(url)}&data=05%7C01%7C&reserved=0`,
  (url) => `https://www.google.com/url?q=${encoded(url)}&source=gmail&ust=1&usg=AOv`,
  (url) => `https://check.example/${encoded(encoded(url))}`,
  (url) => `https://urldefense.com/v3/__${url.replace("#", "*")}__;Iw!!abc$`,
  (url) =>
    `https://urldefense.proofpoint.com/v2/url?u=${encoded(url)
      .replaceAll("-", "%2D")
      .replaceAll("_", "%5F")
      .replaceAll("/", "_")
      .replaceAll("%", "-")}&d=DwMFaQ&c=euG`,
];

/** Breaks a text into lines of this length, as mail programs do. */
const broken = (text: string, { width, sign }: { width: number; sign: string }) =>
  (text.match(new RegExp(`.{1,${width}}`, "g")) ?? []).join(sign);

describe("links with tokens in incoming mail", () => {
  it("are replaced by what they are, wherever they are quoted and however they are broken", () => {
    fc.assert(
      fc.property(
        link,
        fc.constantFrom(...wrappers),
        fc.integer({ min: 20, max: 100 }),
        fc.constantFrom("\n", "\r\n", "\n> ", "\n> > > ", " \n> ", "=\n", "=\r\n", "\nAna> ", "\n| ", "!\n "),
        fc.constantFrom("<", "(", "", "> "),
        ({ token, url, words }, wrap, width, sign, before) => {
          const closing = before === "<" ? ">" : before === "(" ? ")" : "";
          const text = `Hello\n${before}${broken(wrap(url), { width, sign })}${closing}\nYours, Ana`;
          const { text: left, tokens } = clean(text);
          const bare = left.replace(/=?\r?\n(?:Ana)?[>|\s]*/g, "");
          expect(bare).not.toContain(token.slice(-30));
          expect(left).toContain(`[${words}]`);
          expect(left).toMatch(/^Hello\n/);
          expect(left).toMatch(/\nYours, Ana$/);
          expect(tokens).toHaveLength(1);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("are named with their token where nothing encodes it", () => {
    fc.assert(
      fc.property(link, fc.integer({ min: 20, max: 100 }), ({ token, url }, width) => {
        expect(clean(broken(url, { width, sign: "\n> " })).tokens).toEqual([token]);
      }),
    );
  });

  it("leave everything else as it was", () => {
    const kept = [
      "My number is 01a1fc74-724c-71fd-a085-833908003bf9. Then we talked for a long while about everything.",
      "https://clinic.example/portal?token=abcdefghijklmnopqrstuvwxyz0123456789",
      "https://clinic.example/s/01a1fc74-724c-71fd-a085-833908003bf9.abcdefghijklmnopqrstuvwxyz0123456789",
      `${siteUrl}/your-letters`,
      "100% sure, 50%25 too\n> and a quote",
    ];
    for (const text of kept) expect(clean(text)).toEqual({ text, tokens: [] });
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(clean(text).text).toBe(text);
      }),
    );
  });

  it("are found where only the token was copied", () => {
    const token = "01a1fc74-724c-71fd-a085-833908003bf9.abcdefghijklmnopqrstuvwxyz0123456789";
    expect(clean(`It says ${token}.`).text).toBe("It says [private link].");
  });

  it.each([
    " ",
    "\n",
    "%25",
    "> ",
    "a",
    "\n> ",
    "-2D",
    "https://",
    "0a1b2c3d-",
    "token=",
    "=\n",
    "urldefense",
  ])("are looked for once in a long text of %j", async (part) => {
    const text = part.repeat(Math.ceil(1_000_000 / part.length));
    expect(await processorCost(() => expect(clean(text).text).toHaveLength(text.length))).toBeLessThan(300);
  });
});
