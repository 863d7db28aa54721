import type { Services } from "#platform/services.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";

type Database = Pick<Services["store"]["db"], "selectFrom">;

export type Merged = { id: string; into: string };

/** Everything that is merged into a conversation, directly or through others; nothing for most. */
export async function mergedUnder(db: Database, kind: ConversationKind, id: string): Promise<Merged[]> {
  const found: Merged[] = [];
  for (let parents = [id]; parents.length > 0; ) {
    const rows = await db
      .selectFrom("conversations")
      .where("kind", "=", kind)
      .select(["id", "merged_into"])
      .where("merged_into", "in", parents)
      .execute();
    found.push(...rows.map((row) => ({ id: row.id, into: row.merged_into ?? "" })));
    parents = rows.map((row) => row.id);
  }
  return found;
}

/** The id of the conversation that shows this one: its own unless it's merged. */
export async function shownIn(db: Database, kind: ConversationKind, id: string): Promise<string> {
  for (let at = id; ; ) {
    const row = await db
      .selectFrom("conversations")
      .where("kind", "=", kind)
      .select("merged_into")
      .where("id", "=", at)
      .executeTakeFirst();
    if (!row?.merged_into) return at;
    at = row.merged_into;
  }
}
