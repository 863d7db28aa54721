import { escapeUTF8 } from "entities";
import { Parser } from "htmlparser2";
import { decodeFile } from "../csv/decode-file.ts";
import { type SvgFault, svgBounds } from "./svg-faults.ts";

/** The longest side of what is drawn from an SVG, which has no pixels of its own. */
export const drawnSide = 1_600;

/**
 * An SVG file as drawing programs save it, made plain: in UTF-8, without definitions and variables that stand for other
 * text, without what only its program reads, and as large as its copies need. Or why that can't be done.
 */
export function plainDrawing(bytes: Uint8Array): { svg: string } | { refused: SvgFault } {
  const declared = /^<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})/.exec(
    Buffer.from(bytes.subarray(0, 200)).toString("latin1"),
  );
  const text = decodeFile(bytes, declared?.[1])?.text;
  const whole = text && withoutEntities(text.replace(/^\uFEFF?\s*<\?xml[^>]{0,200}\?>/, ""));
  if (!whole) return { refused: "damaged" };
  // The parser compares each tag that closes nothing with all that are open.
  if (whole.length > svgBounds.bytes || whole.split("<", svgBounds.tags + 2).length > svgBounds.tags + 1)
    return { refused: "svgLarge" };
  const colored = withoutVariables(whole);
  return colored === undefined ? { refused: "svgVariables" } : { svg: sized(colored) };
}

const mostEntities = 100;

/** Illustrator gives namespaces short names. An entity that has others in it, or comes from elsewhere, is refused. */
function withoutEntities(svg: string): string | undefined {
  const start = svg.search(/<!doctype/i);
  if (start === -1) return svg;
  const open = svg.indexOf("[", start);
  const tagEnd = svg.indexOf(">", start);
  if (open === -1 || tagEnd < open) return svg.slice(0, start) + svg.slice(tagEnd + 1);
  const close = svg.indexOf("]", open);
  const end = close === -1 ? -1 : svg.indexOf(">", close);
  if (end === -1) return undefined;
  const entities = new Map<string, string>();
  for (const declaration of svg
    .slice(open + 1, close)
    .split("<!")
    .slice(1)) {
    const [, name, value] =
      /^ENTITY\s+([\w.-]{1,60})\s+["']([^"'&%<>]{0,500})["']\s*>/.exec(declaration) ?? [];
    if (name === undefined || value === undefined || entities.size >= mostEntities) return undefined;
    entities.set(name, value);
  }
  const rest = svg.slice(0, start) + svg.slice(end + 1);
  return rest.replace(/&([\w.-]{1,60});/g, (reference, name: string) => entities.get(name) ?? reference);
}

/** The library that draws knows no CSS variables: their values stand in the file, or their owner is asked for them. */
function withoutVariables(svg: string): string | undefined {
  if (!/var\(/i.test(svg)) return svg;
  const values = new Map<string, string>();
  for (const part of svg.split(/[;{}"'<>]/)) {
    const [, name, value] = /^\s{0,50}(--[\w-]{1,60})\s{0,20}:(.{1,100})$/s.exec(part) ?? [];
    if (name !== undefined && value !== undefined) values.set(name, value.trim());
  }
  const plain = svg.replace(
    /var\(\s{0,20}(--[\w-]{1,60})\s{0,20}(?:,([^()"'<>]{0,100}))?\)/gi,
    (reference, name: string, instead?: string) => values.get(name) ?? instead?.trim() ?? reference,
  );
  return /var\(/i.test(plain) ? undefined : plain;
}

/** What Illustrator keeps for itself: a copy of the document, and a part of a page that only it shows. */
const isForItsProgram = (name: string, attributes: Readonly<Record<string, string>>) =>
  name === "i:pgf" || name === "i:aipgf" || (name === "foreignObject" && "requiredExtensions" in attributes);

/** Without what is for its program alone, and with a width and height in pixels, if it says how large it is. */
function sized(svg: string): string {
  const cuts: { from: number; to: number; instead: string }[] = [];
  const inside: string[] = [];
  let from = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (cuts.length === 0 && inside.length === 0 && name.replace(/^.*:/, "") === "svg")
          cuts.push({
            from: parser.startIndex,
            to: parser.endIndex + 1,
            instead: root(name, attributes, svg[parser.endIndex - 1] === "/"),
          });
        else if (inside.length > 0 || isForItsProgram(name, attributes)) {
          if (inside.length === 0) from = parser.startIndex;
          inside.push(name);
        }
      },
      onclosetag() {
        if (inside.length === 0) return;
        inside.pop();
        if (inside.length === 0) cuts.push({ from, to: parser.endIndex + 1, instead: "" });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  let [plain, at] = ["", 0];
  for (const cut of cuts) {
    plain += svg.slice(at, cut.from) + cut.instead;
    at = cut.to;
  }
  return plain + svg.slice(at);
}

/** The tag of the whole drawing, with its size in pixels. Otherwise its unit would be scaled with its pixels. */
function root(name: string, attributes: Readonly<Record<string, string>>, isEmpty: boolean): string {
  const [, , wide = Number.NaN, high = Number.NaN] = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(attributes.width);
  const height = pixels(attributes.height);
  const ratio = width && height ? width / height : wide / high;
  if (!(ratio > 0 && Number.isFinite(ratio))) return tag(name, attributes, isEmpty);
  const size = {
    width: String(Math.max(1, Math.round(ratio >= 1 ? drawnSide : drawnSide * ratio))),
    height: String(Math.max(1, Math.round(ratio >= 1 ? drawnSide / ratio : drawnSide))),
  };
  const viewBox = attributes.viewBox ?? `0 0 ${width} ${height}`;
  return tag(name, { ...attributes, ...size, viewBox }, isEmpty);
}

const tag = (name: string, attributes: Readonly<Record<string, string>>, isEmpty: boolean) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`)
    .join("")}${isEmpty ? "/" : ""}>`;

/** CSS pixels of each unit (CSS Values 3, 5.2); of letters, as long as they are where nothing else is said. */
const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};

/** A length in pixels; undefined if it has none of its own, such as a percentage. */
function pixels(length = ""): number | undefined {
  const [, number, unit = ""] = /^\s{0,20}([\d.]{1,20})([a-z]{0,2})\s{0,20}$/i.exec(length) ?? [];
  const factor = units[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor || undefined;
}
