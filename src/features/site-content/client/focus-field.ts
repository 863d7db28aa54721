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

/** Of these fields, the one that comes first on the screen; those in closed parts come last. */
export function firstOnScreen(paths: readonly string[]): readonly string[] {
  const names = paths.map((path) => path.split("."));
  const visible = new Map(
    names.flatMap((each) => {
      const element = document.getElementById(fieldId(each));
      return element ? [[element, each] as const] : [];
    }),
  );
  const [first] = [...visible.keys()].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return (first && visible.get(first)) ?? names[0] ?? [];
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
