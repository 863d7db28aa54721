import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { wantsNoAnswer } from "./kind-of-mail.ts";
import { parseMail } from "./parse-mail.ts";
import { readTnef } from "./tnef.ts";

const at = new Date("2026-11-27T14:12:00.000Z");
const head = "From: Dana <dana@example.org>\r\nTo: hello@kinward.example\r\nSubject: A place on Tuesday\r\n";
const parse = (raw: string | Uint8Array) => parseMail(Buffer.from(raw), at);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");

/** A part, or a mail that is one part. */
const part = (type: string, body: string | Uint8Array, more = "") =>
  typeof body === "string"
    ? `Content-Type: ${type}\r\n${more}\r\n${body}\r\n`
    : `Content-Type: ${type}\r\n${more}Content-Transfer-Encoding: base64\r\n\r\n${base64(body)}\r\n`;
let count = 0;
const multipart = (type: string, ...parts: readonly string[]) => {
  count += 1;
  const edge = `edge${count}`;
  const inner = parts.map((each) => `--${edge}\r\n${each}`).join("");
  return `Content-Type: multipart/${type}; boundary="${edge}"\r\n\r\n${inner}--${edge}--\r\n`;
};
const attached = (name: string) => `Content-Disposition: attachment; filename="${name}"\r\n`;
const text = (words: string) => part("text/plain; charset=utf-8", words);

const asked = "Is there a place in the Tuesday circle for two?";

/** An element of DER (X.690). */
const der = (tag: number, ...content: readonly Uint8Array[]) => {
  const bytes = Buffer.concat(content);
  const { length } = bytes;
  const size = length < 128 ? [length] : [0x83, length >> 16, (length >> 8) & 255, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
};
/** One without a length, as programs write that sign while they read. */
const open = (tag: number, ...content: readonly Uint8Array[]) =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...content, Buffer.from([0, 0])]);
const oid = (hex: string) => der(6, Buffer.from(hex, "hex"));
const [signedData, envelopedData, compressedData, plainData] = [
  "2a864886f70d010702",
  "2a864886f70d010703",
  "2a864886f70d0109100109",
  "2a864886f70d010701",
];
const version = der(2, Buffer.from([1]));
const cms = (entity: string) =>
  der(
    0x30,
    oid(signedData),
    der(
      0xa0,
      der(0x30, version, der(0x31), der(0x30, oid(plainData), der(0xa0, der(4, Buffer.from(entity))))),
    ),
  );
const streamed = (entity: string) => {
  const pieces = entity.match(/.{1,20}/gs)?.map((piece) => der(4, Buffer.from(piece))) ?? [];
  const content = open(0x30, oid(plainData), open(0xa0, open(0x24, ...pieces)));
  return open(0x30, oid(signedData), open(0xa0, open(0x30, version, der(0x31), content, der(0x31))));
};
const compressed = (entity: string) =>
  der(
    0x30,
    oid(compressedData),
    der(
      0xa0,
      der(
        0x30,
        version,
        der(0x30, oid("2a864886f70d0109100308")),
        der(0x30, oid(plainData), der(0xa0, der(4, deflateSync(entity)))),
      ),
    ),
  );
const smime = (kind: string, bytes: Uint8Array) =>
  part(`application/pkcs7-mime; smime-type=${kind}; name="smime.p7m"`, bytes, attached("smime.p7m"));
const armored = `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${asked}\n- -- \nDana\n-----BEGIN PGP SIGNATURE-----\n\niQEz\n-----END PGP SIGNATURE-----`;
const pgpMessage = "-----BEGIN PGP MESSAGE-----\n\nhQEM\n-----END PGP MESSAGE-----";

describe("the words of a mail that is signed or encrypted", () => {
  it.each([
    ["S/MIME, opaque", smime("signed-data", cms(text(asked)))],
    ["S/MIME, in pieces without lengths", smime("signed-data", streamed(text(asked)))],
    ["S/MIME, without its type", part('application/octet-stream; name="smime.p7m"', cms(text(asked)))],
    ["S/MIME, compressed", smime("compressed-data", compressed(text(asked)))],
    ["S/MIME, signed twice", smime("signed-data", cms(smime("signed-data", cms(text(asked)))))],
    [
      "S/MIME, clear",
      multipart(
        'signed; protocol="application/pkcs7-signature"',
        text(asked),
        part("application/pkcs7-signature", Buffer.from("30800609", "hex"), attached("smime.p7s")),
      ),
    ],
    [
      "PGP/MIME",
      multipart(
        'signed; protocol="application/pgp-signature"',
        text(asked),
        part("application/pgp-signature", "-----BEGIN PGP SIGNATURE-----", attached("signature.asc")),
      ),
    ],
  ])("are read, and its signature is no file: %s", async (_what, body) => {
    expect(await parse(head + body)).toMatchObject({ text: asked, notes: [], attachments: [], leftOut: [] });
  });

  it("are read without what PGP writes around them", async () => {
    expect((await parse(head + text(`Hi,\n\n${armored}\n\nPS: thanks`))).text).toBe(
      `Hi,\n\n${asked}\n-- \nDana\n\nPS: thanks`,
    );
  });

  it.each([
    ["S/MIME", smime("enveloped-data", der(0x30, oid(envelopedData), der(0xa0, der(0x30, version)))), ""],
    [
      "PGP/MIME",
      multipart(
        'encrypted; protocol="application/pgp-encrypted"',
        part("application/pgp-encrypted", "Version: 1"),
        part("application/octet-stream", pgpMessage),
      ),
      "",
    ],
    ["PGP in the text", text(`Hello,\n${pgpMessage}`), "Hello,"],
  ])("are named as encrypted: %s", async (_what, body, words) => {
    expect(await parse(head + body)).toMatchObject({ text: words, notes: ["encrypted"] });
  });

  it("are a file when what should be signed is damaged", async () => {
    const { leftOut } = await parse(head + smime("signed-data", Buffer.from("3005060000", "hex")));
    expect(leftOut).toEqual([{ name: "smime.p7m", bytes: 5, reason: "type" }]);
  });
});

const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);
const attribute = (id: number, data: Uint8Array) =>
  Buffer.concat([Buffer.from([1]), u32(id), u32(data.length), data, u16(0)]);
const property = (tag: number, data: Uint8Array) =>
  Buffer.concat([u32(tag), u32(1), u32(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
const tnef = (...attributes: readonly Uint8Array[]) =>
  Buffer.concat([u32(0x223e9f78), u16(1), ...attributes]);
const properties = (...each: readonly Uint8Array[]) =>
  attribute(0x00069003, Buffer.concat([u32(each.length), ...each]));
const zeroEnded = (words: string) => Buffer.from(`${words}\0`, "latin1");
const referral = [
  attribute(0x00069002, Buffer.alloc(14)),
  attribute(0x00018010, zeroEnded("REFERR~1.PDF")),
  attribute(0x0006800f, Buffer.from("%PDF-1.4")),
  attribute(
    0x00069005,
    Buffer.concat([u32(1), property(0x3707001f, Buffer.from("referral letter.pdf\0", "utf16le"))]),
  ),
];
/** The example of the format's own description: "hello world". */
const richText = Buffer.from(
  "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0",
  "hex",
);
const plainRichText = (rtf: string) =>
  Buffer.concat([u32(rtf.length + 12), u32(rtf.length), u32(0x414c454d), u32(0), Buffer.from(rtf, "latin1")]);
const winmail = (bytes: Uint8Array, words = "") =>
  head +
  multipart(
    "mixed",
    text(words),
    part('application/ms-tnef; name="winmail.dat"', bytes, attached("winmail.dat")),
  );

describe("a winmail.dat", () => {
  it.each([
    ["plain words", attribute(0x0002800c, zeroEnded(asked)), asked],
    [
      "wide words",
      properties(property(0x1000001f, Buffer.from(`Zoë: ${asked}\0`, "utf16le"))),
      `Zoë: ${asked}`,
    ],
    ["HTML", properties(property(0x10130102, Buffer.from(`<p>${asked}</p>`))), asked],
    ["rich text", properties(property(0x10090102, richText)), "hello world"],
    [
      "HTML in rich text",
      properties(
        property(
          0x10090102,
          plainRichText(
            `{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 {\\fonttbl Arial;}{\\*\\htmltag64 <p>}\\htmlrtf {\\f1 \\htmlrtf0 Zo\\'eb: ${asked}\\htmlrtf }\\htmlrtf0{\\*\\htmltag72 </p>}}`,
          ),
        ),
      ),
      `Zoë: ${asked}`,
    ],
  ])("gives its words and files: %s", async (_what, words, read) => {
    const mail = await parse(winmail(tnef(attribute(0x00069007, u32(1252)), words, ...referral)));
    expect(mail).toMatchObject({ text: read, notes: [], leftOut: [] });
    expect(mail.attachments.map(({ name, type }) => [name, type])).toEqual([
      ["referral letter.pdf", "application/pdf"],
    ]);
  });

  it("says its words once when the mail has them, too", async () => {
    const mail = await parse(winmail(tnef(attribute(0x0002800c, zeroEnded("The same"))), asked));
    expect(mail).toMatchObject({ text: asked, notes: [] });
  });

  it("is named when its words can't be read", async () => {
    for (const bytes of [
      tnef(),
      tnef(attribute(0x0002800c, zeroEnded(asked))).subarray(0, 8),
      Buffer.from("x"),
    ])
      expect(await parse(winmail(bytes))).toMatchObject({ text: "", notes: ["winmail"] });
  });

  it("of any bytes ends in something bounded", () => {
    const richWords = properties(property(0x10090102, richText));
    const whole = tnef(attribute(0x0002800c, zeroEnded(asked)), ...referral, richWords);
    for (let at = 6; at < whole.length; at += 1)
      for (const byte of [0, 0x7f, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = byte;
        expect(readTnef(changed)?.files.length ?? 0).toBeLessThanOrEqual(3);
      }
  });
});

const calendar = (method: string, ...lines: readonly string[]) =>
  [
    ...["BEGIN:VCALENDAR", `METHOD:${method}`, "BEGIN:VTIMEZONE", "DTSTART:16010101T020000", "END:VTIMEZONE"],
    ...["BEGIN:VEVENT", "UID:abc@example.org", "DTSTART;TZID=Eastern Standard Time:20261203T100000"],
    ...lines,
    ...["BEGIN:VALARM", "SUMMARY:Alarm", "END:VALARM", "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
const attendee = (answer: string) =>
  `ATTENDEE;PARTSTAT=${answer};CN="Clinic; Desk":mailto:desk@clinic.example`;
const sorry = "Sorry\\, Thursday doesn't work for us. Could we sa\r\n y Friday at 10?";

describe("an invitation, or an answer to one", () => {
  const when = "Dec 3, 2026, 10:00 AM (Eastern Standard Time)";
  it.each([
    [
      "Outlook declines",
      calendar(
        "REPLY",
        attendee("DECLINED"),
        `COMMENT;LANGUAGE=en-US:${sorry}`,
        "SUMMARY:Declined: Intro call",
      ),
      `Declined: Intro call, ${when}\n\nSorry, Thursday doesn't work for us. Could we say Friday at 10?`,
    ],
    [
      "Google accepts",
      calendar("REPLY", attendee("ACCEPTED"), "SUMMARY:Intro call"),
      `Accepted: Intro call, ${when}`,
    ],
    ["someone may come", calendar("REPLY", attendee("TENTATIVE")), `Tentatively accepted: ${when}`],
    ["someone invites", calendar("REQUEST", "SUMMARY:Intro call"), `Invitation: Intro call, ${when}`],
    ["someone cancels", calendar("CANCEL", "SUMMARY:Abgesagt: Intro call"), `Canceled: Intro call, ${when}`],
    ["another time", calendar("COUNTER", "SUMMARY:Intro call"), `New time proposed: Intro call, ${when}`],
  ])("becomes a line, and is never acknowledged: %s", async (_what, ics, words) => {
    const type = `text/calendar; charset=utf-8; method=${/METHOD:(\w+)/.exec(ics)?.[1] ?? ""}`;
    const alone = await parse(head + part(type, Buffer.from(ics)));
    expect(alone.text).toBe(words);
    expect(wantsNoAnswer(alone)).toBe(true);
    expect(alone.attachments.map(({ name, type: kind }) => [name, kind])).toEqual([
      ["invitation.ics", "text/calendar"],
    ]);
    const both = await parse(
      head +
        multipart(
          "mixed",
          multipart("alternative", text("We can't come."), part(type, ics)),
          part('application/ics; name="invite.ics"', Buffer.from(ics), attached("invite.ics")),
        ),
    );
    expect(both.text).toBe(`${words}\n\nWe can't come.`);
    expect([wantsNoAnswer(both), both.attachments.length]).toEqual([true, 1]);
  });

  it("says its comment once, and a date that is none not at all", async () => {
    const ics = calendar("REPLY", attendee("DECLINED"), `COMMENT:${sorry}`).replace(
      /20261203T100000/,
      "tomorrow",
    );
    const body = text("Sorry, Thursday doesn't work for us. Could we say Friday at 10?");
    const { text: words } = await parse(head + multipart("alternative", body, part("text/calendar", ics)));
    expect(words.match(/Thursday/g)).toHaveLength(1);
    expect(words).toMatch(/^Declined: \n/);
  });

  it("is neither a person's own file nor one that they forward", async () => {
    const file = part(
      'text/calendar; name="visit.ics"',
      calendar("PUBLISH", "SUMMARY:Visit"),
      attached("visit.ics"),
    );
    const own = await parse(head + multipart("mixed", text(asked), file));
    expect([own.text, wantsNoAnswer(own), own.attachments.length]).toEqual([asked, false, 1]);
    const inner = head + part("text/calendar; method=REPLY", calendar("REPLY", attendee("DECLINED")));
    const forwarded = await parse(head + multipart("mixed", text(asked), part("message/rfc822", inner)));
    expect(wantsNoAnswer(forwarded)).toBe(false);
    expect(forwarded.text).toContain("Declined:");
  });
});

describe("a mail that is forwarded as a file", () => {
  const inner = (words: string) =>
    `From: Ann <ann@example.org>\r\nSubject: =?us-ascii?Q?Z=C3=BCrich?=\r\n${text(words)}`;
  const around = (mail: string) => head + multipart("mixed", text(""), part("message/rfc822", mail));

  it.each([
    ["as it is", part("message/rfc822", inner(asked))],
    ["encoded", part("message/rfc822", Buffer.from(inner(asked)))],
    ["under another type", part('application/octet-stream; name="Question.eml"', Buffer.from(inner(asked)))],
  ])("is read, with its files: %s", async (_what, forwarded) => {
    const read = await parse(head + multipart("mixed", text("Can you help her?"), forwarded));
    expect(read.text).toBe(
      `Can you help her?\n\n----- Forwarded email -----\nFrom: Ann <ann@example.org>\nSubject: Zürich\n\n${asked}`,
    );
    expect(read.leftOut).toEqual([]);
  });

  it("brings its files, to a depth of three, and a deeper one is named", async () => {
    const file = part('application/pdf; name="plan.pdf"', Buffer.from("%PDF-1.4"), attached("plan.pdf"));
    const third = around(around(head + multipart("mixed", text(asked), file)));
    const read = await parse(around(third));
    expect(read.text).toContain(asked);
    expect(read.attachments.map(({ name }) => name)).toEqual(["plan.pdf"]);
    const deeper = await parse(around(around(third)));
    expect(deeper.text).not.toContain(asked);
    expect(deeper.leftOut).toMatchObject([{ name: "forwarded email.eml", reason: "inside" }]);
  });

  it("of too many parts is a file, and the rest is read", async () => {
    const bomb = multipart("mixed", ...Array.from({ length: 3_000 }, () => text("x")));
    const deep = Array.from({ length: 40 }).reduce<string>((mail) => multipart("mixed", mail), text("x"));
    for (const mail of [bomb, deep, `${head}${"\r\n".repeat(500_000)}`]) {
      const read = await parse(
        head +
          multipart("mixed", text(asked), part("message/rfc822", Buffer.from(mail), attached("bomb.eml"))),
      );
      expect([read.text, read.leftOut.map(({ reason }) => reason)]).toEqual([asked, ["inside"]]);
    }
  });
});

describe("a mail whose words aren't where a program looks", () => {
  const html = part("text/html; charset=utf-8", `<p>${asked}</p>`);
  it.each([
    "To view this email, please use an HTML compatible email client.",
    "This message contains HTML. Please use an HTML reader.",
    "Your email client does not support this format.",
    "This is a multi-part message in MIME format.",
    "Wenn Sie diese E-Mail nicht lesen können, öffnen Sie sie im Browser.",
    "Ce message est au format HTML.",
    "Si no puede ver este correo, ábralo en su navegador: https://mail.example/1",
    " \u00a0\r\n",
  ])("shows its HTML instead of %j", async (notice) => {
    expect((await parse(head + multipart("alternative", text(notice), html))).text).toBe(asked);
  });

  it("shows its plain text, and both where they say different things", async () => {
    const plain = `${asked} <https://kinward.example>`;
    expect((await parse(head + multipart("alternative", text(plain), html))).text).toBe(plain);
    expect(
      (await parse(head + multipart("alternative", text("Katso liite ja vastaa pian"), html))).text,
    ).toBe(`Katso liite ja vastaa pian\n\n${asked}`);
  });

  it.each([
    [
      "a whole mail that calls itself a file",
      `${part("text/plain", asked, "Content-Disposition: attachment\r\n")}`,
    ],
    ["parts that never begin", `Content-Type: multipart/mixed; boundary=none\r\n\r\n${asked}`],
    ["HTML that calls itself plain", part("text/plain", `<!DOCTYPE html><html><p>${asked}</p></html>`)],
    ["rich text of the nineties", part("text/enriched", `<bold>${asked}</bold>`)],
    ["a type without its semicolon", `Content-Type: text/plain charset=utf-8\r\n\r\n${asked}`],
  ])("is read: %s", async (_what, body) => {
    expect((await parse(head + body)).text).toBe(asked);
  });

  const picture = part(
    'image/png; name="plan.png"',
    Buffer.from("89504e470d0a1a0a", "hex"),
    attached("plan.png"),
  );
  const letter = part('application/pdf; name="letter.pdf"', Buffer.from("%PDF-1.4"), attached("letter.pdf"));
  it.each([
    ["onlySubject", text("")],
    ["onlyPictures", multipart("mixed", text(""), picture)],
    ["onlyPictures", part("text/html", '<p><img src="https://pictures.example/1.png"></p>')],
    ["onlyPictures", multipart("related", part("text/html", '<img src="cid:1">'), picture)],
    ["onlyFiles", multipart("mixed", text(""), picture, letter)],
    ["onlyFiles", letter],
  ])("says so: %s %#", async (note, body) => {
    expect(await parse(head + body)).toMatchObject({ text: "", notes: [note] });
  });
});

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
    const read = await parse(mail(`${lines}\r\nContent-Type: text/plain`, grusse));
    expect([read.subject, read.from?.name, read.text]).toEqual(["Grüße aus Köln", "Zoë", "Grüße aus Köln"]);
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
