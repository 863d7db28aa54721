import { isPlaceholder } from "../current.ts";
import { chosenField, type FormField, type LeafField } from "./form-field.ts";
import { itemName } from "./item-name.ts";
import { isRecord } from "./record.ts";

/** A field that still has a stand-in: its path, and its label with those around it. */
export type Sample = { path: readonly string[]; label: string };

/**
 * The fields of a value that the team has yet to fill in: addresses that belong to nobody, facts that only the owner
 * knows, and choices that say so.
 */
export function samplesIn(
  form: FormField,
  value: unknown,
  shipped: unknown,
  at: { path: readonly string[]; labels: readonly string[] } = { path: [], labels: [] },
): readonly Sample[] {
  const field = chosenField(form, value);
  if (!field) return [];
  if (field.kind === "list") {
    const defaults: readonly unknown[] = Array.isArray(shipped) ? shipped : [];
    return Array.isArray(value)
      ? value.flatMap((item, index) =>
          samplesIn(field.item, item, defaults[index], {
            path: [...at.path, String(index)],
            labels: [...at.labels, itemName(item, index)],
          }),
        )
      : [];
  }
  if (field.kind === "group") {
    const defaults = isRecord(shipped) ? shipped : {};
    return isRecord(value)
      ? field.fields.flatMap(({ name, field: each }) =>
          samplesIn(each, value[name], defaults[name], {
            path: [...at.path, name],
            labels: [...at.labels, each.label],
          }),
        )
      : [];
  }
  if (!isSample(field, value, shipped)) return [];
  // What a choice says is true of everything beside it.
  const labels = field.kind === "choice" ? at.labels.slice(0, -1) : at.labels;
  return [{ path: at.path, label: labels.join(", ") }];
}

function isSample({ kind, ownersFact }: LeafField, value: unknown, shipped: unknown): boolean {
  if (typeof value !== "string") return false;
  if (kind === "webLink" || kind === "email") return isPlaceholder(value);
  return kind === "choice" ? value === "sample" : ownersFact === true && value === shipped;
}
