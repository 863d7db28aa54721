import { describe, expect, it } from "vitest";
import { attached, multipart, part, plainText } from "#tests/support/mime-parts.ts";
import { parseMail } from "./parse-mail.ts";
import { readTnef } from "./tnef.ts";

const head = "From: Dana <dana@example.org>\r\nTo: hello@kinward.example\r\nSubject: A place on Tuesday\r\n";
const parse = (raw: string | Uint8Array) => parseMail(Buffer.from(raw), new Date("2026-11-27T14:12:00.000Z"));

const asked = "Is there a place in the Tuesday circle for two?";

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
    plainText(words),
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
    expect(await parse(winmail(Buffer.from("x"), asked))).toMatchObject({ text: asked, notes: ["winmail"] });
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
