/**
 * Checks that no test looks for the absence of a short word in text that is random or encrypted, where chance could
 * write it: dumps, what a browser keeps, mails and logs go through `wordsIn` or `secretsIn` (tests/support/words-in.ts).
 * Run: node script/lib/check-needles.ts [FOLDER]
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

const root = resolve(import.meta.dirname, "../..");
const folders = process.argv[2] === undefined ? ["src", "tests", "script"] : [resolve(process.argv[2])];

/** What gives text that is encrypted or random nearly everywhere. */
const random = /\b(?:\w*[dD]ump\w*|everythingKept|onDisk|localStorage|sessionStorage|selectAll)\b/;

/** What gives text with some ids, tokens and signatures in it. */
const partlyRandom = /\b(?:mails?|lines)\b/;

/** Parts of such a text that are neither, and single values. */
const readable = /\bvaluesIn\(|\b(?:subject|key)\b/;

const sought = new Set(["toContain", "toMatch"]);

/** Whether each alternative of what is sought has a character that ids, tokens and signatures don't have. */
function isNeverRandom(node: ESTree.Argument | undefined): boolean {
  if (node?.type !== "Literal") return false;
  const parts = "regex" in node ? node.regex.pattern.split("|") : [String(node.value)];
  return parts.every((part) => /[<>(){}@:;"\s]|\\[nrs]/.test(part));
}

/** The places of one file where a test expects that such a text doesn't contain something. */
function faultsOf(file: string, name: string): string[] {
  const text = readFileSync(file, "utf8");
  const faults: string[] = [];
  const declared: { name: string; at: number; source: string }[] = [];
  const sourceOf = ({ start, end }: ESTree.Node) => text.slice(start, end);
  /** The expression, and what its names were last set to. */
  const originsOf = (node: ESTree.Node): string => {
    const source = sourceOf(node);
    const names = new Set(source.match(/\b[a-z]\w*\b/gi));
    const origins = [...names].map(
      (each) => declared.findLast(({ name: its, at }) => its === each && at < node.start)?.source,
    );
    return [source, ...origins].join("\n");
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({
    FunctionDeclaration(node) {
      if (node.id !== null) declared.push({ name: node.id.name, at: node.start, source: sourceOf(node) });
    },
    VariableDeclarator({ id, init }) {
      if (init === null) return;
      for (const [each] of sourceOf(id).matchAll(/\b[a-z]\w*\b/gi))
        declared.push({ name: each, at: init.start, source: sourceOf(init) });
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (!sought.has(callee.property.name)) return;
      const not = callee.object;
      if (not.type !== "MemberExpression" || not.property.type !== "Identifier") return;
      if (not.property.name !== "not" || not.object.type !== "CallExpression") return;
      const [looked] = not.object.arguments;
      if (looked === undefined || readable.test(sourceOf(looked))) return;
      const origins = originsOf(looked);
      if (!random.test(origins) && (!partlyRandom.test(origins) || isNeverRandom(node.arguments[0]))) return;
      const line = text.slice(0, node.start).split("\n").length;
      faults.push(`${name}:${line}: look for it with wordsIn or secretsIn of tests/support/words-in.ts`);
    },
  }).visit(program);
  return faults;
}

const files = folders
  .flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(resolve(root, folder), path),
    ),
  )
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
const faults = files.flatMap((file) => faultsOf(file, relative(root, file)));
for (const fault of faults) console.error(fault);
console.log(`words sought: ${files.length} test files, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
