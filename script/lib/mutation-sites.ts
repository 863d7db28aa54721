import { type ESTree, parseSync, Visitor } from "vite";
import type { Mutation } from "./mutation-list.ts";

type Change = { operator: string; start: number; end: number; text: string };

const flipped: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};
const swapped: Readonly<Record<string, string>> = { "&&": "||", "||": "&&" };

/** Every mutation of a file that the operators know, without asking whether it still compiles. */
export function mutationsOf(path: string, source: string): Mutation[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return changesIn(program, source).flatMap((change) => wholeLines(path, source, change) ?? []);
}

function changesIn(program: ESTree.Program, source: string): Change[] {
  const changes: Change[] = [];
  // Inside these nothing decides: looks, types, and the examples of the API's description.
  let inert = 0;
  /** What a hook of React watches: leaving something out mostly changes nothing. */
  const watched = new Set<ESTree.Node>();
  let attributes = 0;
  const add = (operator: string, { start, end }: { start: number; end: number }, text: string) => {
    if (inert === 0) changes.push({ operator, start, end, text });
  };
  const code = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const between = (left: ESTree.Node, right: ESTree.Node, operator: string) => {
    const start = source.indexOf(operator, left.end);
    return start >= 0 && start < right.start ? { start, end: start + operator.length } : undefined;
  };
  const addString = (node: ESTree.Node | undefined) => {
    if (attributes === 0 && node?.type === "Literal" && typeof node.value === "string" && node.value !== "")
      add("changed string", node, JSON.stringify(`${node.value}-`));
  };
  const addNegation = (node: ESTree.Node) => add("negated condition", node, `!(${code(node)})`);
  const readBody = (body: ESTree.Node | null) => {
    const first = body?.type === "BlockStatement" && body.body.length > 1 ? body.body[0] : undefined;
    if (first) add("returned early", { start: first.start, end: first.start }, "return;\n");
  };
  const isInertKey = (key: ESTree.Node) =>
    key.type === "Identifier" && ["example", "examples"].includes(key.name);
  const isLook = ({ name }: ESTree.JSXAttribute) =>
    name.type === "JSXIdentifier" && name.name === "className";

  new Visitor({
    TSLiteralType: () => void inert++,
    "TSLiteralType:exit": () => void inert--,
    Property({ key }) {
      inert += isInertKey(key) ? 1 : 0;
    },
    "Property:exit"({ key }) {
      inert -= isInertKey(key) ? 1 : 0;
    },
    JSXAttribute(node) {
      attributes++;
      inert += isLook(node) ? 1 : 0;
    },
    "JSXAttribute:exit"(node) {
      attributes--;
      inert -= isLook(node) ? 1 : 0;
    },
    BinaryExpression({ left, right, operator }) {
      const other = flipped[operator];
      const place = other === undefined ? undefined : between(left, right, operator);
      if (other !== undefined && place) add("flipped comparison", place, other);
      if (/^[!=]==$/.test(operator)) addString(right);
    },
    LogicalExpression({ left, right, operator }) {
      const other = swapped[operator];
      const place = other === undefined ? undefined : between(left, right, operator);
      if (other !== undefined && place) add("swapped && and ||", place, other);
    },
    IfStatement(node) {
      if (!node.alternate) add("removed if", node, ";");
      addNegation(node.test);
    },
    ConditionalExpression: ({ test }) => addNegation(test),
    SwitchCase: ({ test }) => addString(test ?? undefined),
    Literal(node) {
      if (attributes === 0 && typeof node.value === "number")
        add("changed number", node, String(node.value < 10 ? node.value + 1 : node.value * 2));
    },
    ExpressionStatement(node) {
      if (node.expression.type === "AwaitExpression" && node.expression.argument.type === "CallExpression")
        add("removed awaited call", node, ";");
    },
    CallExpression(node) {
      const { callee } = node;
      const last = node.arguments.at(-1);
      if (callee.type === "Identifier" && /^use[A-Z]/.test(callee.name) && last) watched.add(last);
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name !== "where") return;
      add("removed where", { start: callee.object.end, end: node.end }, "");
      addString(node.arguments[2]);
    },
    ArrayExpression(node) {
      const { elements } = node;
      if (attributes > 0 || watched.has(node) || elements.length < 2) return;
      elements.forEach((element, index) => {
        const next = elements[index + 1] ?? undefined;
        const before = elements[index - 1] ?? undefined;
        if (element && next) add("removed array element", { start: element.start, end: next.start }, "");
        else if (element && before) add("removed array element", { start: before.end, end: element.end }, "");
      });
    },
    FunctionDeclaration: ({ body }) => readBody(body),
    FunctionExpression: ({ body }) => readBody(body),
    ArrowFunctionExpression: ({ body }) => readBody(body),
  }).visit(program);
  return changes;
}

/** The change as whole lines, as many as it takes to be found once; undefined when the file repeats itself. */
function wholeLines(
  path: string,
  source: string,
  { operator, start, end, text }: Change,
): Mutation | undefined {
  const lineStart = (at: number) => source.lastIndexOf("\n", at - 1) + 1;
  const lineEnd = (at: number) => (source.indexOf("\n", at) + 1 || source.length + 1) - 1;
  let from = lineStart(start);
  let to = lineEnd(end);
  for (let more = 0; more < 4; more++) {
    const original = source.slice(from, to);
    if (source.split(original).length === 2)
      return {
        path,
        operator,
        original,
        replacement: source.slice(from, start) + text + source.slice(end, to),
      };
    from = lineStart(Math.max(0, from - 1));
    to = lineEnd(Math.min(source.length, to + 1));
  }
  return undefined;
}
