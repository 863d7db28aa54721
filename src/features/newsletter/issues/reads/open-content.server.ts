import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { issueCopy } from "../copy.ts";
import { type IssueContent, issueContent } from "../schema.ts";
import type { IssueRow } from "../table.server.ts";

/** Decrypts the content. */
export function openContent(
  { cipher }: Pick<Services, "cipher">,
  { id, content }: Pick<IssueRow, "id" | "content">,
): IssueContent {
  return issueContent.parse(JSON.parse(cipher.decrypt(content, { table: "letters", column: "content", id })));
}

/** The subjects of newsletters by id. */
export async function issueTitles(
  services: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await services.store.db
    .selectFrom("letters")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, openContent(services, row).subject]));
}

/** The subjects and texts of the newsletters that still go to somebody; none for people who can't write them. */
export async function unsentTexts(services: Pick<Services, "store" | "cipher">, actor: Actor) {
  if (!may(actor, "letters.send")) return [];
  const rows = await services.store.db
    .selectFrom("letters")
    .select(["id", "content"])
    .where("state", "not in", ["sent", "stopped"])
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => {
    const { subject, preview, text } = openContent(services, row);
    return { id: row.id, title: subject || issueCopy.newTitle, texts: [subject, preview, text] };
  });
}
