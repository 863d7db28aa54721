/** Inline scripts and styles by their hash, as a content security policy allows them. */
import { createHash } from "node:crypto";

const inlineScript = /<script(?![^<>]*(?:\ssrc=|"application\/ld))[^<>]*>/g;

/** The SHA-256 hashes of a page's inline scripts, as used in the policy; structured data never runs. */
export function inlineScriptHashes(html: string): string[] {
  return hashesOf(html, inlineScript, "</script>");
}

/** The SHA-256 hashes of a page's style elements: our own sheet of an organization's colors (web/layout/look-head). */
export function inlineStyleHashes(html: string): string[] {
  return hashesOf(html.slice(0, Math.max(0, html.indexOf("</head>"))), /<style>/g, "</style>");
}

function hashesOf(html: string, opening: RegExp, closing: string): string[] {
  const hashes: string[] = [];
  // One pass over the text; a single pattern would take quadratic time on an unclosed element.
  for (const { 0: tag, index } of html.matchAll(opening)) {
    const begin = index + tag.length;
    const end = html.indexOf(closing, begin);
    if (end < 0) break;
    if (end > begin) hashes.push(scriptHash(html.slice(begin, end)));
  }
  return hashes;
}

/** The hash of one script, as used in a policy. */
export function scriptHash(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}
