import { type FormField, isOptionalField } from "#content/documents/form-field.ts";

/** An empty value for a field, for a new item of a list. `name` makes the names of items. */
export function emptyValue(field: FormField, name: () => string): unknown {
  if (field.kind === "group")
    return Object.fromEntries(
      field.fields.flatMap(({ name: key, field: each }) =>
        isOptionalField(each) ? [] : [[key, emptyValue(each, name)]],
      ),
    );
  if (field.kind === "list") return Array.from({ length: field.least }, () => emptyValue(field.item, name));
  if (field.kind === "variant") {
    const [first] = field.variants;
    return first && emptyValue(first.field, name);
  }
  if (field.kind === "id") return field.options?.[0]?.value ?? name();
  if (field.kind === "choice") return field.options?.[0]?.value ?? "";
  return field.kind === "price" || field.kind === "wholeNumber" ? null : "";
}
