import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorCost } from "#tests/support/processor-cost.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { keptOfMail, mailLimits } from "./limits.ts";
import { parseMail } from "./parse-mail.ts";
import { readMail } from "./read-mail.server.ts";

const at = new Date("2026-11-21T10:00:00.000Z");
const parse = (raw: string | Uint8Array) =>
  parseMail(typeof raw === "string" ? Buffer.from(raw, "utf8") : raw, at);
const mail = (lines: readonly string[], body = "Hello") => `${lines.join("\r\n")}\r\n\r\n${body}`;

const part = (head: readonly string[], body: string) => `--edge\r\n${head.join("\r\n")}\r\n\r\n${body}\r\n`;
const withParts = (...parts: readonly string[]) =>
  mail(
    ["From: a@example.org", 'Content-Type: multipart/mixed; boundary="edge"'],
    `${parts.join("")}--edge--\r\n`,
  );
const file = (name: string, bytes: Uint8Array, type = "application/octet-stream") =>
  part(
    [
      `Content-Type: ${type}; name="${name}"`,
      "Content-Disposition: attachment",
      "Content-Transfer-Encoding: base64",
    ],
    Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
  );
const png = Buffer.from("89504e470d0a1a0a0000", "hex");

describe("a mail that is read", () => {
  it("has its sender, receivers, references, subject and text", async () => {
    const read = await parse(
      mail([
        'From: "Ana Q." <Ana@Example.org>',
        "To: Team <hello+C1.x@kinward.example>, b@example.org",
        "Cc: b@example.org",
        "Message-ID: <one@example.org>",
        "References: <first@k.example> <second@k.example>",
        "In-Reply-To: <second@k.example>",
        "Subject: =?utf-8?Q?R=C3=A9ponse?= =?utf-8?B?IMOgIHZvdXM=?=",
        "Content-Type: text/plain; charset=utf-8",
      ]),
    );
    expect(read).toMatchObject({
      from: { address: "Ana@Example.org", name: "Ana Q." },
      to: ["hello+c1.x@kinward.example", "b@example.org"],
      messageId: "one@example.org",
      references: ["second@k.example", "first@k.example"],
      subject: "Réponse à vous",
      text: "Hello",
      isCut: false,
      receivedAt: at.toISOString(),
    });
  });

  it.each([
    ["iso-8859-1", "e9"],
    ["windows-1252", "e9"],
    ["utf-8", "c3a9"],
    ["ISO-8859-15", "e9"],
  ])("is decoded from %s", async (charset, bytes) => {
    const head = `From: a@example.org\r\nContent-Type: text/plain; charset=${charset}\r\n\r\nCaf`;
    const { text } = await parse(Buffer.concat([Buffer.from(head), Buffer.from(bytes, "hex")]));
    expect(text).toBe("Café");
  });

  it.each(["utf-8", "x-unknown", "utf-7", ""])(
    "survives bytes that aren't of its charset %s",
    async (charset) => {
      const head = `From: a@example.org\r\nContent-Type: text/plain; charset=${charset}\r\n\r\nHi `;
      const { text } = await parse(Buffer.concat([Buffer.from(head), Buffer.from("ff00e9fe", "hex")]));
      expect(text).toMatch(/^Hi/);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain("\0");
    },
  );

  it("has the text of its HTML, line by line, and nothing of its scripts, styles and pictures", async () => {
    const { text } = await parse(
      mail(
        ["From: a@example.org", "Content-Type: text/html; charset=utf-8"],
        '<style>p{}</style><p>Hello &amp; welcome</p><div>Two<br>lines</div><img src="https://spy.example/x.gif" alt="x"><script>alert(1)</script><blockquote><p>You wrote</p></blockquote>',
      ),
    );
    expect(text).toBe("Hello & welcome\n\nTwo\nlines\n\n> You wrote");
  });

  it("keeps 200,000 characters, and says that there were more", async () => {
    const { text, isCut } = await parse(mail(["From: a@example.org"], "word ".repeat(50_000)));
    expect(text.length).toBeLessThanOrEqual(keptOfMail.textLength);
    expect(isCut).toBe(true);
  });

  it("has no sender when it names several, or none that can be written to", async () => {
    for (const from of [
      ["From: a@example.org, b@example.org"],
      ["From: a@example.org", "From: b@example.org"],
      ["From: nobody"],
      ["Sender: a@example.org", "Reply-To: b@example.org"],
      ["From: friends: a@example.org, b@example.org;"],
      ["From: <a@example.org> <b@example.org>"],
      ["From: =?utf-8?Q?=3Ca=40example.org=3E?="],
    ])
      expect((await parse(mail(from))).from, from.join()).toBeUndefined();
    for (const name of ["a@example.org", '"<a@example.org>"', "=?utf-8?Q?=3Ca=40example.org=3E?="])
      expect((await parse(mail([`From: ${name} <b@example.org>`]))).from?.address, name).toBe(
        "b@example.org",
      );
  });

  it("has the text of its HTML when its own is empty", async () => {
    const both = withParts(
      part(["Content-Type: text/plain"], " \u00a0\r\n"),
      part(["Content-Type: text/html"], "<p>The words</p>"),
    );
    expect((await parse(both.replace("multipart/mixed", "multipart/alternative"))).text).toBe("The words");
  });

  it("takes no header out of an encoded word, a name or a file's name", async () => {
    const injected = Buffer.from("Hi\r\nBcc: victim@example.org\r\n\r\nx").toString("base64");
    const read = await parse(
      withParts(
        part(["Content-Type: text/plain"], "Hello"),
        file(`..\\..\\etc/pass\u202etxt.exe`, Buffer.from("MZ")),
      ).replace(
        "From: a@example.org",
        `From: =?utf-8?B?${injected}?= <a@example.org>\r\nSubject: =?utf-8?B?${injected}?=`,
      ),
    );
    expect(read.subject).toBe("Hi Bcc: victim@example.org x");
    expect(read.from).toEqual({ address: "a@example.org", name: "Hi Bcc: victim@example.org x" });
    expect(read.headers.has("bcc")).toBe(false);
    expect(read.leftOut).toEqual([{ name: "passtxt.exe", bytes: 2, reason: "type" }]);
  });

  it("keeps files by what their bytes are, up to 20 of them, and names the others", async () => {
    const read = await parse(
      withParts(
        part(["Content-Type: text/plain"], "See attached"),
        file("page.html", Buffer.from("<script>alert(1)</script>"), "image/png"),
        file("notes.txt", Buffer.from("plain words")),
        file("program.txt", Buffer.from("MZ\0\0\x01")),
        file("letter.pdf", Buffer.from("%PDF-1.7 …"), "text/html"),
        file("archive.docx", Buffer.from("504b0304", "hex")),
        ...Array.from({ length: 22 }, (_, at) => file(`scan${at}.png`, png)),
      ),
    );
    expect(read.attachments).toHaveLength(keptOfMail.attachments);
    expect(read.attachments.slice(0, 3).map(({ name, type }) => [name, type])).toEqual([
      ["notes.txt", "text/plain"],
      ["letter.pdf", "application/pdf"],
      ["scan0.png", "image/png"],
    ]);
    expect(read.leftOut.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      "page.html type",
      "program.txt type",
      "archive.docx type",
      ...["18", "19", "20", "21"].map((at) => `scan${at}.png count`),
    ]);
  });

  it("has a report's fields and the header it returns, and never the returned text", async () => {
    const returned = "Message-ID: <ours@kinward.example>\r\nTo: gone@example.org\r\n\r\nsecret words";
    const read = await parse(
      mail(
        [
          "From: MAILER-DAEMON@mx.example",
          "Content-Type: multipart/report; report-type=delivery-status; boundary=edge",
        ],
        `${part(["Content-Type: text/plain"], "It bounced")}${part(["Content-Type: message/delivery-status"], "Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; gone@example.org\r\nStatus: 5.1.1")}${part(["Content-Type: message/rfc822"], returned)}--edge--\r\n`,
      ),
    );
    expect(read.report).toEqual({
      kind: "delivery-status",
      fields: expect.stringContaining("Status: 5.1.1"),
    });
    expect(read.returnedHeader).toBe("Message-ID: <ours@kinward.example>\nTo: gone@example.org");
    expect(read.text).toBe("It bounced");
    expect(JSON.stringify(read)).not.toContain("secret words");
    expect([read.attachments, read.leftOut]).toEqual([[], []]);
  });
});

describe("a mail made to break its reader", () => {
  const nested = (levels: number) => {
    const open = Array.from(
      { length: levels },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    );
    return mail(["From: a@example.org", "Content-Type: multipart/mixed; boundary=b0"], open.join(""));
  };
  const forwarded = (levels: number) =>
    "Content-Type: message/rfc822\r\n\r\n".repeat(levels) + mail(["From: a@example.org"]);
  const bombs: [what: string, raw: () => string][] = [
    ["30 nested parts", () => nested(30)],
    ["10,000 nested parts", () => nested(10_000)],
    ["3,000 parts", () => withParts(...Array.from({ length: 3_000 }, () => part([], "x")))],
    ["a header of a megabyte", () => mail([`From: a@example.org`, `Subject: ${"a".repeat(1_000_000)}`])],
    ["a million headers", () => mail(Array.from({ length: 1_000_000 }, (_, at) => `X${at}: y`))],
    ["a million lines", () => mail(["From: a@example.org"], "\r\n".repeat(1_000_000))],
  ];

  it.each(bombs)("is refused: %s", async (_what, raw) => {
    await expect(readMail(Buffer.from(raw()), at)).rejects.toMatchObject({ reason: "too-complex" });
  });

  it("is refused when it's larger than 25 MB, before anything is parsed", async () => {
    const raw = Buffer.alloc(mailLimits.bytes + 1, 0x41);
    await expect(readMail(raw, at)).rejects.toMatchObject({ reason: "too-large" });
  });

  it("is refused when it takes too long, and the next is read", async () => {
    const raw = Buffer.from(mail(["From: a@example.org"], `${"word ".repeat(12)}\r\n`.repeat(100_000)));
    await expect(readMail(raw, at, { longestMs: 1 })).rejects.toMatchObject({ reason: "too-complex" });
    expect(await readMail(Buffer.from(mail(["From: a@example.org"])), at)).toMatchObject({ text: "Hello" });
  });

  const unclosed = `${"<ab>".repeat(30_000)}${"</bb>".repeat(25_000)}`;
  it.each([
    ["tags that close nothing", mail(["From: a@example.org", "Content-Type: text/html"], unclosed)],
    ["a sender of commas", mail([`From: ${",".repeat(60_000)}a@example.org`])],
  ])("takes no time of the site's own process: %s", async (_what, raw) => {
    // The process that parses is there, as it is once a mail has come.
    await readMail(Buffer.from(mail(["From: a@example.org"])), at);
    const cost = await processorCost(async () => {
      for (let count = 0; count < 8; count += 1) await readMail(Buffer.from(raw), at);
    });
    expect(cost).toBeLessThan(20);
  });

  it("has its words kept when its layout has too many tags, without what isn't read", async () => {
    const html = `<style>p{}</style><p>Kept &amp; read</p>${"<b>".repeat(keptOfMail.tags)}<script>x<y</script>to the end`;
    const read = await parse(mail(["From: a@example.org", "Content-Type: text/html"], html));
    expect(read).toMatchObject({ text: "Kept & read to the end", isCut: true });
  });

  // Reading it takes half a second of an idle machine.
  it("isn't one with large files", { timeout: 90_000 }, async () => {
    const scan = Buffer.concat([png, Buffer.alloc(isWholeRun ? 9_000_000 : 300_000, 1)]);
    const read = await readMail(Buffer.from(withParts(file("one.png", scan), file("two.png", scan))), at);
    expect(read.attachments.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      ["one.png", scan.length],
      ["two.png", scan.length],
    ]);
  });

  it.each([
    ["forwards of forwards", () => forwarded(10_000)],
    ["quotes without an end", () => mail([`To: ${'"'.repeat(60_000)}`, "From: a@example.org"])],
    ["comments in comments", () => mail([`From: ${"(".repeat(60_000)}a@example.org`])],
    ["a list without an end", () => mail([`To: ${"a@example.org,".repeat(4_000)}`, "From: a@example.org"])],
    ["tags without an end", () => mail(["Content-Type: text/html"], "<div ".repeat(45_000))],
    ["divs in divs", () => mail(["Content-Type: text/html"], "<div>".repeat(45_000))],
    ["entities without an end", () => mail(["Content-Type: text/html"], "&amp".repeat(50_000))],
    ["encoded words", () => mail([`Subject: ${"=?utf-8?Q?=41?= ".repeat(6_000)}`])],
    ["no header at all", () => "\r\n\r\n"],
    ["nothing", () => ""],
  ])("is read into something bounded: %s", async (_what, raw) => {
    const read = await readMail(Buffer.from(raw()), at);
    expect(read.text.length).toBeLessThanOrEqual(keptOfMail.textLength);
    expect(read.subject.length).toBeLessThanOrEqual(keptOfMail.subjectLength);
    expect(read.to.length).toBeLessThanOrEqual(keptOfMail.addresses);
  });

  it("of any bytes is read or refused, with nothing unbounded or unprintable in it", async () => {
    const line = fc.oneof(
      fc.constantFrom(
        "--edge",
        "--edge--",
        "",
        "Content-Type: multipart/mixed; boundary=edge",
        "Content-Type: text/html",
        "Content-Type: message/rfc822",
        "Content-Type: message/delivery-status",
        "Content-Type: multipart/alternative; boundary=edge",
        "Content-Type: multipart/signed; boundary=edge",
        "Content-Type: text/plain; charset=utf-7; format=flowed; delsp=yes",
        "Content-Type: application/pkcs7-mime",
        "Content-Type: application/ms-tnef",
        "Content-Type: text/calendar; method=REPLY",
        "BEGIN:VEVENT",
        "DTSTART:99999999T999999Z",
        "-----BEGIN PGP SIGNED MESSAGE-----",
        "Content-Transfer-Encoding: base64",
        "Content-Transfer-Encoding: quoted-printable",
        "From: =?utf-16?B?////?= <a@b.c>",
        "From: a@b.c",
        "Subject: =?x?Q?=FF=00?=",
        "Content-Disposition: attachment; filename*=utf-8''%00%ff.png",
      ),
      fc.string({ unit: "binary", maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 40 }), async (lines) => {
        const read = await parse(lines.join("\r\n"));
        const { from, subject, text, attachments, leftOut } = read;
        const names = [...attachments, ...leftOut].map(({ name }) => name);
        for (const each of [subject, from?.name ?? "", from?.address ?? "", ...names]) {
          expect(each).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(each.length).toBeLessThanOrEqual(keptOfMail.subjectLength);
        }
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text may have
        expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
        expect(read.id).toMatch(/^[0-9a-f]{64}$/);
      }),
      { numRuns: isWholeRun ? 300 : 100 },
    );
  });
});
