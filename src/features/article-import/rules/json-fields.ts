/** An object of a JSON file that somebody else made. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value's fields; none if it's no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listIn(fields: Fields, name: string): Fields[] {
  const list = fields[name];
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

/** A field's text, or its number as text. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}
