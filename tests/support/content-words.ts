import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { paragraphsIn, plainParagraphs } from "#features/site-content/rules/hints.ts";

const content = join(import.meta.dirname, "../../src/content");
const features = join(import.meta.dirname, "../../src/features");
/** Copy of public pages that have no entry in the page registry. */
const pageCopy = /\/clinic-codes\/copy\.ts$/;

type ContentText = { file: string; place: string; text: string };

/** Values that are no words for visitors: addresses, ids, days, and the marks that tell one kind from another. */
const noWords =
  /^(id|ids|href|path|ogImage|canonical|icon|sign|variant|state|kind|value|version|prefix|planId|enrolUrl|yearlyCartUrl|address|language|locale|shareImage|zone|slug|reviewed)$/;

/** Lists that only gather what other files hold, the register of claims itself, what people type, and what reads the articles. */
const noPages =
  /^index\.ts$|^claims(\.ts|\/)|^knowledge-hub\/(?:articles|front-matter|read-articles|synonyms)\.ts$/;

/** What of an article's front matter is read by visitors as it is. */
const shownOfFront = ["title", "description", "summary"];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** The string and template literals in a function's own text: its words, whatever it is called with. */
function literalsOf(source: string): string[] {
  const literals = source.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, "…"));
}

/** A work that a page cites; its title is not ours to change. */
function isCitation(value: object): boolean {
  return "publisher" in value && "published" in value && "title" in value;
}

type Walk = {
  /** Objects that were met before are not read again: one file often lists what another has written. */
  seen: Set<object>;
  /** Leaves an object out, with everything in it. */
  leaveOut?: (value: object) => boolean;
  /** Leaves out what stands under these names. */
  leaveOutKeys?: RegExp;
};

/** Every string inside a value that a visitor may read, at any depth. */
export function wordsIn(value: unknown, file: string, walk: Walk, place = ""): ContentText[] {
  if (typeof value === "string") return [{ file, place, text: value }];
  if (typeof value === "function")
    return literalsOf(value.toString()).map((text) => ({ file, place: `${place}()`, text }));
  if (typeof value !== "object" || value === null || walk.seen.has(value)) return [];
  walk.seen.add(value);
  if (isCitation(value) || walk.leaveOut?.(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    noWords.test(name) || walk.leaveOutKeys?.test(name)
      ? []
      : wordsIn(inner, file, walk, place === "" ? name : `${place}.${name}`),
  );
}

/** The paragraphs of a long text in Markdown, without its marks; of its front matter what is shown. */
export function paragraphsOf(source: string): string[] {
  const [, front = "", body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const told: Record<string, unknown> = parse(front) ?? {};
  const values = shownOfFront.map((name) => told[name]).filter((value) => typeof value === "string");
  return [...plainParagraphs(values), ...paragraphsIn(body)];
}

async function exportsOf(path: string): Promise<object> {
  if (path.endsWith(".md")) return { text: paragraphsOf(readFileSync(path, "utf8")) };
  return { ...((await import(pathToFileURL(path).href)) as object) };
}

/** What every file of the content, and of page copy in features, exports, by its path from src/content. */
export async function contentModules(): Promise<readonly { file: string; exports: object }[]> {
  const own = filesUnder(content)
    .filter((path) => /\.(?:ts|md)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .filter((path) => !noPages.test(relative(content, path)));
  const paths = [...own, ...filesUnder(features).filter((path) => pageCopy.test(path))].sort();
  return Promise.all(
    paths.map(async (path) => ({ file: relative(content, path), exports: await exportsOf(path) })),
  );
}

/** Every string of the content, each once, under the first file that holds it. */
export async function contentTexts(walk: Omit<Walk, "seen"> = {}): Promise<ContentText[]> {
  const seen = new Set<object>();
  const modules = await contentModules();
  return modules.flatMap(({ file, exports }) => wordsIn(exports, file, { ...walk, seen }));
}
