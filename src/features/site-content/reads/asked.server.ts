import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { documentTitles } from "./addable-screen.server.ts";

/** The drafts that somebody asked to have published, longest waiting first; none for those who can't publish. */
export async function askedDrafts(
  services: Services,
  actor: Actor,
): Promise<readonly { id: string; title: string }[]> {
  if (!may(actor, "content.publish")) return [];
  const rows = await services.store.db
    .selectFrom("content_documents")
    .select("id")
    .where("asked_at", "!=", "")
    .orderBy("asked_at")
    .execute();
  if (rows.length === 0) return [];
  const titles = await documentTitles(
    services,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => ({ id, title: titles.get(id) ?? id }));
}
