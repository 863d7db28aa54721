/** What is drawn on a page of a PDF, and under which tags; for tests. */
import { isDict, isStream, type Pdf, type PdfDict, PdfName, PdfTokens, type PdfValue } from "./read-pdf.ts";

const paints = new Set(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "sh", "Do", "Tj", "TJ", "'", '"']);

export type PageContent = {
  /** The text of each marked piece, by its number. */
  marked: ReadonlyMap<number, string>;
  /** Text that is there for the eye only. */
  artifacts: string;
  /** Operators that paint outside any tag. */
  untagged: readonly string[];
  /** Characters no screen reader could name. */
  unnamed: number;
};

export function contentOf(pdf: Pdf, page: PdfDict): PageContent {
  const stream = pdf.get(page.Contents);
  if (!isStream(stream)) throw new Error("A page without content");
  const fonts = fontsOf(pdf, page);
  const tokens = new PdfTokens(stream.bytes.toString("latin1"));
  const marked = new Map<number, string>();
  const untagged: string[] = [];
  const open: (number | "artifact")[] = [];
  let artifacts = "";
  let unnamed = 0;
  let font: ReadonlyMap<string, string> = new Map();
  let before: PdfValue[] = [];

  function show(bytes: string): void {
    let text = "";
    for (let at = 0; at < bytes.length; at += 2) {
      const named = font.get(bytes.slice(at, at + 2));
      if (named === undefined || named === "\0") unnamed++;
      text += named ?? "";
    }
    const where = open.at(-1);
    if (where === "artifact") artifacts += text;
    else if (where !== undefined) marked.set(where, (marked.get(where) ?? "") + text);
  }

  for (;;) {
    const value = tokens.value();
    if (value !== undefined) {
      before.push(value);
      continue;
    }
    const operator = tokens.word() || tokens.text.slice(tokens.at, ++tokens.at);
    if (operator === "") break;
    const [first, second] = before;
    if (operator === "BDC" || operator === "BMC") {
      const id = isDict(second) ? second.MCID : undefined;
      const isArtifact = first instanceof PdfName && first.name === "Artifact";
      if (!isArtifact && typeof id !== "number") throw new Error("A tag without a number");
      open.push(typeof id === "number" ? id : "artifact");
      if (typeof id === "number") marked.set(id, "");
    } else if (operator === "EMC") {
      if (open.pop() === undefined) throw new Error("A tag is closed that was not open");
    } else if (operator === "Tf" && first instanceof PdfName) {
      font = fonts.get(first.name) ?? new Map();
    } else if (paints.has(operator)) {
      if (open.length === 0) untagged.push(operator);
      for (const shown of Array.isArray(first) ? first : [first]) if (typeof shown === "string") show(shown);
    }
    before = [];
  }
  if (open.length > 0) throw new Error("A tag stays open at the end of the page");
  return { marked, artifacts, untagged, unnamed };
}

/** The characters of each font of a page. @throws when a font is not in the file. */
function fontsOf(pdf: Pdf, page: PdfDict): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const resources = pdf.dict(page.Resources);
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, value] of Object.entries(resources.Font === undefined ? {} : pdf.dict(resources.Font))) {
    const font = pdf.dict(value);
    const inner = pdf.get(font.DescendantFonts);
    const descriptor = pdf.dict(pdf.dict(Array.isArray(inner) ? inner[0] : undefined).FontDescriptor);
    const file = pdf.get(descriptor.FontFile2 ?? descriptor.FontFile3);
    const names = pdf.get(font.ToUnicode);
    if (!isStream(file) || file.bytes.length === 0) throw new Error(`The font ${name} is not in the file`);
    if (!isStream(names)) throw new Error(`The font ${name} does not name its characters`);
    found.set(name, charactersOf(names.bytes.toString("latin1")));
  }
  return found;
}

function charactersOf(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, from = "", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    let code = Number.parseInt(from, 16);
    for (const [, hex = ""] of list.matchAll(/<([^>]*)>/g)) {
      const text = String.fromCharCode(...hex.split(" ").map((unit) => Number.parseInt(unit || "0", 16)));
      found.set(String.fromCharCode(code >> 8, code & 255), text);
      code++;
    }
  }
  return found;
}
