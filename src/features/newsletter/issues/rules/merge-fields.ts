/**
 * Fields in an issue that are filled in for each reader: `{name|there}` and `{first name|there}`. The words after the bar
 * stand in for readers whose name isn't known, which is most of them: the sign-up form doesn't ask for one.
 */
export const mergeFields = { name: "{name|there}", firstName: "{first name|there}" } as const;

export const fieldPattern = /\{(name|first name)\|([^{}|\r\n]{1,60})\}/gi;
/** What was meant as one, also in the way of other newsletter services. */
const meant =
  /\{{1,2} ?(?:first[ _-]?name|last[ _-]?name|fname|lname|name)(?:[ ,|][^{}\r\n]{0,60})?\}{1,2}|\*\|[A-Z_]{2,20}\|\*/gi;

/** `name` is empty if it isn't known. */
export function forReader(text: string, name: string, written: (name: string) => string = String): string {
  const whole = name.replaceAll(/\s+/g, " ").trim();
  const parts: Readonly<Record<string, string>> = { name: whole, "first name": whole.split(" ")[0] ?? "" };
  return text.replaceAll(fieldPattern, (_, which: string, otherwise: string) => {
    const known = parts[which.toLowerCase()] ?? "";
    return known === "" ? otherwise : written(known);
  });
}

const placeholder = /\{fill in:[^{}\r\n]{0,200}\}/gi;

/** Placeholders of a template that nobody has filled in yet. */
export function placesLeft(text: string): string[] {
  return [...new Set(text.match(placeholder))];
}

/** Fields that would be sent as they stand: misspelled, from another service, or without words to stand in. */
export function fieldsNotFilled(text: string): string[] {
  return [...new Set(text.replaceAll(fieldPattern, "").match(meant))];
}
