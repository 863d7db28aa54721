import { chosenField, type FormField, type LeafField } from "#content/documents/form-field.ts";
import { isRecord } from "./json.ts";

/** Shorter texts are on many pages: a "No" in the preview says nothing of its field. */
const shortest = 3;

type Found = { path: readonly string[]; score: number };

/**
 * The field whose value a text of the page shows; undefined if none does. `texts` are what was clicked, from the
 * smallest part of the page outwards: the first that a field explains counts.
 */
export function fieldShowing(
  form: FormField,
  value: unknown,
  texts: readonly string[],
): readonly string[] | undefined {
  const leaves = leavesOf(form, value, []);
  for (const text of texts) {
    const clicked = plain(text);
    if (clicked.length < shortest) continue;
    const [best] = leaves
      .map(({ path, parts }): Found => ({ path, score: scoreOf(parts, clicked) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    if (best) return best.path;
  }
  return undefined;
}

type Leaf = { path: readonly string[]; parts: readonly string[] };

function leavesOf(form: FormField, value: unknown, path: readonly string[]): Leaf[] {
  return allLeaves(form, value, path).flatMap(({ path: at, field, value: leaf }) => {
    const parts = partsOf(field, leaf);
    return parts.length > 0 ? [{ path: at, parts }] : [];
  });
}

export function leafPaths(form: FormField, value: unknown): (readonly string[])[] {
  return allLeaves(form, value, []).map(({ path }) => path);
}

/** The texts by which a page shows the field at a path, longest first. */
export function textsShownBy(form: FormField, value: unknown, path: readonly string[]): readonly string[] {
  const name = path.join(".");
  const leaf = leavesOf(form, value, []).find((each) => each.path.join(".") === name);
  return (leaf?.parts ?? [])
    .filter((part) => part.length >= shortest)
    .toSorted((one, other) => other.length - one.length);
}

/** Every field of a value that isn't a group or a list, with what it holds. */
export function allLeaves(
  form: FormField,
  value: unknown,
  path: readonly string[],
): { path: readonly string[]; field: LeafField; value: unknown }[] {
  const field = chosenField(form, value);
  if (!field) return [];
  if (field.kind === "group")
    return isRecord(value)
      ? field.fields.flatMap(({ name, field: each }) => allLeaves(each, value[name], [...path, name]))
      : [];
  if (field.kind === "list")
    return Array.isArray(value)
      ? value.flatMap((item, at) => allLeaves(field.item, item, [...path, String(at)]))
      : [];
  return [{ path, field, value }];
}

/** Kinds of fields whose value no page shows as text. */
const hidden: readonly LeafField["kind"][] = ["choice", "color", "id", "picture", "linkTarget"];

/** What of a field's value can be read on a page. A template is the texts between its places. */
function partsOf({ kind }: LeafField, value: unknown): readonly string[] {
  if (kind === "price") return typeof value === "number" ? [`$${value.toLocaleString("en-US")}`] : [];
  if (typeof value !== "string" || hidden.includes(kind)) return [];
  return value
    .split(/\{[a-z]{1,30}\}|\n/i)
    .map(plain)
    .filter((part) => part !== "");
}

/** How much of the clicked text a field explains, from 0 to 1; a little more for what it explains exactly. */
function scoreOf(parts: readonly string[], clicked: string): number {
  let explained = 0;
  for (const part of parts) {
    if (part === clicked) return 2;
    if (part.includes(clicked)) explained = Math.max(explained, clicked.length);
    else if (part.length >= shortest && clicked.includes(part)) explained += part.length;
  }
  const share = explained / clicked.length;
  return share >= 0.4 ? Math.min(1, share) : 0;
}

/** A text without the marks of Markdown and with single spaces, as the page shows it. */
function plain(text: string): string {
  return text
    .replace(/\]\([^()\s]{0,500}\)/g, "")
    .replace(/[*_`[\]#>|]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
