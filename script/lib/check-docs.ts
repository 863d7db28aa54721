/**
 * Checks the documents: every path and command in backticks exists, nothing foreign is named, and decisions are numbered
 * without gaps, begin with what is decided, and exist where documents name them.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { decisionFaults, namedDecisions } from "./decision-faults.ts";

const root = resolve(import.meta.dirname, "../..");
const skipped = new Set([
  "node_modules",
  "build",
  ".git",
  ".toolchain",
  "data",
  "demo-data",
  ".react-router",
  "test-results",
]);
/** Articles are pages; their links are addresses of the site, which the tests of the built pages follow. */
const articles = join(root, "src/content/knowledge-hub/");
const pathLike = /^(src|script|docs|tests|bench|public|\.ci)\/[\w./$-]*$/;
/** A file of the feature whose README names it. */
const insideFeature = /^(ui|client|admin|pages|reads|writes|rules|schema|api|copy)\/[\w./-]+\.\w+$/;
const command = /^(script\/[a-z-]+)(\s|$)/;
const foreign = [/\/work\//, /registry\.npmjs/, /deb\.debian/, /\.\.\/shared/];

function documents(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (skipped.has(name)) return [];
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return documents(path);
    return name.endsWith(".md") && !path.startsWith(articles) ? [path] : [];
  });
}

const faults: string[] = [];
const all = documents(root);
for (const path of all) {
  const text = readFileSync(path, "utf8");
  const say = (fault: string) => faults.push(`${relative(root, path)}: ${fault}`);
  for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g)) {
    const named = command.exec(code)?.[1] ?? (pathLike.test(code) ? code : undefined);
    if (named && !existsSync(join(root, named.replace(/\/$/, "")))) say(`${named} does not exist`);
  }
  if (relative(root, path).startsWith("src/features/"))
    for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g))
      if (insideFeature.test(code) && !existsSync(resolve(path, "..", code))) say(`${code} does not exist`);
  for (const [, target = ""] of text.matchAll(/\]\(([^)#\s]+)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    if (!existsSync(resolve(path, "..", target))) say(`the link to ${target} leads nowhere`);
  }
  for (const pattern of foreign)
    if (pattern.test(text)) say(`names ${pattern.source}, which readers do not have`);
}
const decisions = all
  .map((path) => relative(root, path))
  .filter((path) => path.startsWith("docs/decisions/"))
  .toSorted();
faults.push(
  ...decisionFaults(decisions.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))),
);
const numbers = new Set(decisions.map((path) => path.slice("docs/decisions/".length).slice(0, 3)));
for (const path of all)
  for (const number of namedDecisions(readFileSync(path, "utf8")))
    if (!numbers.has(number)) faults.push(`${relative(root, path)}: there is no decision ${number}`);
for (const fault of faults) console.error(fault);
console.log(`docs: ${all.length} documents, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
