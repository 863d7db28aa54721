import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const path = resolve(import.meta.dirname, "../../../docs/security/scans.md");

/** Replaces one section of docs/security/scans.md with what was found now; the others keep what they have. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: written by script/scan -->`, `<!-- end of ${name} -->`];
  const document = readFileSync(path, "utf8");
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no section "${name}".`);
  writeFileSync(path, `${document.slice(0, from)}${begin}\n\n${text}\n${document.slice(to)}`);
}
