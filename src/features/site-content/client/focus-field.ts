import type { FormField } from "#content/documents/form-field.ts";
import { leafPaths, textsShownBy } from "../rules/field-showing.ts";

export function fieldId(path: readonly string[]): string {
  return `field-${path.join("-")}`;
}

export function focusField(path: readonly string[]): void {
  const field = document.getElementById(fieldId(path));
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** Empty if the element is in no field. */
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

export function fieldAt(form: FormField, value: unknown, id: string): readonly string[] | undefined {
  return leafPaths(form, value).find((path) => fieldId(path) === id);
}

export function textsOfField(form: FormField, value: unknown, id: string): readonly string[] {
  const path = fieldAt(form, value, id);
  return path === undefined ? [] : textsShownBy(form, value, path);
}
