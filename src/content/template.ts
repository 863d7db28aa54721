/** Sentences with values, as the team edits them: a text with named placeholders, such as "within {hours} hours". */

/** A sentence for one, and another for every other number. */
export type PluralTexts = { one: string; other: string };

const placeholders = /\{(\w{1,40})\}/g;

/** The text with values in its placeholders. A placeholder without a value stays as it is. */
export function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(placeholders, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

const english = new Intl.PluralRules("en");

/** The sentence that fits a number, with values in its placeholders. */
export function filledFor(
  count: number,
  texts: PluralTexts,
  values: Readonly<Record<string, string | number>>,
): string {
  return filled(english.select(count) === "one" ? texts.one : texts.other, values);
}

/** The names of a text's placeholders. */
export function placeholdersIn(template: string): readonly string[] {
  return [...template.matchAll(placeholders)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** The paragraphs of a text, which an empty line separates. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split("\n\n")
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
