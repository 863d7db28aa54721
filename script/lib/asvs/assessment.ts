import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { parse } from "yaml";
import * as z from "zod";
import { requirements } from "./requirements.ts";

/** The file with the assessment, from the project's folder. */
export const dataFile = "docs/security/asvs.yaml";

const sentence = z.string().min(1);
const tests = z.array(z.string().regex(/^\S+\.(?:test|spec)\.tsx?: .+$/, "must be FILE: TITLE")).min(1);
const row = { id: z.string(), asks: sentence };

const assessed = z.union([
  /** How the requirement is met; the tests show it. */
  z.strictObject({ ...row, met: sentence, tests }),
  /** Why it doesn't apply; the tests fail as soon as it would. */
  z.strictObject({ ...row, absent: sentence, tests }),
  /** What the operator has to do; the tests show the site's part of it. */
  z.strictObject({ ...row, operator: sentence, tests: tests.optional() }),
  /** What is missing; the tests show what is there. */
  z.strictObject({ ...row, open: sentence, tests: tests.optional() }),
]);
export type Row = z.output<typeof assessed>;

export const statuses = ["met", "absent", "operator", "open"] as const;
export type Status = (typeof statuses)[number];

/** The status of a row, with its sentence. */
export function statusOf(row: Row): { status: Status; text: string } {
  if ("met" in row) return { status: "met", text: row.met };
  if ("absent" in row) return { status: "absent", text: row.absent };
  if ("operator" in row) return { status: "operator", text: row.operator };
  return { status: "open", text: row.open };
}

/** The file and the title of a named test. */
export function namedTest(name: string): { file: string; title: string } {
  const end = name.indexOf(": ");
  return { file: name.slice(0, end), title: name.slice(end + 2) };
}

/** Reads the assessment. @throws {z.ZodError} if a row has another shape. */
export function readAssessment(root: string): readonly Row[] {
  return z.array(assessed).parse(parse(readFileSync(join(root, dataFile), "utf8")));
}

/** What is wrong with the rows: missing or unknown requirements, and tests that are gone. */
export function assessmentFaults(rows: readonly Row[], root: string): string[] {
  const ids = rows.map(({ id }) => id);
  const wanted = requirements.map(({ id }) => id);
  const missing = wanted.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`);
  const unknown = ids
    .filter((id, index) => !wanted.includes(id) || ids.indexOf(id) !== index)
    .map((id) => `${id} is there twice, or no requirement of levels 1 and 2`);
  const titles = new Map<string, ReadonlySet<string>>();
  const titlesOf = (file: string) => {
    const known =
      titles.get(file) ??
      new Set(existsSync(join(root, file)) ? testTitles(file, readFileSync(join(root, file), "utf8")) : []);
    titles.set(file, known);
    return known;
  };
  const gone = rows.flatMap((row) =>
    (row.tests ?? []).flatMap((name) => {
      const { file, title } = namedTest(name);
      return titlesOf(file).has(title) ? [] : [`${row.id} names a test that isn't there: ${name}`];
    }),
  );
  return [...missing, ...unknown, ...gone];
}

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
