import { Visitor } from "vite";
import { expect, it } from "vitest";
import { hashCosts } from "#platform/auth/passwords.ts";
import { coreSettings } from "#platform/settings/core.ts";
import { readDocument, rowsOf } from "#tests/support/documents.ts";
import { isNamed, sourceFiles } from "#tests/support/source-code.ts";

// docs/security/keys.md says which keys there are. When one of these fails, change the document too.

const text = readDocument("docs/security/keys.md");

/** The rows of the table below a heading, without its head. */
function rowsBelow(heading: string): string[][] {
  const part = text.slice(text.indexOf(`## ${heading}\n`)).split("\n## ")[0] ?? "";
  return rowsOf(part).slice(1);
}

it("lists every key that is derived from the data key, and no other", () => {
  const derived: string[] = [];
  for (const { path, program } of sourceFiles())
    new Visitor({
      CallExpression({ callee, arguments: [purpose] }) {
        if (path === "platform/crypto/derived-keys.ts" && isNamed("derive")(callee))
          derived.push(purpose?.type === "Literal" ? String(purpose.value) : "(not a text)");
        else if (isNamed("hkdfSync", "hkdf")(callee)) derived.push(`another one in ${path}`);
      },
    }).visit(program);
  // The first is `derive` itself.
  const listed = rowsBelow("The data key and what is derived from it").map(([name]) => name);
  expect(derived.filter((each) => !each.endsWith("derived-keys.ts")).toSorted()).toEqual(listed.toSorted());
});

it("says the algorithms and their costs as they are in force", () => {
  const rows = new Map(rowsBelow("Everything else").map(([name = "", algorithm]) => [name, algorithm]));
  const cost = ({ N, r, p }: { N: number; r: number; p: number }) =>
    `scrypt (N = 2^${Math.log2(N)}, r = ${r}, p = ${p})`;
  expect(rows.get("passwords of the team")).toContain(cost(hashCosts.password));
  expect(rows.get("recovery codes")).toContain(cost(hashCosts.recoveryCode));
  for (const name of Object.keys(coreSettings).filter((each) => /^DATA_KEY|_URL$/.test(each)))
    if (name !== "SITE_URL") expect(text, name).toContain(`\`${name}\``);
});

it("says for every secret when to replace it, routinely and after a leak, and what to do if the data key leaks", () => {
  const rows = rowsBelow("When to replace what");
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row.map((cell) => cell !== "")).toEqual([true, true, true]);
  const named = rows.map(([name]) => name).join(", ");
  for (const secret of ["database", "mail server", "certificate", "password", "authenticator", "data key"])
    expect(named).toContain(secret);
  expect(text).toMatch(/## If the data key leaks\n[\s\S]*\n1\. Within an hour/);
  expect(text).toContain("## If the data key is lost\n");
});

it("says of every secret where it's kept and what its loss means, and how the data key is replaced", () => {
  const rows = rowsBelow("Everything else");
  for (const row of rows)
    expect(
      row.filter((cell) => cell !== ""),
      row[0],
    ).toHaveLength(4);
  const named = rows.map(([name]) => name).join(", ");
  for (const secret of ["lookup keys", "recovery", "authenticator", "session", "journal"])
    expect(named).toContain(secret);
  const [, steps = ""] = text.split("## Replacing the data key\n");
  for (const command of ["key new", "key use", "key rotate", "key list", "key retire"])
    expect(steps).toContain(`script/admin ${command}`);
});
