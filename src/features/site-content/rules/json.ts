import { isRecord } from "#content/documents/record.ts";

export { isRecord };

/** Values as they are stored and sent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Whether two values are the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => same(each, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}

/** The title in a value; empty if it has none. */
export function titleIn(value: unknown): string {
  return isRecord(value) && typeof value.title === "string" ? value.title.trim() : "";
}
