import { chosenField, type FormField } from "#content/documents/form-field.ts";
import { itemName } from "#content/documents/item-name.ts";
import { same } from "#platform/drafts/merge.ts";
import { isRecord } from "./json.ts";

/** One changed field in the team's words. An empty text means that it wasn't there. */
export type Difference = { path: string; label: string; before: string; after: string };

export function differencesOf(
  form: FormField,
  before: unknown,
  after: unknown,
  at: { path: readonly string[]; labels: readonly string[] } = { path: [], labels: [] },
): readonly Difference[] {
  if (same(before, after)) return [];
  const field = chosenField(form, after) ?? form;
  const isSameKind = chosenField(form, before) === field;
  if (isSameKind && field.kind === "group" && isRecord(before) && isRecord(after))
    return field.fields.flatMap(({ name, field: each }) =>
      differencesOf(each, before[name], after[name], {
        path: [...at.path, name],
        labels: [...at.labels, each.label],
      }),
    );
  if (
    field.kind === "list" &&
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length
  )
    return before.flatMap((each, index) =>
      differencesOf(field.item, each, after[index], {
        path: [...at.path, String(index)],
        labels: [...at.labels, itemName(each, index)],
      }),
    );
  if (field.kind === "id") return [];
  const label = at.labels.join(", ") || field.label;
  return [{ path: at.path.join("."), label, before: readable(form, before), after: readable(form, after) }];
}

export function readable(form: FormField, value: unknown): string {
  if (value === undefined || value === null) return "";
  const field = chosenField(form, value);
  if (!field) return "";
  if (field.kind === "list" && Array.isArray(value))
    return value.map((each) => readable(field.item, each)).join("\n");
  if (field.kind === "group" && isRecord(value))
    return field.fields
      .filter(({ field: each }) => each.kind !== "id")
      .map(({ name, field: each }) => readable(each, value[name]))
      .filter((text) => text !== "")
      .join(" · ");
  if (field.kind === "choice" || field.kind === "linkTarget")
    return field.options?.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === "picture") return `Picture …${String(value).slice(-4)}`;
  // A document that isn't on the site yet has a stand-in for each day that nobody has chosen.
  if (field.kind === "day" && String(value).startsWith("1970-")) return "";
  return field.kind === "price" ? `$${String(value)}` : String(value);
}

/** The label of the field at a path, such as "Premium, Monthly price". A part's label depends on the value. */
export function labelAt(field: FormField, path: string, value?: unknown): string {
  const labels: string[] = [];
  let here: FormField | undefined = field;
  let at = value;
  for (const name of path === "" ? [] : path.split(".")) {
    if (here?.kind === "list") {
      labels.push(itemName(Array.isArray(at) ? at[Number(name)] : undefined, Number(name)));
      here = here.item;
    } else if (here?.kind === "group") {
      here = here.fields.find((each) => each.name === name)?.field;
      if (here) labels.push(here.label);
    }
    at = Array.isArray(at) ? at[Number(name)] : isRecord(at) ? at[name] : undefined;
    if (here?.kind === "variant") here = chosenField(here, at);
  }
  return labels.join(", ") || field.label;
}
