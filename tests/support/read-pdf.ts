/**
 * Reads a PDF back, for tests only: the objects of a file with a plain cross-reference table, as pdfkit writes
 * them. Numbers, names, texts, lists and dictionaries become JavaScript values.
 */
import { inflateSync } from "node:zlib";

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}
export type PdfDict = { [key: string]: PdfValue };
type PdfStream = { dict: PdfDict; bytes: Buffer };
export type PdfValue = string | number | boolean | null | PdfName | PdfRef | PdfValue[] | PdfDict | PdfStream;

const space = /[\s\0]/;
const delimiter = /[\s\0()<>[\]{}/%]/;

/** Walks through PDF syntax, in a file or in the content of a page. */
export class PdfTokens {
  readonly text: string;
  at: number;
  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  skipSpace(): void {
    for (;;) {
      while (space.test(this.text[this.at] ?? "x")) this.at++;
      if (this.text[this.at] !== "%") return;
      while (this.at < this.text.length && this.text[this.at] !== "\n") this.at++;
    }
  }

  /** The next bare word: a number, an operator, true, obj … */
  word(): string {
    this.skipSpace();
    const from = this.at;
    while (this.at < this.text.length && !delimiter.test(this.text[this.at] ?? " ")) this.at++;
    return this.text.slice(from, this.at);
  }

  /** The next value; undefined when an operator or the end comes instead. */
  value(): PdfValue | undefined {
    this.skipSpace();
    const { text, at } = this;
    if (text.startsWith("<<", at)) return this.dict();
    const first = text[at];
    if (first === "[") return this.list();
    if (first === "(") return this.literal();
    if (first === "<") return this.hex();
    if (first === "/") {
      this.at++;
      return new PdfName(
        this.word().replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      );
    }
    const reference = /^(\d+) \d+ R(?![a-zA-Z])/.exec(text.slice(at, at + 24));
    if (reference) {
      this.at += reference[0].length;
      return new PdfRef(Number(reference[1]));
    }
    const from = this.at;
    const word = this.word();
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
    if (word === "true" || word === "false") return word === "true";
    if (word === "null") return null;
    this.at = from;
    return undefined;
  }

  private dict(): PdfDict {
    this.at += 2;
    const found: PdfDict = {};
    for (;;) {
      this.skipSpace();
      if (this.text.startsWith(">>", this.at)) break;
      const key = this.value();
      const value = this.value();
      if (!(key instanceof PdfName) || value === undefined) throw new Error(`No dictionary at ${this.at}`);
      found[key.name] = value;
    }
    this.at += 2;
    return found;
  }

  private list(): PdfValue[] {
    this.at++;
    const found: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.text[this.at] === "]") break;
      const value = this.value();
      if (value === undefined) throw new Error(`No list at ${this.at}`);
      found.push(value);
    }
    this.at++;
    return found;
  }

  private literal(): string {
    let depth = 0;
    let found = "";
    for (;;) {
      const sign = this.text[this.at++];
      if (sign === undefined) throw new Error("A text without an end");
      if (sign === "\\") {
        const next = this.text[this.at++] ?? "";
        found += { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[next] ?? next;
        continue;
      }
      if (sign === "(" && depth++ === 0) continue;
      if (sign === ")" && --depth === 0) break;
      found += sign;
    }
    return readable(found);
  }

  private hex(): string {
    const end = this.text.indexOf(">", this.at);
    const digits = this.text.slice(this.at + 1, end).replace(/\s/g, "");
    this.at = end + 1;
    return Buffer.from(digits, "hex").toString("latin1");
  }
}

// Texts for people are UTF-16 when they begin with its mark.
function readable(bytes: string): string {
  if (!bytes.startsWith("\xfe\xff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}

export function isDict(value: PdfValue | undefined): value is PdfDict {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !("bytes" in value)
  );
}

export function isStream(value: PdfValue | undefined): value is PdfStream {
  return typeof value === "object" && value !== null && "bytes" in value;
}

export type Pdf = {
  trailer: PdfDict;
  /** Follows a reference, any number of times. */
  get(value: PdfValue | undefined): PdfValue | undefined;
  /** The dictionary behind a value. @throws when it is none. */
  dict(value: PdfValue | undefined): PdfDict;
};

/** @throws when it is not well-formed. */
export function readPdf(bytes: Buffer): Pdf {
  const text = bytes.toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  if (!text.startsWith("xref", start)) throw new Error("No cross-reference table");
  const entries = [...text.slice(start, text.indexOf("trailer", start)).matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  const trailer = new PdfTokens(text, text.indexOf("trailer", start) + 7).value();
  const known = new Map<number, PdfValue>();

  function object(id: number): PdfValue {
    const found = known.get(id);
    if (found !== undefined) return found;
    const entry = entries[id];
    if (entry?.[2] !== "n") throw new Error(`There is no object ${id}`);
    const tokens = new PdfTokens(text, Number(entry[1]));
    if (tokens.word() !== `${id}` || tokens.word() !== "0" || tokens.word() !== "obj")
      throw new Error(`Object ${id} is not where the table says`);
    let value = tokens.value();
    if (value === undefined) throw new Error(`Object ${id} is empty`);
    if (isDict(value) && /^\s*stream\r?\n/.test(text.slice(tokens.at, tokens.at + 12))) {
      const from = text.indexOf("stream", tokens.at) + "stream".length + 1;
      const raw = bytes.subarray(from, from + Number(value.Length));
      const packed = value.Filter instanceof PdfName && value.Filter.name === "FlateDecode";
      value = { dict: value, bytes: packed ? inflateSync(raw) : raw };
    }
    known.set(id, value);
    return value;
  }

  const get = (value: PdfValue | undefined): PdfValue | undefined =>
    value instanceof PdfRef ? get(object(value.id)) : value;
  const dict = (value: PdfValue | undefined): PdfDict => {
    const found = get(value);
    if (!isDict(found)) throw new Error("Expected a dictionary");
    return found;
  };
  return { trailer: dict(trailer), get, dict };
}

export function pagesOf({ trailer, dict, get }: Pdf): PdfDict[] {
  const kids = get(dict(dict(trailer.Root).Pages).Kids);
  if (!Array.isArray(kids)) throw new Error("No pages");
  return kids.map((kid) => dict(kid));
}
