import { describe, expect, it } from "vitest";
import { parseMail } from "./parse-mail.ts";

const parse = (raw: string | Uint8Array) => parseMail(Buffer.from(raw), new Date("2026-11-27T14:12:00.000Z"));

describe("a mail whose charset isn't what it says", () => {
  const bytes = (hex: string) => Buffer.from(hex, "hex");
  const mail = (lines: string, body: Uint8Array) =>
    Buffer.concat([Buffer.from(`${lines}\r\n\r\n`, "latin1"), body]);
  const grusse = bytes("4772fcdf6520617573204bf66c6e");

  it.each([
    ["in HTML's own words", "Content-Type: text/html", '<meta charset="iso-8859-2">', "b9", "š"],
    [
      "in HTML's older words",
      "Content-Type: text/html; charset=us-ascii",
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
      "cf",
      "П",
    ],
    [
      "in a header above HTML's",
      "Content-Type: text/html; charset=windows-1250",
      '<meta charset="windows-1251">',
      "b9",
      "ą",
    ],
  ])("is read by the charset %s", async (_what, type, meta, hex, letter) => {
    const body = Buffer.concat([Buffer.from(`<head>${meta}</head><p>`), bytes(hex), Buffer.from("</p>")]);
    expect((await parse(mail(type, body))).text).toBe(letter);
  });

  it.each([
    ["raw Windows-1252", "Subject: Gr\u00fc\u00dfe aus K\u00f6ln\r\nFrom: Zo\u00eb <zoe@example.org>"],
    ["raw UTF-8", Buffer.from("Subject: Grüße aus Köln\r\nFrom: Zoë <zoe@example.org>").toString("latin1")],
    [
      "UTF-8 as us-ascii",
      "Subject: =?us-ascii?Q?Gr=C3=BC=C3=9Fe_aus?= =?us-ascii?Q?_K=C3=B6ln?=\r\nFrom: =?us-ascii?B?Wm/Dqw==?= <zoe@example.org>",
    ],
    ["CP850", "Subject: =?cp850?Q?Gr=81=E1e_aus_K=94ln?=\r\nFrom: =?ibm850?Q?Zo=89?= <zoe@example.org>"],
    ["UTF-7", "Subject: =?utf-7?Q?Gr+APwA3w-e_aus_K+APY-ln?=\r\nFrom: =?utf-7?Q?Zo+AOs-?= <zoe@example.org>"],
    [
      "utf8mb4, cut inside a letter",
      "Subject: =?utf8mb4?Q?Gr=C3=BC=C3?=\r\n =?utf8mb4?Q?=9Fe_aus_K=C3=B6ln?=\r\nFrom: =?unknown-8bit?Q?Zo=EB?= <zoe@example.org>",
    ],
  ])("has a subject and a sender of %s", async (_what, lines) => {
    const read = await parse(mail(`${lines}\r\nContent-Type: text/plain; charset=latin1`, grusse));
    expect([read.subject, read.from?.name, read.text]).toEqual(["Grüße aus Köln", "Zoë", "Grüße aus Köln"]);
  });

  it("is read as the words of its header, where nothing else says how", async () => {
    for (const [charset, words, body, letters] of [
      ["koi8-r", "8NLJ18XU", "f0d2c9d7c5d4", "Привет"],
      ["gb2312", "xPq6ww==", "c4fabac3", "您好"],
      ["windows-1252", "R3L832U=", "e9", "é"],
      ["utf-8", "R3LDvMOfZQ==", "e9", "é"],
    ] as const) {
      const lines = `Subject: =?${charset}?B?${words}?=\r\nContent-Type: text/plain`;
      expect((await parse(mail(lines, bytes(body)))).text, charset).toBe(letters);
    }
    expect((await parse(mail("Subject: Gr\u00fc\u00dfe", grusse))).text).toBe("Grüße aus Köln");
  });

  it("names its files in the charset of its own header", async () => {
    const read = await parse(
      mail(
        'Content-Type: multipart/mixed; boundary="edge"',
        Buffer.from(
          '--edge\r\nContent-Type: text/plain; name="Pl\u00e4ne.txt"\r\nContent-Disposition: attachment\r\n\r\nplan\r\n--edge--',
          "latin1",
        ),
      ),
    );
    expect(read.attachments.map(({ name }) => name)).toEqual(["Pläne.txt"]);
  });

  it("has no more senders or lines by it than without it", async () => {
    for (const [lines, subject] of [
      ["\u00a0From: evil@example.org\r\nFrom: a@example.org", ""],
      ["\u00ef\u00bb\u00bfFrom: evil@example.org\r\nFrom: a@example.org", ""],
      [
        "From: a@example.org\r\nSubject: x\u00e9+AA0ACg-Bcc: b@example.org\r\nContent-Type: text/plain; charset=utf-7",
        "xé+AA0ACg-Bcc: b@example.org",
      ],
      ["From: a@example.org\r\nSubject: =?utf-7?Q?x+AA0ACg-Bcc:_b@example.org?=", "x Bcc: b@example.org"],
      ["From: a@example.org\r\n\u00a0\r\nSubject: after", "after"],
    ] as const) {
      const read = await parse(mail(lines, Buffer.from("Hello")));
      expect([read.from?.address, read.subject, read.headers.has("bcc")]).toEqual([
        "a@example.org",
        subject,
        false,
      ]);
    }
  });
});
