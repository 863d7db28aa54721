/** The figures of one checkout, each with what is behind it. `src/content/` is left out: it is the site's text. */
import { type CodeFile, type CodeFiles, readCode } from "./imports.ts";
import { importsBetweenFeatures, longestChain } from "./modules.ts";
import { pairsBothWays } from "./pairs.ts";
import { filesPassed, walks } from "./walks.ts";

export interface Figures {
  rows: ReadonlyMap<string, string>;
  /** The files or pairs that a figure counts. */
  behind: ReadonlyMap<string, readonly string[]>;
  /** Stops of walks that don't exist in this checkout. */
  gone: readonly string[];
}

const layers: Readonly<Record<string, RegExp>> = {
  "src without content": /^src\//,
  "src/content/documents": /^src\/content\/documents\//,
  "src/platform": /^src\/platform\//,
  "src/ui": /^src\/ui\//,
  "src/web": /^src\/web\//,
  "src/features": /^src\/features\//,
  "src/server": /^src\/server\//,
  "src/api, cli, worker": /^src\/(api|cli|worker)\//,
  script: /^script\//,
  bench: /^bench\//,
};

/** Files that declare the sending speed of newsletters: its declaration and its panel, under its first name or its present one. */
const settingKey = /^\s*(export default \{ )?key: "(letter|sending)Pace"/m;
/** The same in commits in which nothing said so: its key, copy, panel, schema, change and audit entry. */
const sendingSpeed =
  /\b(letters?|issues?|newsletter|sending)[-_.]?(pace|speed)(?![a-z])|\bpace(Copy|Change)\b|#pace-heading/i;

export function withOneImporter(files: CodeFiles): string[] {
  const importers = new Map<string, number>();
  for (const { imports } of files.values())
    for (const target of imports) importers.set(target, (importers.get(target) ?? 0) + 1);
  return [...files.keys()].filter((path) => importers.get(path) === 1);
}

/** Files X.ts, X.tsx or X.server.ts next to a folder X/. */
export function besideTheirFolder(files: CodeFiles): string[] {
  const paths = [...files.keys()];
  const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/"))));
  return paths.filter((path) => folders.has(path.replace(/(\.server)?\.tsx?$/, "")));
}

function linesNamingEncryption({ path, text }: CodeFile): string[] {
  const named = text.split("\n").filter((line) => /cipher|encrypt|decrypt|blindIndex/i.test(line));
  return named.map((line) => `${path}: ${line.trim()}`);
}

const thousands = (count: number) => count.toLocaleString("en-US");

function sizeOf(files: readonly CodeFile[]): string {
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  return `${thousands(files.length)} files, ${thousands(lines)} lines`;
}

export function measure(root: string): Figures {
  const files = readCode(root);
  const code = [...files.values()].filter(({ path }) => !path.startsWith("src/content/"));
  const ofSite = (path: string) => path.startsWith("src/") && !path.startsWith("src/content/");
  const pathsWhere = (wanted: (file: CodeFile) => boolean) => code.filter(wanted).map(({ path }) => path);
  const rows = new Map<string, string>();
  for (const [name, pattern] of Object.entries(layers)) {
    const counted = pattern.source.includes("content") ? [...files.values()] : code;
    rows.set(`code: ${name}`, sizeOf(counted.filter(({ path }) => pattern.test(path))));
  }

  const gone: string[] = [];
  const behind = new Map<string, readonly string[]>([
    ["files of src with one importer", withOneImporter(files).filter(ofSite)],
    ["files of src next to a folder of their name", besideTheirFolder(files).filter(ofSite)],
    ["lines that name encryption", code.flatMap(linesNamingEncryption).filter(ofSite)],
    ["imports between features", importsBetweenFeatures(files)],
    ["pairs of features that import each other", [...new Set(importsBetweenFeatures(files))]],
    ["floors of modules", longestChain(files)],
    ["files of src above 250 lines", pathsWhere(({ path, lines }) => ofSite(path) && lines > 250)],
  ]);
  for (const [name, stops] of Object.entries(walks)) {
    const walk = filesPassed(files, stops);
    gone.push(...walk.gone);
    behind.set(`files passed: ${name}`, walk.passed);
  }
  const clinicCodes = [...files.keys()].filter(
    (path) => path.startsWith("src/") && path.includes("clinic-code"),
  );
  const pairs = [...pairsBothWays(files)].map(([pair, [there, back]]) => `${pair} (${there} and ${back})`);
  behind.set("files of clinic codes, public page included", clinicCodes);
  const isDeclaredOnce = files.has("src/features/newsletter/issues/team-settings.server.ts");
  behind.set(
    "files that declare one setting",
    pathsWhere(({ path, text }) => ofSite(path) && (isDeclaredOnce ? settingKey : sendingSpeed).test(text)),
  );
  behind.set("pairs that import each other both ways", pairs);
  for (const [name, items] of behind) rows.set(name, thousands(items.length));
  return { rows, behind, gone };
}
