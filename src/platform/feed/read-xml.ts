import { XMLParser } from "fast-xml-parser";
import { FeedRefused } from "./feed.ts";

/** A node of the parsed feed: text, or children and attributes (with "@") by name. */
export type XmlNode = { readonly [name: string]: unknown };

const mostNested = 40;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: mostNested,
  // Custom entities need a DOCTYPE, which is rejected before parsing.
  processEntities: {
    enabled: true,
    maxEntityCount: 0,
    maxTotalExpansions: Number.MAX_SAFE_INTEGER,
    maxExpandedLength: Number.MAX_SAFE_INTEGER,
  },
});

/** @throws {FeedRefused} for a DOCTYPE (which could cause an entity expansion attack) and for invalid XML. */
export function parseXml(text: string): XmlNode {
  if (declaresDoctype(text)) throw new FeedRefused("it declares a DOCTYPE");
  try {
    const parsed: unknown = parser.parse(text);
    if (isNode(parsed)) return parsed;
  } catch {
    // The parser's own message could quote the feed, so it isn't passed on.
  }
  throw new FeedRefused("it is no XML that can be read");
}

// CDATA and comments may contain "<!DOCTYPE"; anywhere else it is one.
function declaresDoctype(text: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf("<!"); at >= 0; ) {
    if (lower.startsWith("<!doctype", at) || lower.startsWith("<!entity", at)) return true;
    const end = lower.startsWith("<![cdata[", at) ? "]]>" : lower.startsWith("<!--", at) ? "-->" : ">";
    const closed = lower.indexOf(end, at);
    if (closed < 0) return false;
    at = lower.indexOf("<!", closed + end.length);
  }
  return false;
}

function isNode(value: unknown): value is XmlNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function childrenOf(node: XmlNode, name: string): readonly XmlNode[] {
  const found = Object.hasOwn(node, name) ? node[name] : undefined;
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.flatMap((each) =>
    isNode(each) ? [each] : typeof each === "string" ? [{ "#text": each }] : [],
  );
}

/** The first non-empty text of a child with one of these names. */
export function textIn(node: XmlNode, ...names: readonly string[]): string {
  for (const name of names) {
    for (const child of childrenOf(node, name)) {
      const text = child["#text"];
      if (typeof text === "string" && text.trim() !== "") return text;
    }
  }
  return "";
}

/** An attribute's text; empty when there is none. */
export function attributeOf(node: XmlNode, name: string): string {
  const value = Object.hasOwn(node, `@${name}`) ? node[`@${name}`] : undefined;
  return typeof value === "string" ? value : "";
}
