import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodedText } from "./charsets.ts";

/** What programs send: how they label it, its bytes, and the words in them. */
const charsetCases: readonly [what: string, label: string, bytes: string, words: string][] = [
  [
    "ISO-2022-JP without a label",
    "",
    "1b2442242a4c6424243967246f243b2447243921232530256b213c2557244b3b3232432437243f24242447243921231b2842",
    "お問い合わせです。グループに参加したいです。",
  ],
  [
    "ISO-2022-JP as us-ascii",
    "us-ascii",
    "1b24422468246d2437242f242a346a24242437245e24391b2842",
    "よろしくお願いします",
  ],
  ["ISO-2022-JP as utf-8", "utf-8", "1b244247253368244e32711b2842", "妊活の会"],
  ["ISO-2022-JP by a Microsoft name", "cp50220", "1b2442424e33303c75403a1b2842", "体外受精"],
  [
    "UTF-7",
    "utf-7",
    "47722b4150774133772d65202620312b2d313d32202b49424d204b2b4150592d6c6e",
    "Grüße & 1+1=2 – Köln",
  ],
  ["UTF-7 by an old name", "unicode-1-1-utf-7", "4361662b414f6b2d", "Café"],
  ["CP850", "cp850", "4f9720887465732d766f75732c205a6f893f20477294e16520ab", "Où êtes-vous, Zoë? Größe ½"],
  ["CP850 as ibm850", "IBM850", "5365a46f7261204ea3a4657a", "Señora Núñez"],
  ["CP858", "cp858", "323020d520668172205a6f89", "20 € für Zoë"],
  ["CP437", "ibm437", "a844a26e646520657374a020656c206e69a46f3f", "¿Dónde está el niño?"],
  ["CP852", "cp852", "9da264ab2c20537a826b656c79756476617268656c79", "Łódź, Székelyudvarhely"],
  [
    "UTF-8 as us-ascii",
    "us-ascii",
    "4275656e6f732064c3ad61732c20c2bf68617920756e20677275706f20656e2065737061c3b16f6c3f",
    "Buenos días, ¿hay un grupo en español?",
  ],
  ["UTF-8 as iso-8859-1", "iso-8859-1", "44c3a96ac3a0207675", "Déjà vu"],
  [
    "UTF-8 as windows-1251",
    "windows-1251",
    "d097d0b4d180d0b0d0b2d181d182d0b2d183d0b9d182d0b5",
    "Здравствуйте",
  ],
  ["UTF-8 as utf8mb4", "utf8mb4", "4772c3bcc39f6520f09f91b620617573204bc3b66c6e", "Grüße 👶 aus Köln"],
  ["UTF-8 as unknown-8bit", "unknown-8bit", "c5bbc3b3c582c487", "Żółć"],
  ["UTF-8 without a label", "", "4772c3bcc39f65", "Grüße"],
  ["UTF-8 with a byte order mark", "", "efbbbf4772c3bcc39f65", "Grüße"],
  [
    "Windows-1252 without a label",
    "",
    "4772fcdf65209361757394204bf66c6e209620352080",
    "Grüße “aus” Köln – 5 €",
  ],
  ["Windows-1252 as us-ascii", "us-ascii", "5365f16f7261204efaf1657a", "Señora Núñez"],
  ["Windows-1252 as unknown-8bit", "unknown-8bit", "48f474656c206492c9767279", "Hôtel d’Évry"],
  ["Windows-1252 as utf-8", "utf-8", "4772fcdf6520617573204bf66c6e", "Grüße aus Köln"],
  ["Windows-1252 as iso-8859-1", "iso-8859-1", "9371756f7465649420962080", "“quoted” – €"],
  ["ISO-8859-15", "iso-8859-15", "323020a42c20bc75767265", "20 €, Œuvre"],
  ["ISO-8859-2 without its dash", "iso8859-2", "ae6c75bb6f75e86bfd206bf9f2", "Žluťoučký kůň"],
  ["KOI8-R", "koi8-r", "fac4d2c1d7d3d4d7d5cad4c5", "Здравствуйте"],
  ["Windows-1251 as cp1251", "cp1251", "c7e4f0e0e2f1f2e2f3e9f2e5", "Здравствуйте"],
  ["Shift JIS as cp932", "cp932", "957394448ea197c382cc89ef", "不妊治療の会"],
  ["Shift JIS as ms_kanji", "ms_kanji", "957394448ea197c3", "不妊治療"],
  ["EUC-JP as x-eucjp", "x-eucjp", "c9d4c7a5bca3cec5", "不妊治療"],
  ["GBK as gb2312", "gb2312", "c1aacda8b5c4d3cabcfe", "联通的邮件"],
  ["GB 18030", "gb18030", "c4fabac3a3acc7ebcecad3d0d0a1d7e9c2f0a3bf", "您好，请问有小组吗？"],
  ["HZ", "hz-gb-2312", "4869207e7b447a3a437e7d207468657265", "Hi 您好 there"],
  ["Big5", "big5", "b17aa66ea141bdd0b0dd", "您好，請問"],
  ["EUC-KR as ks_c_5601-1987", "ks_c_5601-1987", "bec8b3e7c7cfbcbcbfe4", "안녕하세요"],
  ["ISO-2022-KR", "iso-2022-kr", "1b2429430e3e4833670f206869200e474f3c3c3f640f", "안녕 hi 하세요"],
  ["Thai as tis-620", "tis-620", "cac7d1cab4d520c3a1", "สวัสดี รก"],
  ["Hebrew as iso-8859-8-i", "iso-8859-8-i", "f9ece5ed", "שלום"],
  ["Greek as windows-1253", "windows-1253", "cae1ebe7ecddf1e1", "Καλημέρα"],
  ["Mac Roman", "x-mac-roman", "47729fa76520d2617573d3204b9a6c6e", "Grüße “aus” Köln"],
  ["UTF-16 with a byte order mark", "utf-16", "fffe47007200fc00df006500", "Grüße"],
  ["UTF-16 of which only the label is true of nothing", "utf-16", "706c61696e20776f726473", "plain words"],
];

describe("the words of a mail", () => {
  it.each(charsetCases)("are read from %s", (_what, label, bytes, words) => {
    for (const written of [label, label.toUpperCase(), ` ${label} `])
      expect(decodedText(Buffer.from(bytes, "hex"), written)).toBe(words);
  });

  it("stay, though a byte of their UTF-8 was lost on the way", () => {
    const bytes = Buffer.from("Grüße aus Köln, José").subarray(0, -1);
    for (const label of ["", "utf-8"]) expect(decodedText(bytes, label)).toMatch(/^Grüße aus Köln, Jos/);
  });

  it("are read from any bytes and labels, each in time that grows as they do", () => {
    const labels = [
      ...charsetCases.map(([, label]) => label),
      "x",
      "cp99999",
      "iso-8859-99",
      "replacement",
      "\0",
    ];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...labels), (bytes, label) => {
        expect(typeof decodedText(bytes, label)).toBe("string");
      }),
    );
    for (const piece of ["+", "+AA", "~{", "\u000e", "\u001b$B", "\u00e9", "\u00c3\u00a9"])
      for (const label of labels)
        expect(typeof decodedText(Buffer.from(piece.repeat(50_000), "latin1"), label)).toBe("string");
  });
});
