/** How the modules of `src/` stand on each other: a module is a feature, another folder of `src/`, or a file in none. */
import type { CodeFiles } from "./imports.ts";

function moduleOf(path: string): string | undefined {
  const [top, folder = "", name = "", ...rest] = path.split("/");
  if (top !== "src") return undefined;
  return folder === "features" && rest.length > 0 ? `features/${name}` : name === "" ? path : folder;
}

function importsBetween(files: CodeFiles): [from: string, to: string][] {
  return [...files.values()].flatMap(({ path, imports }) => {
    const from = moduleOf(path);
    return imports.flatMap((target): [string, string][] => {
      const to = moduleOf(target);
      return from === undefined || to === undefined || from === to ? [] : [[from, to]];
    });
  });
}

/** Each import of one feature by another, types included. */
export function importsBetweenFeatures(files: CodeFiles): string[] {
  const isFeature = (module: string) => module.startsWith("features/");
  return importsBetween(files)
    .filter((pair) => pair.every(isFeature))
    .map((pair) => pair.join(" → ").replaceAll("features/", ""));
}

/** The longest chain of modules that import each other, from the top down. */
export function longestChain(files: CodeFiles): string[] {
  const below = new Map<string, Set<string>>();
  for (const [from, to] of importsBetween(files)) below.set(from, (below.get(from) ?? new Set()).add(to));
  const known = new Map<string, string[]>();
  function chainFrom(module: string): string[] {
    const found = known.get(module);
    if (found) return found;
    // A circle ends here; none is allowed.
    known.set(module, [module]);
    const longest = [...(below.get(module) ?? [])]
      .map(chainFrom)
      .reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
    const chain = [module, ...longest];
    known.set(module, chain);
    return chain;
  }
  return [...below.keys()]
    .map(chainFrom)
    .reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
}
