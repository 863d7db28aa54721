/**
 * Checks every import of src/ against docs/map.md: layers import downwards only, a feature uses only the features
 * above it in the list, files of a feature have fixed kinds, `.server` files never reach a browser, neither files nor
 * features import each other in a circle, and no two features or parts of one import each other both ways, their pages
 * and screens included (script/lib/figures/pairs.ts). Imports of types count too.
 * Run: node script/lib/check-modules.ts
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readCode } from "./figures/imports.ts";
import { pairFaults } from "./figures/pairs.ts";

const root = resolve(import.meta.dirname, "../..");
const src = join(root, "src");

/** Module → modules or folders it may import from; its own is always allowed. */
const mayImport: Record<string, readonly string[]> = {
  // What an article's text may hold is read as every page reads it.
  content: ["platform/markdown"],
  ui: [],
  platform: [],
  features: ["content", "ui", "platform", "web"],
  // The frame is below the features; a page that uses a feature is in one.
  web: ["content", "ui", "platform"],
  api: ["content", "ui", "platform", "features"],
  worker: ["content", "ui", "platform", "features"],
  cli: ["content", "ui", "platform", "features"],
  server: ["content", "platform", "features", "web", "api", "worker", "cli"],
  // root.tsx, routes.ts and the entries, where React Router calls our code.
  "React Router files": ["content", "ui", "platform", "web", "features", "server"],
};

const entryPoints = new Set(["api", "worker", "cli", "server"]);
/** Allowed names for a file of a feature, or of a part of one. */
const fileKinds =
  /^(schema|rules|errors|copy|routes)\.ts$|^(table|reads|writes|api|jobs|commands|work|settings|record|team-settings|feature)\.server\.ts$|^(schema|rules|copy|client)\/[^/]+\.ts$|^(reads|writes|api)\/[^/]+\.server\.ts$|^(admin|ui)\/[^/]+\.(tsx?|css)$|^pages\/[^/]+\/[^/]+\.(tsx?|css)$|\.test\.tsx?$|^README\.md$/;
const kindFolders = new Set([
  "schema",
  "rules",
  "copy",
  "client",
  "reads",
  "writes",
  "api",
  "admin",
  "ui",
  "pages",
]);
const openToFeatures =
  /^(schema|rules|errors|copy)\.ts$|^(schema|rules|copy)\/|^(reads|writes|team-settings)\.server\.ts$|^(reads|writes)\//;
const openToPages =
  /^(schema|rules|errors|copy)\.ts$|^(schema|rules|copy|client)\/|^reads\.server\.ts$|^(reads|admin|ui|pages)\//;
/** Public pages and admin screens are above all features: they may import any, and nothing else imports them. */
const isRoute = (kind: string) => /^(pages|admin)\//.test(kind);
const refusedNames = /^(utils?|helpers?|misc|common|lib|types|index)(\.|$)/;
const allowedIndexes = new Set(["content/index.ts", "features/index.server.ts"]);

const faults: string[] = [];
const fileImports = new Map<string, string[]>();
const featureImports = new Map<string, Set<string>>();

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function moduleOf(file: string): string {
  const parts = relative(src, file).split("/");
  return parts.length === 1 ? "React Router files" : (parts[0] ?? "");
}

/** A file of a feature: its feature, and its path inside the feature or inside one of its parts. */
function inFeature(path: string): { feature: string; kind: string } {
  const [, feature = "", ...rest] = path.split("/");
  const [first = ""] = rest;
  const inPart = rest.length > 1 && !kindFolders.has(first);
  return { feature, kind: (inPart ? rest.slice(1) : rest).join("/") };
}

function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith("#")) return join(src, specifier.slice(1).split("?")[0] ?? "");
  if (specifier.startsWith(".")) return resolve(dirname(from), specifier.split("?")[0] ?? "");
  return undefined;
}

const files = filesUnder(src).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
const listOfFeatures = readFileSync(join(src, "features/index.server.ts"), "utf8");
const order = [...listOfFeatures.matchAll(/^ {2}(\w+)Feature,$/gm)].map(([, name = ""]) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
const rank = (feature: string) => order.indexOf(feature);

for (const file of files) {
  const here = relative(src, file);
  const module = moduleOf(file);
  const test = /\.test\.tsx?$/.test(file);
  if (!(module in mayImport)) faults.push(`${here}: no such module as "${module}"; docs/map.md lists them`);
  if (refusedNames.test(basename(file)) && !allowedIndexes.has(here))
    faults.push(`${here}: the name says nothing of what is inside; name the file after its one idea`);
  if (
    dirname(here)
      .split("/")
      .some((part) => refusedNames.test(part))
  )
    faults.push(`${here}: give the folder the name of its subject`);
  const own = module === "features" && here.split("/").length > 2 ? inFeature(here) : undefined;
  if (own) {
    if (!fileKinds.test(own.kind))
      faults.push(`${here}: no such kind of file in a feature; docs/map.md lists them`);
    if (rank(own.feature) < 0)
      faults.push(`${here}: add "${own.feature}" to the list in src/features/index.server.ts`);
  }
  const text = readFileSync(file, "utf8");
  if (/\bvi\.(?:do)?mock\(/i.test(text))
    faults.push(
      `${here}: test files share what they have loaded, so none may replace a module (vitest.config.ts)`,
    );
  const found = [
    ...text.matchAll(
      /(?:import|export)\s(?:[^;"']*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
    ),
  ];
  for (const match of found) {
    const target = targetOf(match[1] ?? match[2] ?? "", file);
    if (!target?.startsWith(src) || test) continue;
    const there = relative(src, target);
    if (there.startsWith("+types")) continue;
    const targetModule = moduleOf(target);
    const report = (reason: string) => faults.push(`${here} imports ${there}: ${reason}`);
    fileImports.set(file, [...(fileImports.get(file) ?? []), target]);
    if (
      targetModule !== module &&
      !mayImport[module]?.some((open) => there.startsWith(`${open}/`)) &&
      targetModule !== "React Router files"
    )
      report(`${module} must not import ${targetModule}; move the code up to a layer that may (docs/map.md)`);
    if (own && !isRoute(own.kind) && there.startsWith("web/admin/"))
      report("of a feature, only its admin screens know the admin's frame");
    if (own && !isRoute(own.kind) && there.startsWith("web/pages/"))
      report("only a page of a feature may use parts of the site's other pages");
    if (module === "web" && there.startsWith("platform/database/"))
      report("pages never use the database; call a feature's reads");
    if (targetModule !== "features") continue;
    const theirs = there === "features/index.server.ts" ? undefined : inFeature(there);
    if (entryPoints.has(module) && theirs)
      report("entry points use features only through src/features/index.server.ts");
    if (!theirs) continue;
    if (module === "React Router files" && !openToPages.test(theirs.kind))
      report(
        "React Router files may use a feature's schema, rules, errors, copy, reads, client, admin, ui and pages only",
      );
    if (own && isRoute(theirs.kind) && !isRoute(own.kind))
      report("only pages and admin screens may use parts of one");
    if (!own || own.feature === theirs.feature || isRoute(own.kind)) continue;
    featureImports.set(own.feature, (featureImports.get(own.feature) ?? new Set()).add(theirs.feature));
    if (rank(theirs.feature) > rank(own.feature))
      report(`"${theirs.feature}" stands below "${own.feature}" in the list of features`);
    if (!openToFeatures.test(theirs.kind))
      report(
        "of another feature only schema, rules, errors, copy, reads, writes and team settings may be used",
      );
  }
}

/** Reports each cycle once. */
function findCircles(graph: ReadonlyMap<string, Iterable<string>>, nameOf: (node: string) => string): void {
  const state = new Map<string, "open" | "done">();
  const walk = (node: string, trail: readonly string[]): void => {
    if (state.get(node) === "done") return;
    if (state.get(node) === "open") {
      const circle = [...trail.slice(trail.indexOf(node)), node].map(nameOf);
      faults.push(`circle: ${circle.join(" -> ")}; move what both need into a file of its own below them`);
      return;
    }
    state.set(node, "open");
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    state.set(node, "done");
  };
  for (const node of graph.keys()) walk(node, []);
}
findCircles(fileImports, (file) => relative(src, file));
findCircles(featureImports, (feature) => `features/${feature}`);

faults.push(...pairFaults(readCode(root)));

for (const fault of faults) console.error(fault);
console.log(`modules: ${files.length} files, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
