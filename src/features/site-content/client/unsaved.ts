import { adminDrafts, draftPrefix } from "#platform/drafts/drafts.ts";
import { isRecord } from "../rules/json.ts";

const nameOf = (id: string) => `${draftPrefix}content:${id}`;

/** Changes that couldn't be saved, with the value they began from; undefined if there are none. */
export async function unsavedChanges(id: string): Promise<{ base: unknown; value: unknown } | undefined> {
  try {
    const read: unknown = JSON.parse((await adminDrafts.read(nameOf(id))) ?? "null");
    return isRecord(read) && "base" in read && "value" in read
      ? { base: read.base, value: read.value }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps changes in this tab until the server has them; undefined removes them. */
export function keepChanges(id: string, changes: { base: unknown; value: unknown } | undefined): void {
  // Where storage is blocked the draft is saved to the server all the same.
  void adminDrafts.write(nameOf(id), changes && JSON.stringify(changes));
}
