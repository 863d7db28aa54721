/** Writes .env.example from the settings' definitions; with --check it only reports whether the file is current. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { allSettings } from "../../src/server/assemble.ts";

const path = resolve(import.meta.dirname, "../../.env.example");
const lines = Object.entries(allSettings).flatMap(([name, { doc, fallback }]) => [
  `# ${doc}`,
  fallback === undefined ? `# ${name}=` : `# ${name}=${fallback}`,
  "",
]);
const text = [
  "# Copy to .env and take the # off what you set. Made by script/lib/env-example.ts.",
  "",
  ...lines,
].join("\n");

if (process.argv.includes("--check")) {
  if (readFileSync(path, "utf8") !== text) {
    console.error(".env.example is not what the settings say; run: node script/lib/env-example.ts");
    process.exit(1);
  }
} else writeFileSync(path, text);
