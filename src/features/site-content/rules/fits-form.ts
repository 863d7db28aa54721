import { chosenField, type FormField, isOptionalField } from "#content/documents/form-field.ts";
import { isRecord } from "./json.ts";

/** Far above the limit of most fields: what is longer can't come from the form. */
const longestDraftText = 20_000;
const longestDraftList = 200;

/**
 * Whether a draft has the shape of its form: no unknown keys, none missing, texts and numbers where there are fields.
 * Its texts can still be wrong, since drafts are saved while people type.
 */
export function fitsForm(form: FormField, value: unknown): boolean {
  const field = chosenField(form, value);
  if (!field) return false;
  if (field.kind === "list")
    return (
      Array.isArray(value) &&
      value.length <= longestDraftList &&
      value.every((item) => fitsForm(field.item, item))
    );
  if (field.kind !== "group")
    return (
      value === null ||
      (typeof value === "number" && Number.isFinite(value)) ||
      (typeof value === "string" &&
        value.length <= Math.max(longestDraftText, (4 / 3) * (field.max ?? 0)) &&
        value.isWellFormed() &&
        !value.includes("\0"))
    );
  if (!isRecord(value)) return false;
  const names = new Set(field.fields.map(({ name }) => name));
  return (
    Object.keys(value).every((name) => names.has(name)) &&
    field.fields.every(({ name, field: each }) =>
      Object.hasOwn(value, name) ? fitsForm(each, value[name]) : isOptionalField(each),
    )
  );
}
