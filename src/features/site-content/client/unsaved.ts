import { draftPrefix } from "#platform/drafts/drafts.ts";
import { isRecord } from "../rules/json.ts";

const nameOf = (id: string) => `${draftPrefix}content:${id}`;

/** Changes that couldn't be saved, with the value they began from; undefined if there are none. */
export function unsavedChanges(id: string): { base: unknown; value: unknown } | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? "null");
    return isRecord(read) && "base" in read && "value" in read
      ? { base: read.base, value: read.value }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps changes in this tab until the server has them; undefined removes them. */
export function keepChanges(id: string, changes: { base: unknown; value: unknown } | undefined): void {
  try {
    if (changes) sessionStorage.setItem(nameOf(id), JSON.stringify(changes));
    else sessionStorage.removeItem(nameOf(id));
  } catch {
    // Storage is blocked; the draft is saved to the server all the same.
  }
}
