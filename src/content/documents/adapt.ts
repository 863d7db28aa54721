import { chosenField, type FormField, isOptionalField } from "./form-field.ts";
import { isRecord } from "./record.ts";

/**
 * A stored value as today's form has it, so that a new release doesn't undo what the team has published: fields that the
 * form no longer has are left out, and new ones get their default. A new item of a list has no default of its own.
 */
export function adapted(form: FormField, value: unknown, shipped: unknown): unknown {
  const field = chosenField(form, value);
  if (!field) return value;
  if (field.kind === "list" && Array.isArray(value)) {
    const defaults: readonly unknown[] = Array.isArray(shipped) ? shipped : [];
    return value.map((item) => adapted(field.item, item, itemWithIdOf(item, defaults)));
  }
  if (field.kind !== "group" || !isRecord(value)) return value;
  const defaults = isRecord(shipped) ? shipped : {};
  return Object.fromEntries(
    field.fields.flatMap(({ name, field: each }) => {
      if (Object.hasOwn(value, name)) return [[name, adapted(each, value[name], defaults[name])]];
      return isOptionalField(each) || defaults[name] === undefined ? [] : [[name, defaults[name]]];
    }),
  );
}

function itemWithIdOf(item: unknown, items: readonly unknown[]): unknown {
  return isRecord(item) && typeof item.id === "string"
    ? items.find((each) => isRecord(each) && each.id === item.id)
    : undefined;
}
