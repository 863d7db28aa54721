import { Parser } from "htmlparser2";

/**
 * Why an SVG file isn't drawn: it can run scripts, it needs files from elsewhere, it has text whose font isn't in it,
 * a page gives it its colors, it is larger or deeper than drawings are, or it can't be read.
 */
export type SvgFault = "svgScript" | "svgOutside" | "svgText" | "svgVariables" | "svgLarge" | "damaged";

/** What a drawing may have: a map of a country has less. */
export const svgBounds = { bytes: 1_000_000, tags: 20_000, depth: 256 } as const;

const active = new Set(["script", "foreignobject", "iframe", "object", "embed", "handler", "listener"]);
const textual = new Set(["text", "tspan", "textpath", "tref"]);
const embedded = /^data:image\/(?:png|jpe?g|webp);base64,[\sa-z0-9+/=]*$/i;

/**
 * The first thing in a plain SVG file (plain-drawing.ts) that keeps it from being drawn; undefined if there is nothing. Nothing of the file is
 * ever served, only pixels that were drawn from it, so this is for the sentence that the team reads, and keeps the
 * drawing from lacking a part without a word.
 */
export function svgFault(svg: string): SvgFault | undefined {
  let depth = 0;
  let fault: SvgFault | undefined;
  let inStyle = false;
  const note = (found: SvgFault | undefined) => {
    fault ??= found;
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        depth += 1;
        if (depth > svgBounds.depth) note("svgLarge");
        if (active.has(name)) note("svgScript");
        if (textual.has(name)) note("svgText");
        if (name === "style") inStyle = true;
        for (const [key, value] of Object.entries(attributes)) note(faultOf(localName(key), value));
      },
      ontext(text) {
        if (inStyle && leadsOutside(text)) note("svgOutside");
      },
      onclosetag(tag) {
        depth -= 1;
        if (localName(tag) === "style") inStyle = false;
      },
      onprocessinginstruction(name, data) {
        if (/<!entity|\[/i.test(data)) note("damaged");
        if (name.toLowerCase() === "?xml-stylesheet") note("svgOutside");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(svg);
  parser.end();
  return fault;
}

function faultOf(name: string, value: string): SvgFault | undefined {
  if (/^on/.test(name) || /^\s*(?:javascript|vbscript):/i.test(value)) return "svgScript";
  const isLink = name === "href" || name === "src";
  if (isLink && !value.trim().startsWith("#") && !embedded.test(value.trim())) return "svgOutside";
  return /url\(|@import/i.test(value) && leadsOutside(value) ? "svgOutside" : undefined;
}

/** Whether a style loads something, or could hide that it does behind an escape. */
function leadsOutside(style: string): boolean {
  if (/@import|\\/i.test(style)) return true;
  const addresses = style.toLowerCase().split("url(").slice(1);
  return addresses.some(
    (rest) =>
      !rest
        .slice(0, 100)
        .replaceAll(/["'\s]/g, "")
        .startsWith("#"),
  );
}

/** A name without its namespace. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
