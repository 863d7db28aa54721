import { type Actor, demand } from "#features/roles/access.ts";
import type { Services } from "#platform/services.ts";
import { auditPageSize } from "./rules.ts";
import type { AuditRow } from "./table.server.ts";

export type AuditPage = {
  items: AuditRow[] /** Where the next page begins; null at the end. */;
  next: string | null;
};

/** The newest changes first, a page at a time. */
export async function auditPage({ store }: Services, actor: Actor, cursor?: string): Promise<AuditPage> {
  demand(actor, "audit.read");
  const [at = "", id = ""] = (cursor ?? "").split("_");
  let query = store.db
    .selectFrom("audit")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(auditPageSize + 1);
  if (cursor !== undefined)
    query = query.where((row) =>
      row.or([row("at", "<", at), row.and([row("at", "=", at), row("id", "<", id)])]),
    );
  const rows = await query.execute();
  const items = rows.slice(0, auditPageSize);
  const last = items.at(-1);
  return { items, next: last && rows.length > auditPageSize ? `${last.at}_${last.id}` : null };
}
