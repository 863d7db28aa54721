/** A draft that isn't finished, as its preview can draw it. */
import { isTopic } from "#content/content-notes.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { chosenField, type FormField, type LeafField } from "#content/documents/form-field.ts";
import { same, valueAt, withValueAt } from "#platform/drafts/merge.ts";
import { emptyValue } from "../rules/empty-value.ts";
import { fitsForm } from "../rules/fits-form.ts";
import { isRecord } from "../rules/json.ts";
import { problemsByField } from "./problems.server.ts";

/** A draft as a preview can draw it, with stand-ins for what is missing; undefined if it can't be drawn. */
export function drawableDraft(document: EditableDocument, value: unknown): unknown {
  const drawable = drawableValue(document, value);
  return drawable !== undefined && Object.keys(problemsByField(document, drawable)).length === 0
    ? drawable
    : undefined;
}

type Drawn = Pick<EditableDocument, "form" | "problemsOf" | "now">;

/** A form shows its other problems once the first ones are mended, so it takes a few rounds. */
const mostRounds = 12;
const mostProblems = 200;

/**
 * The value with a stand-in for each field that is missing or wrong, such as "[Summary]"; what is right stays. Undefined
 * if it can't be drawn at all.
 */
function drawableValue(document: Drawn, value: unknown): unknown {
  if (!fitsForm(document.form, value)) return undefined;
  const tried = new Map<string, unknown[]>();
  let drawn = value;
  for (let round = 0; round < mostRounds; round += 1) {
    const paths = [...new Set(document.problemsOf(drawn).map(({ path }) => path))];
    if (paths.length === 0) return drawn;
    if (paths.length > mostProblems || paths.includes("")) return undefined;
    // From the end, so that an item that is left out moves none of those still to be mended.
    for (const path of paths.toReversed()) drawn = mended(document, drawn, path, tried);
  }
  return undefined;
}

/** Puts the next stand-in at a path; once there is none, what is around it gives way. */
function mended(document: Drawn, value: unknown, path: string, tried: Map<string, unknown[]>): unknown {
  const names = path.split(".");
  const now = valueAt(value, names);
  const before = tried.get(path) ?? [];
  const isMarkdown = fieldAt(document.form, value, names)?.kind === "markdown";
  const listed = isMarkdown && before.length === 0 ? withOwnTopics(value, names) : value;
  if (!same(listed, value)) {
    tried.set(path, [leftOut]);
    return listed;
  }
  const isNew = (each: unknown) => !same(each, now) && before.every((one) => !same(one, each));
  const next = standIns(document, value, names).find(isNew);
  tried.set(path, [...before, now, next]);
  if (next === undefined) return withoutItemAt(document, value, names);
  const changed = withValueAt(value, names, next === leftOut ? undefined : next);
  return isMarkdown ? withOwnTopics(changed, names) : changed;
}

/** Takes an optional field away. */
const leftOut = Symbol("left out");

/** What can stand at a path, best first. */
function standIns({ form, now: published }: Drawn, value: unknown, names: readonly string[]): unknown[] {
  const field = fieldAt(form, value, names);
  const now = valueAt(value, names);
  // The same place in a list can have another item there.
  const before = names.some((name) => /^\d+$/.test(name)) ? undefined : valueAt(published(), names);
  const earlier = before === undefined ? [] : [before];
  if (field?.kind === "list") {
    const items: readonly unknown[] = Array.isArray(now) ? now : [];
    const distinct = items.filter((each, at) => items.findIndex((other) => same(each, other)) === at);
    const added = Array.from({ length: Math.max(0, field.least - items.length) }, () =>
      emptyValue(field.item, () => "stand-in"),
    );
    return [[...items, ...added].slice(0, field.most), distinct, ...earlier];
  }
  if (field === undefined || field.kind === "group") return earlier;
  if (typeof now === "string" && isText(field)) {
    const clean = cleaned(field, now);
    return clean === "" ? [label(field), ...earlier] : [clean, ...earlier, label(field)];
  }
  const absent = field.optional && now !== undefined ? [leftOut] : [];
  return [...absent, ...earlier, ...plainStandIns(field)];
}

const isText = ({ kind }: LeafField) => kind === "text" || kind === "longText" || kind === "markdown";

const label = (field: LeafField) => `[${field.label}]`.slice(0, field.max);

/** A text without what its field doesn't take, as long as it may be. */
function cleaned({ kind, max = Number.POSITIVE_INFINITY }: LeafField, text: string): string {
  const plain = text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text may have
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "")
    .slice(0, max);
  if (kind === "text") return plain.replace(/\s+/g, " ").trim();
  if (kind === "longText") return plain.trim();
  return plain
    .replace(/<\/?[A-Za-z][^<>]*>/g, "")
    .replace(/^#(?=\s)/gm, "##")
    .replace(/!\[[^[\]]{0,300}\]\([^()\s]{0,300}\)/g, "")
    .trim();
}

/** What stands for a value that isn't text. */
function plainStandIns({ kind, max = 1, options }: LeafField): unknown[] {
  if (kind === "choice" || kind === "id") return options?.slice(0, 1).map(({ value }) => value) ?? [];
  if (kind === "pageLink" || kind === "linkTarget") return ["/"];
  if (kind === "webLink" || kind === "helpLink") return ["https://www.example.org"];
  if (kind === "email") return ["name@example.org"];
  if (kind === "day") return ["2098-01-01", "2099-01-01"];
  if (kind === "price" || kind === "wholeNumber") return [1, max];
  if (kind === "color") return ["#777777"];
  // No picture has this id, so its place stays empty.
  return kind === "picture" ? ["00000000-0000-0000-0000-000000000000"] : [];
}

/** An article lists the topics of its notes, of which the text may have others or none. */
function withOwnTopics(value: unknown, names: readonly string[]): unknown {
  const around = valueAt(value, names.slice(0, -1));
  const text = valueAt(value, names);
  if (!isRecord(around) || !Array.isArray(around.topics) || typeof text !== "string") return value;
  const topics = [...text.matchAll(/<Note topics="([A-Za-z ]+)">/g)].flatMap(([, each = ""]) =>
    each.split(" ").filter(isTopic),
  );
  return withValueAt(value, [...names.slice(0, -1), "topics"], [...new Set(topics)]);
}

/** Without the list's item that a path leads into, or else with the whole part as it's published. */
function withoutItemAt({ now }: Drawn, value: unknown, names: readonly string[]): unknown {
  const at = names.findLastIndex((name) => /^\d+$/.test(name));
  const [part = ""] = names;
  if (at < 0) return withValueAt(value, [part], valueAt(now(), [part]));
  const list = valueAt(value, names.slice(0, at));
  if (!Array.isArray(list)) return value;
  return withValueAt(
    value,
    names.slice(0, at),
    list.filter((_, index) => String(index) !== names[at]),
  );
}

function fieldAt(form: FormField, value: unknown, names: readonly string[]): ReturnType<typeof chosenField> {
  let field = chosenField(form, value);
  for (const [at, name] of names.entries()) {
    const here: FormField | undefined =
      field?.kind === "list"
        ? field.item
        : field?.kind === "group"
          ? field.fields.find((each) => each.name === name)?.field
          : undefined;
    field = here && chosenField(here, valueAt(value, names.slice(0, at + 1)));
  }
  return field;
}
