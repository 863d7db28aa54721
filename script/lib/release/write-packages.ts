/** Writes the package.json and package-lock.json of a release into a folder: write-packages.ts FOLDER. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runtimePackages } from "./runtime-packages.ts";

const root = resolve(import.meta.dirname, "../../..");
const folder = process.argv[2];
if (folder === undefined) throw new Error("Usage: write-packages.ts FOLDER");
const { manifest, lock } = runtimePackages({
  manifest: readFileSync(join(root, "package.json"), "utf8"),
  lock: readFileSync(join(root, "package-lock.json"), "utf8"),
});
writeFileSync(join(folder, "package.json"), manifest);
writeFileSync(join(folder, "package-lock.json"), lock);
