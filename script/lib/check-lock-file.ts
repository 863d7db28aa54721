/**
 * Checks that every registry package in the lock file has a hash, so that an install detects a changed package. npm
 * leaves the hash out if the registry doesn't have that version; pick a version it has.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

const path = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../../package-lock.json"));
const { packages } = lockFile.parse(JSON.parse(readFileSync(path, "utf8")));
// The first entry is the project itself. Bundled packages come inside a package that has a hash.
const fromRegistry = Object.entries(packages).filter(
  ([name, entry]) => name !== "" && !entry.link && !entry.inBundle,
);
const faults = fromRegistry.flatMap(([name, { version, resolved, integrity }]) => [
  ...(integrity === undefined ? [`${name} ${version ?? ""} has no integrity hash`] : []),
  // The lock file names no registry, so it works with any.
  ...(resolved === undefined ? [] : [`${name} is tied to ${resolved}`]),
]);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
console.log(`lock file: ${fromRegistry.length} packages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
