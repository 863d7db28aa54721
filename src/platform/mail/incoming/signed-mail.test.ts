import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { attached, multipart, part, plainText } from "#tests/support/mime-parts.ts";
import { parseMail } from "./parse-mail.ts";

const head = "From: Dana <dana@example.org>\r\nTo: hello@kinward.example\r\nSubject: A place on Tuesday\r\n";
const parse = (raw: string | Uint8Array) => parseMail(Buffer.from(raw), new Date("2026-11-27T14:12:00.000Z"));

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
    ["S/MIME, opaque", smime("signed-data", cms(plainText(asked)))],
    ["S/MIME, in pieces without lengths", smime("signed-data", streamed(plainText(asked)))],
    ["S/MIME, without its type", part('application/octet-stream; name="smime.p7m"', cms(plainText(asked)))],
    ["S/MIME, compressed", smime("compressed-data", compressed(plainText(asked)))],
    ["S/MIME, signed twice", smime("signed-data", cms(smime("signed-data", cms(plainText(asked)))))],
    [
      "S/MIME, clear",
      multipart(
        'signed; protocol="application/pkcs7-signature"',
        plainText(asked),
        part("application/pkcs7-signature", Buffer.from("30800609", "hex"), attached("smime.p7s")),
      ),
    ],
    [
      "PGP/MIME",
      multipart(
        'signed; protocol="application/pgp-signature"',
        plainText(asked),
        part("application/pgp-signature", "-----BEGIN PGP SIGNATURE-----", attached("signature.asc")),
      ),
    ],
  ])("are read, and its signature is no file: %s", async (_what, body) => {
    expect(await parse(head + body)).toMatchObject({ text: asked, notes: [], attachments: [], leftOut: [] });
  });

  it("are read without what PGP writes around them", async () => {
    expect((await parse(head + plainText(`Hi,\n\n${armored}\n\nPS: thanks`))).text).toBe(
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
    ["PGP in the text", plainText(`Hello,\n${pgpMessage}`), "Hello,"],
  ])("are named as encrypted: %s", async (_what, body, words) => {
    expect(await parse(head + body)).toMatchObject({ text: words, notes: ["encrypted"] });
  });

  it("are a file when what should be signed is damaged", async () => {
    const { leftOut } = await parse(head + smime("signed-data", Buffer.from("3005060000", "hex")));
    expect(leftOut).toEqual([{ name: "smime.p7m", bytes: 5, reason: "type" }]);
  });
});
