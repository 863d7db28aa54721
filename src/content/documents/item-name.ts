import { isRecord } from "./record.ts";

/** The fields by which people know an item of a list. */
const naming = ["title", "name", "heading", "question", "label", "id", "text"] as const;
const longest = 60;

/** What an item of a list is called among others: by a title of its own, or else by its number, which begins at 0. */
export function itemName(item: unknown, at: number): string {
  const number = String(at + 1);
  if (typeof item === "string") return number;
  if (!isRecord(item)) return number;
  // An id says something only if it isn't made by chance, such as "deciding-together".
  const named = naming
    .map((name) => ({ name, value: item[name] }))
    .find(
      ({ name, value }) =>
        typeof value === "string" && value.trim() !== "" && (name !== "id" || isTelling(value)),
    );
  if (typeof named?.value !== "string") return number;
  const text = named.value.trim().replaceAll(/\s+/g, " ");
  return `“${text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`}”`;
}

function isTelling(id: string): boolean {
  return /^[a-z]{3,}(?:-[a-z]{2,})*$/.test(id);
}
