import { decodedText } from "./charsets.ts";
import { textOfMailHtml } from "./html-text.ts";
import { keptOfMail } from "./limits.ts";

/** The words of a mail in compressed rich text (MS-OXRTFCP), which is often all that a `winmail.dat` has of them. */
export function readRichText(compressed: Buffer): string {
  const rtf = decompress(compressed);
  if (!rtf.startsWith("{\\rtf")) return "";
  const { text, isHtml } = lettersOf(rtf);
  return isHtml ? textOfMailHtml(text) : text;
}

/** What every text begins with for its references, so that short ones are compressed too. */
const preset =
  "{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx";
const [isCompressed, isPlain, window] = [0x75465a4c, 0x414c454d, 4_096];

function decompress(data: Buffer): string {
  if (data.length < 16) return "";
  const kind = data.readUInt32LE(8);
  if (kind === isPlain) return data.toString("latin1", 16);
  if (kind !== isCompressed) return "";
  const size = Math.min(data.readUInt32LE(4), keptOfMail.htmlLength * 2);
  const out = Buffer.alloc(size);
  const recent = Buffer.alloc(window);
  let [written, place] = [0, recent.write(preset, "latin1")];
  const append = (byte: number) => {
    if (written < size) out[written] = byte;
    written += 1;
    recent[place] = byte;
    place = (place + 1) % window;
  };
  for (let at = 16; at < data.length && written < size; ) {
    const flags = data[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < data.length && written < size; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        append(data[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0);
      at += 2;
      const from = reference >> 4;
      // A reference to the next place ends it.
      if (from === place) return out.toString("latin1", 0, written);
      for (let step = 0; step < (reference & 0xf) + 2; step += 1) append(recent[(from + step) % window] ?? 0);
    }
  }
  return out.toString("latin1", 0, Math.min(written, size));
}

/** Parts of a document that aren't its words. */
const silentGroups =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|objdata|header[lrf]?|footer[lrf]?|generator|themedata|listtable|listoverridetable|rsidtbl|mhtmltag|filetbl)$/;
const signs: Readonly<Record<string, string>> = {
  ...{ par: "\n", line: "\n", row: "\n", tab: "\t", cell: " ", lquote: "‘", rquote: "’" },
  ...{ ldblquote: "“", rdblquote: "”", emdash: "—", endash: "–", bullet: "•" },
};
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)/gi;

/** Outlook wraps HTML in rich text, and writes its tags as groups of their own; what it draws instead is left out. */
function lettersOf(rtf: string): { text: string; isHtml: boolean } {
  const isHtml = /\\fromhtml1/.test(rtf.slice(0, 4_000));
  const page = /\\ansicpg(\d{1,5})/.exec(rtf.slice(0, 4_000))?.[1] ?? "1252";
  const pieces: string[] = [];
  let bytes: number[] = [];
  /** For each group that is open: whether its words count, whether they are drawn only, letters to skip after `\u`. */
  const groups = [{ isSilent: false, isDrawn: false, skipped: 1 }];
  let skip = 0;
  const flush = () => {
    if (bytes.length > 0) pieces.push(decodedText(Uint8Array.from(bytes), `cp${page}`));
    bytes = [];
  };
  const write = (text: string) => {
    flush();
    pieces.push(text);
  };
  for (const [whole, word, number, hex, sign, brace, plain] of rtf.matchAll(token)) {
    const group = groups.at(-1) ?? { isSilent: true, isDrawn: false, skipped: 1 };
    const isHeard = !group.isSilent && !group.isDrawn;
    if (brace === "{") {
      if (groups.length < 1_000) groups.push({ ...group });
    } else if (brace === "}") {
      if (groups.length > 1) groups.pop();
    } else if (word === "htmlrtf") group.isDrawn = number !== "0";
    else if (word === "htmltag") group.isSilent = false;
    else if (word === "uc") group.skipped = Number(number ?? 1);
    else if (word !== undefined && silentGroups.test(word)) group.isSilent = true;
    else if (sign === "*") group.isSilent = true;
    else if (isHeard && word === "u") {
      write(String.fromCharCode(Number(number ?? 63) & 0xffff));
      skip = group.skipped;
    } else if (isHeard && word !== undefined) {
      const drawn = signs[word];
      if (drawn !== undefined) write(drawn);
    } else if (isHeard && (hex !== undefined || plain !== undefined || sign !== undefined)) {
      if (hex !== undefined && skip > 0) skip -= 1;
      else if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
      else if (sign !== undefined) write(/[\\{}]/.test(sign) ? sign : sign === "~" ? " " : "");
      else {
        write((plain ?? whole).slice(skip));
        skip = 0;
      }
    }
  }
  flush();
  return { text: pieces.join("").toWellFormed(), isHtml };
}
