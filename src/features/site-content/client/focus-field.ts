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
