import { createHash } from "node:crypto";
import { type Look, lookDocument } from "#content/branding/look.ts";
import { current } from "#content/current.ts";

const known = new WeakMap<Look, string>();

/** A short name of the look of now, for addresses of files that change with it; empty while it is as shipped. */
export function lookVersion(): string {
  const look = current(lookDocument);
  if (look === lookDocument.shipped) return "";
  const version =
    known.get(look) ?? createHash("sha256").update(JSON.stringify(look)).digest("base64url").slice(0, 8);
  known.set(look, version);
  return version;
}
