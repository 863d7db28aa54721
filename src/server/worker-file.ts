import { createHash } from "node:crypto";
import { hasShippedName, identityNow } from "#content/current.ts";
import { type MemoryPages, memoryFile } from "./memory-pages.ts";
import type { StaticFile } from "./static-file.ts";

export const workerAddress = "/sw.js";

const version = /(version:[`"'])([0-9a-f]{12})/;
const versionLength = 12;

/**
 * The service worker. With another name than the shipped one, its version is another too: browsers then keep the pages
 * for offline use anew, with that name in them.
 */
export function workerFile(built: StaticFile, options: { siteUrl: string }): MemoryPages {
  if (hasShippedName()) return new Map([[workerAddress, built]]);
  const text = built.bytes.identity.toString("utf8");
  const named = text.replace(version, (_, before: string, own: string) => {
    const hash = createHash("sha256").update(`${own} ${identityNow().name}`).digest("hex");
    return before + hash.slice(0, versionLength);
  });
  return new Map([[workerAddress, memoryFile(workerAddress, Buffer.from(named), options)]]);
}
