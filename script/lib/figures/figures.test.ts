import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readCode } from "./imports.ts";
import { besideTheirFolder, measure, withOneImporter } from "./measure.ts";
import { importsBetweenFeatures, longestChain } from "./modules.ts";
import { pairFaults, pairsBothWays } from "./pairs.ts";
import { filesPassed, walks } from "./walks.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A checkout with these files: path → text. */
function checkout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "kinward-figures-test-"));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it("reads imports of every form, and leaves out tests and packages", () => {
  const files = readCode(
    checkout({
      "src/a.ts": [
        'import type { B } from "./b.ts";',
        'import {\n  c,\n} from "#platform/c.ts";',
        'export { d } from "./d.tsx?raw";',
        'import { z } from "zod";',
        'const lazy = () => import("./e.ts");',
      ].join("\n"),
      "src/b.ts": "",
      "src/platform/c.ts": "",
      "src/d.tsx": "",
      "src/e.ts": "",
      "src/a.test.ts": 'import "./b.ts";',
    }),
  );
  expect(files.get("src/a.ts")?.imports).toEqual(["src/b.ts", "src/platform/c.ts", "src/d.tsx", "src/e.ts"]);
  expect(files.get("src/a.ts")?.loads).toEqual(["src/platform/c.ts", "src/d.tsx", "src/e.ts"]);
  expect([...files.keys()]).not.toContain("src/a.test.ts");
});

it("names files with one importer, and files next to a folder of their name", () => {
  const files = readCode(
    checkout({
      "src/reads.server.ts": 'import "./both.ts"; import "./reads/one.ts";'.replaceAll("; ", ";\n"),
      "src/reads/one.ts": 'import "../both.ts";',
      "src/both.ts": "",
    }),
  );
  expect(withOneImporter(files)).toEqual(["src/reads/one.ts"]);
  expect(besideTheirFolder(files)).toEqual(["src/reads.server.ts"]);
});

it("leaves the site's texts out of the lines of code", () => {
  const rows = measure(checkout({ "src/ui/a.ts": "1\n2\n", "src/content/b.ts": "1\n2\n3\n" })).rows;
  expect(rows.get("code: src without content")).toBe("1 files, 2 lines");
});

it("counts the files between the stops of a walk, without types, design system and manifests", () => {
  const files = readCode(
    checkout({
      "src/web/page.ts": [
        'import "./form.ts";',
        'import "./aside.ts";',
        'import "../ui/field.ts";',
        'import type { Shape } from "./shape.ts";',
        'import "../features/one/feature.server.ts";',
      ].join("\n"),
      "src/web/form.ts": 'import "../platform/send.ts";',
      "src/web/aside.ts": "",
      "src/web/shape.ts": 'import "../platform/send.ts";',
      "src/ui/field.ts": 'import "../platform/send.ts";',
      "src/features/one/feature.server.ts": 'import "../../platform/send.ts";',
      "src/platform/send.ts": "",
    }),
  );
  const walk = filesPassed(files, [
    ["src/web/new-page.ts", "src/web/page.ts"],
    "src/platform/send.ts",
    "src/lost.ts",
  ]);
  expect(walk.passed).toEqual(["src/platform/send.ts", "src/web/form.ts", "src/web/page.ts"]);
  expect(walk.gone).toEqual(["src/lost.ts"]);
});

it("finds every stop of the walks in this checkout", () => {
  const files = readCode(resolve(import.meta.dirname, "../../.."));
  expect(Object.values(walks).flatMap((stops) => filesPassed(files, stops).gone)).toEqual([]);
});

it("counts imports between features, and how high the modules stand on each other", () => {
  const files = readCode(
    checkout({
      "src/server/app.ts": 'import "../features/one/rules.ts";',
      "src/features/one/rules.ts": 'import "../two/rules.ts";\nimport type { A } from "../two/schema.ts";',
      "src/features/two/rules.ts": 'import "#platform/a.ts";',
      "src/features/two/schema.ts": "",
      "src/platform/a.ts": 'import "./b.ts";',
      "src/platform/b.ts": "",
    }),
  );
  expect(importsBetweenFeatures(files)).toEqual(["one → two", "one → two"]);
  expect(longestChain(files)).toEqual(["server", "features/one", "features/two", "platform"]);
});

const both = {
  "src/features/inbox/admin/screen.tsx": 'import "../../team/rules.ts";',
  "src/features/team/rules.ts": "",
  "src/features/team/admin/screen.tsx": 'import type { Item } from "../../inbox/schema.ts";',
  "src/features/inbox/schema.ts": "",
};

it("refuses two features that import each other through their screens", () => {
  const files = readCode(checkout(both));
  expect([...pairsBothWays(files)]).toEqual([["inbox ↔ team", [1, 1]]]);
  expect(pairFaults(files)).toEqual([expect.stringContaining("inbox ↔ team: they import each other")]);
});

it("refuses two parts of a feature that import each other, but lets the manifest assemble them", () => {
  const part = 'import "../../issues/rules.ts";';
  const files = {
    "src/features/newsletter/feature.server.ts": 'import "./issues/rules.ts";',
    "src/features/newsletter/rules.ts": "",
    "src/features/newsletter/subscribers/admin/screen.tsx": part,
    "src/features/newsletter/subscribers/rules.ts": "",
    "src/features/newsletter/issues/rules.ts": 'import "../rules.ts";',
  };
  expect(pairFaults(readCode(checkout(files)))).toEqual([]);
  const back = { "src/features/newsletter/issues/schema.ts": 'import "../subscribers/rules.ts";' };
  expect([...pairsBothWays(readCode(checkout({ ...files, ...back }))).keys()]).toEqual([
    "newsletter/issues ↔ newsletter/subscribers",
  ]);
});
