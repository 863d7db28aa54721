/**
 * Writes build/sbom.cdx.json: every package the server runs with, as CycloneDX, made by npm from the lock file. Fails if
 * one has no hash or a license that nobody has read.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod";
import { runtimePackages } from "./release/runtime-packages.ts";
import { licenseOf, sbomFaults, sbomShape } from "./sbom-faults.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "kinward-sbom-"));
const { manifest, lock } = runtimePackages({
  manifest: readFileSync(resolve(root, "package.json"), "utf8"),
  lock: readFileSync(resolve(root, "package-lock.json"), "utf8"),
});
writeFileSync(join(folder, "package.json"), manifest);
writeFileSync(join(folder, "package-lock.json"), lock);
const text = execFileSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"],
  { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
rmSync(folder, { recursive: true });
const sbom = sbomShape.parse(JSON.parse(text));
const listed = new Set(sbom.components.map(({ name }) => name));
const missing = Object.keys(
  z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(manifest)).dependencies,
).filter((name) => !listed.has(name));
const faults = [...sbomFaults(sbom), ...missing.map((name) => `${name} is a dependency and isn't listed`)];
for (const fault of faults) console.error(`sbom: ${fault}`);
mkdirSync(resolve(root, "build"), { recursive: true });
writeFileSync(resolve(root, "build/sbom.cdx.json"), text);
const counts = Map.groupBy(sbom.components, licenseOf);
const licenses = [...counts].map(([license, packages]) => `${license} ${packages.length}`).toSorted();
console.log(`sbom: ${sbom.components.length} packages (${licenses.join(", ")}), ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
