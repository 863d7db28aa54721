/** A translation for each English text, by what it belongs to. Spaces around a text aren't part of it. */
export type TextsByPart = Readonly<
  Record<"menus" | "frame" | "crisis" | "forms", Readonly<Record<string, string>>>
>;

/** The name that an English text has as a field: its words. */
export function fieldName(english: string): string {
  return `text-${english.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}
