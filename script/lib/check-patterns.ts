/**
 * Checks that no regular expression in src/ takes more than linear time on any input (ReDoS).
 * Verdicts are cached in checked-patterns.json, so only new patterns take time: run it once and commit the file.
 * Run: node script/lib/check-patterns.ts [FOLDER]; `--again` checks every pattern again.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { check, type Diagnostics } from "recheck";
import { type ESTree, parseSync, Visitor } from "vite";
import * as z from "zod";

type Pattern = { at: string; source: string; flags: string };

const root = resolve(import.meta.dirname, "../..");
const verdictsFile = join(import.meta.dirname, "checked-patterns.json");
const again = process.argv.includes("--again");
const folder = resolve(
  process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? join(root, "src"),
);
const isOurs = folder.startsWith(root);
/** Most take milliseconds; a few may need longer on a busy machine. */
const timeoutMs = 60_000;

/** Allowed patterns that aren't linear, each with the input limit that makes it harmless. This list may only shrink. */
const bounded: Readonly<Record<string, string>> = {};

const faults: string[] = [];

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** All patterns of a file: literals, and strings passed to RegExp, match, matchAll and search. */
function patternsIn(file: string): Pattern[] {
  const text = readFileSync(file, "utf8");
  const name = relative(isOurs ? root : folder, file);
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`);
  const found: Pattern[] = [];
  const placeOf = ({ start }: { start: number }) => `${name}:${text.slice(0, start).split("\n").length}`;
  const readCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const [source, flags] = node.arguments;
    if (node.callee.type === "Identifier" && node.callee.name === "RegExp") {
      const plain = textOf(source);
      const plainFlags = flags === undefined ? "" : textOf(flags);
      if (plain === undefined || plainFlags === undefined)
        faults.push(
          `${placeOf(node)}: RegExp is made of a variable, which cannot be checked; write a literal`,
        );
      else found.push({ at: placeOf(node), source: plain, flags: plainFlags });
    } else if (node.callee.type === "MemberExpression" && node.callee.property.type === "Identifier") {
      const plain = textOf(source);
      if (plain !== undefined && /^match(?:All)?$/.test(node.callee.property.name))
        found.push({ at: placeOf(node), source: plain, flags: "" });
    }
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node)
        found.push({ at: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    CallExpression: readCall,
    NewExpression: readCall,
  }).visit(program);
  return found;
}

/** The text of a string literal, or of a template without placeholders. */
function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

const verdictsShape = z.object({ recheck: z.string(), linear: z.array(z.string()) });
const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)("recheck/package.json"));

function keptVerdicts(): ReadonlySet<string> {
  const kept = verdictsShape.parse(JSON.parse(readFileSync(verdictsFile, "utf8")));
  return new Set(kept.recheck === version && !again ? kept.linear : []);
}

/** The problem with a pattern; "" if there is none. */
function verdictOf(found: Diagnostics): string {
  if (found.status === "safe") return "";
  return found.status === "vulnerable" ? found.complexity.summary : "no verdict in time";
}

const files = filesUnder(folder).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test\.tsx?|d\.ts)$/.test(file),
);
const patterns = files.flatMap(patternsIn);
const known = keptVerdicts();
const linear = new Set<string>();
const judged = new Map<string, string>();

for (const { at, source, flags } of patterns) {
  const key = `/${source}/${flags}`;
  if (known.has(key) || bounded[key] !== undefined) {
    if (known.has(key)) linear.add(key);
    continue;
  }
  if (!judged.has(key)) {
    judged.set(key, verdictOf(await check(source, flags, { timeout: timeoutMs })));
  }
  const verdict = judged.get(key);
  if (verdict === "") linear.add(key);
  else faults.push(`${at}: ${key} can hang the server (${verdict}); write it anew, or use a loop`);
}

const isListStale = [...linear].some((key) => !known.has(key)) || [...known].some((key) => !linear.has(key));
if (isOurs && isListStale) {
  const kept = { recheck: version, linear: [...linear].sort() };
  writeFileSync(verdictsFile, `${JSON.stringify(kept, undefined, 2)}\n`);
}
for (const fault of faults) console.error(fault);
console.log(
  `patterns: ${patterns.length} in ${files.length} files, ${judged.size} judged anew, ${faults.length} faults`,
);
process.exit(faults.length > 0 ? 1 : 0);
