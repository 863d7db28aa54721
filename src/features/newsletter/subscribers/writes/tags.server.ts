import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { subscriberMessages as messages } from "../copy/subscribers.ts";
import { segmentsUsing } from "../reads/segments.server.ts";
import { comparableTag, tagsInAll } from "../rules/bounds.ts";

/**
 * The ids of tags by their names in lower case; those that don't exist yet are made.
 * @throws {HttpError} invalid_input if there would be too many.
 */
export async function ensureTags(
  tx: Tx,
  services: Services,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { ids, cipher, clock } = services;
  const byIndex = new Map(
    names
      .filter((name) => name.trim() !== "")
      .map((name) => [cipher.blindIndex("subscriber tags", comparableTag(name)), name.trim()]),
  );
  if (byIndex.size === 0) return new Map();
  const rows = [...byIndex].map(([name_index, name]) => {
    const id = ids.next();
    return {
      id,
      name: cipher.encrypt(name, { table: "subscriber_tags", column: "name", id }),
      name_index,
      created_at: instantNow(clock),
    };
  });
  // Always in the same order, so that two imports can't deadlock.
  rows.sort((one, other) => (one.name_index < other.name_index ? -1 : 1));
  await adoptIndexes(
    tx,
    services,
    { table: "subscriber_tags", column: "name_index", purpose: "subscriber tags" },
    [...byIndex.values()].map(comparableTag),
  );
  await tx
    .insertInto("subscriber_tags")
    .values(rows)
    .onConflict((conflict) => conflict.column("name_index").doNothing())
    .execute();
  const known = await tx.selectFrom("subscriber_tags").select(["id", "name_index"]).execute();
  if (known.length > tagsInAll) throw fieldError("tags", messages.tooManyTags);
  const found = new Map<string, string>();
  for (const { id, name_index } of known) {
    const name = byIndex.get(name_index);
    if (name !== undefined) found.set(comparableTag(name), id);
  }
  return found;
}

/** Gives a subscriber these tags and no others. */
export async function setTags(
  tx: Tx,
  services: Services,
  { subscriberId, tags }: { subscriberId: string; tags: readonly string[] },
): Promise<void> {
  const tagIds = [...new Set((await ensureTags(tx, services, tags)).values())];
  await tx.deleteFrom("subscriber_tagged").where("subscriber_id", "=", subscriberId).execute();
  if (tagIds.length > 0)
    await tx
      .insertInto("subscriber_tagged")
      .values(tagIds.map((tag_id) => ({ tag_id, subscriber_id: subscriberId })))
      .execute();
}

/**
 * Gives people tags, in addition to those they have.
 * @returns how many people have a tag that they didn't have.
 */
export async function addTags(
  tx: Tx,
  services: Services,
  people: readonly { subscriberId: string; tags: readonly string[] }[],
): Promise<number> {
  const ids = await ensureTags(
    tx,
    services,
    people.flatMap(({ tags }) => tags),
  );
  const rows = people.flatMap(({ subscriberId, tags }) =>
    [...new Set(tags.flatMap((tag) => ids.get(comparableTag(tag)) ?? []))].map((tag_id) => ({
      tag_id,
      subscriber_id: subscriberId,
    })),
  );
  if (rows.length === 0) return 0;
  const added = await tx
    .insertInto("subscriber_tagged")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["subscriber_id", "tag_id"]).doNothing())
    .returning("subscriber_id")
    .execute();
  return new Set(added.map(({ subscriber_id }) => subscriber_id)).size;
}

/**
 * Deletes a tag and takes it off everyone.
 * @throws {HttpError} not_found; conflict if a segment uses it, or a newsletter is going to it.
 */
export async function deleteTag(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "subscribers.write");
  const [segment] = await segmentsUsing(services, id);
  if (segment) throw new HttpError("conflict", { message: messages.tagInUse(segment.name) });
  for (const isInUse of services.contributions.segmentUses)
    if (await isInUse(services, id)) throw new HttpError("conflict", { message: messages.tagWrittenTo });
  await services.store.transact(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("subscriber_tags")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new HttpError("not_found");
    await tx.deleteFrom("subscriber_tagged").where("tag_id", "=", id).execute();
    await recordAudit(tx, services, { actor, action: "subscribers.tag_deleted", subject: id });
  });
}
