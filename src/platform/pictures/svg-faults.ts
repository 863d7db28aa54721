import { Parser } from "htmlparser2";

/**
 * Why an SVG file isn't drawn: it can run scripts, it needs files from elsewhere, it has text whose font isn't in it,
 * or it defines entities.
 */
export type SvgFault = "svgScript" | "svgOutside" | "svgText" | "damaged";

const active = new Set(["script", "foreignobject", "iframe", "object", "embed", "handler", "listener"]);
const textual = new Set(["text", "tspan", "textpath", "tref"]);
const embedded = /^data:image\/(?:png|jpe?g|webp);base64,[\sa-z0-9+/=]*$/i;
const importOrUrl = /@import|\\|url\(\s*["']?(?!\s*["']?#)/i;

/**
 * The first thing in an SVG file that keeps it from being drawn; undefined if there is nothing. Nothing of the file is
 * ever served, only pixels that were drawn from it, so this is for the sentence that the team reads, and keeps the
 * drawing from lacking a part without a word.
 */
export function svgFault(svg: string): SvgFault | undefined {
  let fault: SvgFault | undefined;
  let inStyle = false;
  const note = (found: SvgFault | undefined) => {
    fault ??= found;
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        if (active.has(name)) note("svgScript");
        if (textual.has(name)) note("svgText");
        if (name === "style") inStyle = true;
        for (const [key, value] of Object.entries(attributes)) note(faultOf(localName(key), value));
      },
      ontext(text) {
        if (inStyle && importOrUrl.test(text)) note("svgOutside");
      },
      onclosetag(tag) {
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
  return /url\(|@import/i.test(value) && importOrUrl.test(value) ? "svgOutside" : undefined;
}

/** A name without its namespace. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
