import { type ESTree, parseSync, Visitor } from "vite";

/** The titles of a file's tests that run: not those that are skipped, planned or expected to fail. */
export function testTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const titles: string[] = [];
  let skipped = 0;
  const isSkippedGroup = ({ callee }: ESTree.CallExpression) => {
    const names = namesOf(callee);
    return names[0] === "describe" || names[1] === "describe" ? names.some(isOff) : false;
  };
  new Visitor({
    CallExpression(node) {
      if (isSkippedGroup(node)) skipped += 1;
      const [first = "", ...modifiers] = namesOf(node.callee);
      const title = textOf(node.arguments[0], source);
      if (skipped > 0 || (first !== "it" && first !== "test") || modifiers.includes("describe")) return;
      // A test has a title and a body; `test.skip(condition)` inside a body has no title.
      if (title !== undefined && node.arguments.length > 1 && !modifiers.some(isOff)) titles.push(title);
    },
    "CallExpression:exit"(node) {
      if (isSkippedGroup(node)) skipped -= 1;
    },
  }).visit(program);
  return titles;
}

const isOff = (name: string): boolean => ["skip", "todo", "fails", "fixme", "fail"].includes(name);

/** The names of `it.each(rows)`, `test.describe.serial` and the like, in their order. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return namesOf(callee.tag);
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier")
    return [...namesOf(callee.object), callee.property.name];
  return [];
}

/** A string as it is, and a template with its placeholders as they are written. */
function textOf(node: ESTree.Node | undefined, source: string): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  return node?.type === "TemplateLiteral" ? source.slice(node.start + 1, node.end - 1) : undefined;
}
