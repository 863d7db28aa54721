/** Which code file imports which, read from the import lines, so that any commit can be measured without a build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

export interface CodeFile {
  path: string;
  text: string;
  lines: number;
  /** Code files it imports, types included. */
  imports: readonly string[];
  /** Code files it loads when it runs: without `import type`. */
  loads: readonly string[];
}
export type CodeFiles = ReadonlyMap<string, CodeFile>;

const statement =
  /^\s*(?:import|export)\s+(type\s)?(?:[^;"']*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

function pathsUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === "node_modules" ? [] : pathsUnder(root, path);
  });
}

const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path);

function targetOf(root: string, from: string, specifier: string): string | undefined {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith("#")) return `src/${bare.slice(1)}`;
  return bare.startsWith(".") ? relative(root, resolve(root, from, "..", bare)) : undefined;
}

/** The TypeScript files of `src/`, `script/` and `bench/` without tests, by path. */
export function readCode(root: string): CodeFiles {
  const paths = ["src", "script", "bench"].flatMap((folder) => pathsUnder(root, folder)).filter(isCode);
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const imports = new Set<string>();
      const loads = new Set<string>();
      for (const [, type, named, dynamic] of text.matchAll(statement)) {
        const target = targetOf(root, path, named ?? dynamic ?? "");
        if (!target || !known.has(target) || target === path) continue;
        imports.add(target);
        if (!type) loads.add(target);
      }
      const lines = text.split("\n").length - 1;
      return [path, { path, text, lines, imports: [...imports], loads: [...loads] }];
    }),
  );
}
