/** The fields of a header or of one group of a report, by lower-case name. Of a repeated field the first counts. */
export type Fields = ReadonlyMap<string, string>;

/** More than any report has; the rest of a longer one isn't read. */
const longest = 100_000;

/** Reads the groups of fields of a report's machine-readable part, which empty lines separate. */
export function fieldGroups(text: string): readonly Fields[] {
  return text
    .slice(0, longest)
    .replaceAll("\r\n", "\n")
    .split(/\n[\t ]*\n/)
    .map(fieldsOf)
    .filter((fields) => fields.size > 0);
}

/** Reads one group of fields. A line that begins with a space continues the one before. */
export function fieldsOf(text: string): Fields {
  const fields = new Map<string, string>();
  const lines = text
    .slice(0, longest)
    .replaceAll("\r\n", "\n")
    .replaceAll(/\n[\t ]+/g, " ")
    .split("\n");
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
    if (/^[!-9;-~]+$/.test(name) && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}
