import { expect, it } from "vitest";
import { decodeFile, decodeList } from "./decode-file.ts";

const line = "Renée Lefèvre, Zoë Müller, Niamh O’Brien";
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
/** Bytes of an encoding that Node can read and not write, found by decoding each byte. */
function encodeAs(label: string, text: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 0x3f);
}

it.each([
  ["UTF-8", Buffer.from(line), "UTF-8"],
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${line}`), "UTF-8"],
  ["UTF-16 LE with a mark", utf16(`\uFEFF${line}`, false), "UTF-16"],
  ["UTF-16 BE with a mark", utf16(`\uFEFF${line}`, true), "UTF-16"],
  ["UTF-16 LE", utf16(line, false), "UTF-16"],
  ["UTF-16 BE", utf16(line, true), "UTF-16"],
  ["Windows-1252", encodeAs("windows-1252", line), "Windows-1252 (Western European)"],
  ["Mac OS Roman", encodeAs("macintosh", line), "Mac OS Roman"],
])("a file saved as %s keeps its letters", (_name, bytes, encoding) => {
  expect(decodeFile(bytes)).toEqual({ text: line, encoding, sample: line });
});

it("a name with an apostrophe from Windows alone is enough", () => {
  expect(decodeFile(encodeAs("windows-1252", "Niamh O’Brien"))?.text).toBe("Niamh O’Brien");
});

it("a file in the encoding that it declares is read so, unless it is UTF-8", () => {
  const cyrillic = "Анна";
  expect(decodeFile(encodeAs("windows-1251", cyrillic), "windows-1251")?.text).toBe(cyrillic);
  expect(decodeFile(Buffer.from(cyrillic), "windows-1251")?.text).toBe(cyrillic);
});

it("a file that is no text is refused, and no letter is ever replaced", () => {
  expect(decodeFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0x81, 0x9d, 1))).toBeUndefined();
  expect(decodeFile(encodeAs("windows-1252", "Zoë"))?.text).not.toContain("\uFFFD");
});

it("a list whose rows come from several files keeps what is certain, and marks each letter that isn't", () => {
  const rows = [
    Buffer.from("a@b.co,Renée\n"),
    encodeAs("windows-1252", "c@d.co,Zoë\n"),
    Buffer.from("e@f.co,Ann\n"),
  ];
  expect(decodeList(Buffer.concat(rows))).toEqual({
    text: "a@b.co,Renée\nc@d.co,Zo\uFFFD\ne@f.co,Ann\n",
    encoding: "UTF-8",
    sample: "c@d.co,Zo\uFFFD",
  });
  expect(decodeList(encodeAs("windows-1252", line))?.text).toBe(line);
  expect(decodeList(utf16(line, true))?.text).toBe(line);
});
