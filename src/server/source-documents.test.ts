import { type ESTree, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { guardedCodes } from "#api/log-refusal.ts";
import { readDocument, rowsOf } from "#tests/support/documents.ts";
import { importsOf, isNamed, sourceFiles } from "#tests/support/source-code.ts";

// The documents of docs/security/ say what the code does. When one of these fails, change the document too.

describe("docs/security/communications.md", () => {
  it("lists every place that opens a connection", () => {
    const opening = [
      "pg",
      "nodemailer",
      "s3mini",
      "node:https",
      "node:child_process",
      "node:dns/promises",
      "imapflow",
    ];
    const places = sourceFiles()
      .filter((file) => importsOf(file).some((module) => opening.includes(module)))
      .map(({ path }) => `src/${path}`);
    const text = readDocument("docs/security/communications.md");
    const part = text.slice(text.indexOf("## What the server opens"), text.indexOf("## What browsers open"));
    const listed = rowsOf(part).flatMap(([, , code = ""]) => (code.startsWith("src/") ? [code] : []));
    expect(listed.toSorted()).toEqual(places.toSorted());
  });
});

describe("docs/security/logging.md", () => {
  it("lists every event that is logged, and no other", () => {
    const text = readDocument("docs/security/logging.md");
    const listed = rowsOf(text).flatMap(([names = ""]) =>
      names.split(", ").filter((name) => /^[a-z_]+\.[a-z_*]+$/.test(name)),
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.toSorted()).toEqual([...eventsOf()].toSorted());
  });
});

/** Every event of the code: the values of properties called `event` beside a level or in a call of the log. */
function eventsOf(): ReadonlySet<string> {
  const events = new Set<string>();
  for (const { program } of sourceFiles())
    new Visitor({
      Property(node) {
        if (isNamed("event")(node.key)) for (const name of namesIn(node.value)) events.add(name);
      },
    }).visit(program);
  return new Set([...events].filter((name) => /^[a-z_]+\.[a-z_*]+$/.test(name)));
}

/** The texts an expression can have; in a template the codes that the API logs, or any word. */
function namesIn(node: ESTree.Node): string[] {
  if (node.type === "Literal") return [String(node.value)];
  if (node.type === "ConditionalExpression") return [...namesIn(node.consequent), ...namesIn(node.alternate)];
  if (node.type !== "TemplateLiteral") return [];
  const start = node.quasis[0]?.value.raw ?? "";
  return start === "security." ? [...guardedCodes].map((code) => `${start}${code}`) : [`${start}*`];
}
