import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { issueCopy } from "../copy.ts";
import { openContent } from "./open-content.server.ts";

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
