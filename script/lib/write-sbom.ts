/**
 * Writes build/sbom.cdx.json: every package the server runs with, as CycloneDX, made by npm from the lock file. Fails if
 * one has no hash or a license that nobody has read.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { licenseOf, sbomFaults, sbomShape } from "./sbom-faults.ts";

const root = resolve(import.meta.dirname, "../..");
const text = execFileSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev", "--loglevel=error"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
const sbom = sbomShape.parse(JSON.parse(text));
const faults = sbomFaults(sbom);
for (const fault of faults) console.error(`sbom: ${fault}`);
mkdirSync(resolve(root, "build"), { recursive: true });
writeFileSync(resolve(root, "build/sbom.cdx.json"), text);
const counts = Map.groupBy(sbom.components, licenseOf);
const licenses = [...counts].map(([license, packages]) => `${license} ${packages.length}`).toSorted();
console.log(`sbom: ${sbom.components.length} packages (${licenses.join(", ")}), ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
