import { auditCopy } from "#features/audit/copy.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { type Difference, differencesOf } from "../rules/differences.ts";
import { knownDocument } from "./documents.server.ts";

/** A published version, and what changed in it. */
export type ContentVersion = {
  version: number;
  at: string;
  /** The team member's name; empty if they have left. */
  by: string;
  changes: readonly Difference[];
};

/** How many versions the screen shows. */
const mostListed = 30;

/** The latest versions of a document, newest first. @throws {HttpError} not_found. */
export async function versionsOf(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly ContentVersion[]> {
  authorize(actor, "content.read");
  const document = await knownDocument(services, id);
  const rows = await services.store.db
    .selectFrom("content_versions")
    .selectAll()
    .where("document", "=", id)
    .orderBy("version", "desc")
    .limit(mostListed + 1)
    .execute();
  const nameOf = await namesOf(services);
  return rows.slice(0, mostListed).map((row, at) => {
    const before = rows[at + 1];
    const earlier = before ? document.adapted(JSON.parse(before.value)) : document.shipped;
    return {
      version: row.version,
      at: row.at,
      by: nameOf(row.by),
      changes: differencesOf(document.form, earlier, document.adapted(JSON.parse(row.value))),
    };
  });
}

/** A draft that was thrown away, against what is published now. `value` is JSON. */
export type DiscardedDraft = Omit<ContentVersion, "version"> & { revision: number; value: string };

/** The latest discarded drafts of a document, newest first. @throws {HttpError} not_found. */
export async function discardedDrafts(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly DiscardedDraft[]> {
  authorize(actor, "content.write");
  const { form, adapted, now } = await knownDocument(services, id);
  const rows = await services.store.db
    .selectFrom("content_discards")
    .selectAll()
    .where("document", "=", id)
    .orderBy("revision", "desc")
    .execute();
  const nameOf = await namesOf(services);
  return rows.map(({ revision, value: stored, by, at }) => {
    const value = adapted(JSON.parse(stored));
    return {
      revision,
      value: JSON.stringify(value),
      at,
      by: nameOf(by),
      changes: differencesOf(form, now(), value),
    };
  });
}

async function namesOf(services: Services): Promise<(id: string) => string> {
  const names = new Map((await listMembers(services)).map((member) => [member.id, member.name]));
  return (id) => (id === "terminal" ? auditCopy.actors.terminal : (names.get(id) ?? ""));
}
