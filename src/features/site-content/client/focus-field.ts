import type { FormField } from "#content/documents/form-field.ts";
import { leafPaths, textsShownBy } from "../rules/field-showing.ts";

/** The id of a field's input, by the field's path. */
export function fieldId(path: readonly string[]): string {
  return `field-${path.join("-")}`;
}

/** Puts the focus into a field, in view. */
export function focusField(path: readonly string[]): void {
  const field = document.getElementById(fieldId(path));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** The id of the field that an element belongs to; empty if it's in none. */
export function fieldAround(element: Element): string {
  return element.closest('[id^="field-"]')?.id ?? "";
}

/**
 * Runs at once, or, while the mouse or a finger presses something, right after that: a button that moves away between
 * press and release gets no click.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active") === null) act();
  else document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
}

/** The path of the field whose input has this id. */
export function fieldAt(form: FormField, value: unknown, id: string): readonly string[] | undefined {
  return leafPaths(form, value).find((path) => fieldId(path) === id);
}

/** The texts of the field with this id, as the preview shows them. */
export function textsOfField(form: FormField, value: unknown, id: string): readonly string[] {
  const path = fieldAt(form, value, id);
  return path === undefined ? [] : textsShownBy(form, value, path);
}
