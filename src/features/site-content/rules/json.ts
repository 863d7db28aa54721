import { isRecord } from "#content/documents/record.ts";

export { isRecord };

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The title in a value; empty if it has none. */
export function titleIn(value: unknown): string {
  return isRecord(value) && typeof value.title === "string" ? value.title.trim() : "";
}
