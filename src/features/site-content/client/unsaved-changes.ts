import { draftsOf } from "#platform/drafts/drafts.ts";
import { isRecord } from "../rules/json.ts";

const drafts = draftsOf("content");

/** Changes that couldn't be saved, with the value they began from; undefined if there are none. */
export async function unsavedChanges(id: string): Promise<{ base: unknown; value: unknown } | undefined> {
  try {
    const read: unknown = JSON.parse((await drafts.read(id)) ?? "null");
    return isRecord(read) && "base" in read && "value" in read
      ? { base: read.base, value: read.value }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps changes in this browser until the server has them; undefined removes them. */
export function keepChanges(id: string, changes: { base: unknown; value: unknown } | undefined): void {
  drafts.write(id, changes && JSON.stringify(changes));
}
