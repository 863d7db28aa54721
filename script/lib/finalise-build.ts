/**
 * After the build: the service worker with the list of what works offline, and compressed copies of what never
 * changes any more. Pages are compressed when they are first asked for (server/memory-pages).
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isCompressible, mediaType, pack } from "../../src/server/static-file.ts";
import { buildWorkers } from "./build-workers.ts";

const smallest = 11;
const clientDir = resolve(import.meta.dirname, "../../build/client");

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

await buildWorkers(clientDir);
for (const path of filesUnder(clientDir)) {
  if (path.endsWith(".html") || path.endsWith(".data") || !isCompressible(mediaType(path))) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, pack.br(bytes, smallest));
  writeFileSync(`${path}.gz`, pack.gzip(bytes));
}
