/**
 * Leaves the classes of the admin out of the style sheet for visitors. The admin has a sheet of its own with
 * everything (web/admin/admin.css). Kept out is only what a screen imports and no page does: a file that can't be
 * traced to the admin stays in. While developing, both sheets have everything.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { type PluginOption, parseSync } from "vite";

const src = resolve(import.meta.dirname, "../../src");
const sheet = join(src, "app.css");
const code = /(?<!\.test)\.tsx?$/;
const screens = /\/admin\//;
const pages = /\/pages\/|^(root|entry\.\w+)\.tsx$/;

/** The files of `src` that only the admin's screens use, as paths below it. */
function adminOnly(): string[] {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => code.test(file));
  const inPages = withImports(files.filter((file) => pages.test(file)));
  return [...withImports(files.filter((file) => screens.test(file)))]
    .filter((file) => !inPages.has(file))
    .map((file) => relative(src, file))
    .sort();
}

/** These files and all they import, also those fetched later. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const next = files.map((file) => join(src, file));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    next.push(...importsOf(file));
  }
  return found;
}

const known = new Map<string, string[]>();

/** Our own modules that a module imports, types included. */
function importsOf(file: string): string[] {
  let imports = known.get(file);
  if (imports === undefined) {
    const text = readFileSync(file, "utf8");
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
    const names = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ];
    const { resolve: find } = createRequire(file);
    imports = names
      .filter((name) => name !== undefined && /^[.#].*\.tsx?$/.test(name))
      .map((name) => find(name ?? ""));
    known.set(file, imports);
  }
  return imports;
}

export function visitorStyles(): PluginOption {
  return {
    name: "visitor-styles",
    apply: "build",
    enforce: "pre",
    transform(css, id) {
      const [file, query] = id.split("?");
      // With `url` it's the module that has the sheet's address.
      if (file !== sheet || query === "url") return undefined;
      return `${css}\n${adminOnly()
        .map((file) => `@source not "./${file}";`)
        .join("\n")}\n`;
    },
  };
}
