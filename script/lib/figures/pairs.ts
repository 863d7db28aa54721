/**
 * Pairs that import each other both ways: two features, two parts of one feature, or `features` and `web`. A part is a
 * folder of a feature with files of the same kinds, such as `newsletter/issues`; what stands outside the parts is one
 * more. Pages and screens count with the part they are in, and imports of types count too.
 */
import type { CodeFiles } from "./imports.ts";

const kindFolders = /^(schema|rules|copy|client|reads|writes|api|admin|screens|ui|pages?|fixtures)$/;
/** They put the parts of a feature together. */
const assembles = /^src\/features\/[^/]+\/(feature\.server|routes)\.ts$/;

interface Place {
  module: string;
  feature: string | undefined;
  part: string | undefined;
}

function placeOf(path: string): Place {
  const [, module = "", name = "", first = "", ...rest] = path.split("/");
  if (module !== "features" || first === "") return { module, feature: undefined, part: undefined };
  const isPart = rest.length > 0 && !kindFolders.test(first);
  return { module, feature: name, part: isPart ? `${name}/${first}` : name };
}

/** The units whose border an import crosses: two modules, two features, or two parts of one. */
function borderOf(from: string, to: string): [string, string][] {
  const here = placeOf(from);
  const there = placeOf(to);
  if (here.module !== there.module) return [[here.module, there.module]];
  if (!here.feature || !there.feature || !here.part || !there.part) return [];
  if (here.feature !== there.feature) return [[here.feature, there.feature]];
  if (here.part === there.part || assembles.test(from)) return [];
  return [[here.part, there.part]];
}

/** Each pair as "one ↔ other", with the number of imports each way: "campaigns ↔ campaigns/responses" → [18, 95]. */
export function pairsBothWays(files: CodeFiles): ReadonlyMap<string, readonly [number, number]> {
  const counts = new Map<string, number>();
  for (const { path, imports } of files.values())
    for (const target of imports)
      for (const [from, to] of borderOf(path, target))
        counts.set(`${from} ↔ ${to}`, (counts.get(`${from} ↔ ${to}`) ?? 0) + 1);
  const pairs = new Map<string, readonly [number, number]>();
  for (const [pair, count] of counts) {
    const [one = "", other = ""] = pair.split(" ↔ ");
    const back = counts.get(`${other} ↔ ${one}`);
    if (back !== undefined && one < other) pairs.set(pair, [count, back]);
  }
  return new Map([...pairs].toSorted(([one], [other]) => one.localeCompare(other, "en")));
}

/** What is wrong with the pairs: none may exist. */
export function pairFaults(files: CodeFiles): string[] {
  return [...pairsBothWays(files)].map(
    ([pair, [there, back]]) =>
      `${pair}: they import each other (${there} and ${back} times); let one use the other, or move what both need below them`,
  );
}
