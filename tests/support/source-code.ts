import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** A parsed file of src/, by its path from there. */
type SourceFile = { path: string; text: string; program: ESTree.Program };

let files: readonly SourceFile[] | undefined;

/** Every file of src/ that is built or runs: no tests and no declarations. Parsed once for all tests of a worker. */
export function sourceFiles(): readonly SourceFile[] {
  files ??= parsedFiles();
  return files;
}

function parsedFiles(): readonly SourceFile[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.|\.d\.ts$/.test(path))
    .toSorted()
    .map((path) => {
      const file = join(root, "src", path);
      const text = readFileSync(file, "utf8");
      return { path: relative(join(root, "src"), file), text, program: parseSync(file, text).program };
    });
}

/** The modules a file loads, without those that are only types. */
export function importsOf({ program }: SourceFile): string[] {
  const modules: string[] = [];
  new Visitor({
    ImportDeclaration(node) {
      if (node.importKind !== "type") modules.push(node.source.value);
    },
    ExportNamedDeclaration(node) {
      if (node.source && node.exportKind !== "type") modules.push(node.source.value);
    },
    ExportAllDeclaration(node) {
      if (node.exportKind !== "type") modules.push(node.source.value);
    },
    ImportExpression(node) {
      modules.push(node.source.type === "Literal" ? String(node.source.value) : "(not a text)");
    },
  }).visit(program);
  return modules;
}

export function filesWith(files: readonly SourceFile[], finds: (node: ESTree.Node) => boolean): string[] {
  return files.filter(({ program }) => nodesOf(program).some(finds)).map(({ path }) => path);
}

const gathered = new WeakMap<ESTree.Program, readonly ESTree.Node[]>();

/** The nodes of a tree, gathered once: more than a dozen tests look through all of them. */
function nodesOf(program: ESTree.Program): readonly ESTree.Node[] {
  const nodes = gathered.get(program) ?? nodesIn(program);
  gathered.set(program, nodes);
  return nodes;
}

function nodesIn(part: unknown, found: ESTree.Node[] = []): ESTree.Node[] {
  if (isNode(part)) found.push(part);
  if (typeof part === "object" && part !== null) for (const each of Object.values(part)) nodesIn(each, found);
  return found;
}

function isNode(part: unknown): part is ESTree.Node {
  return typeof part === "object" && part !== null && "type" in part && typeof part.type === "string";
}

/** Whether a node is this name: a variable, or a property such as `window.NAME`. */
export function isNamed(...names: readonly string[]): (node: ESTree.Node) => boolean {
  return (node) =>
    (node.type === "Identifier" && names.includes(node.name)) ||
    (node.type === "JSXIdentifier" && names.includes(node.name));
}
