/** What the English texts belong to. */
export const textParts = [
  "menus",
  "frame",
  "crisis",
  "forms",
  "newsletter",
  "mails",
  "notFound",
  "receipt",
] as const;

export type TextPart = (typeof textParts)[number];

/** A translation for each English text, by what it belongs to. Spaces around a text aren't part of it. */
export type TextsByPart = Readonly<Record<TextPart, Readonly<Record<string, string>>>>;

/** The name that an English text has as a field: its words. */
export function fieldName(english: string): string {
  return `text-${english.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
}
