import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Feature } from "#platform/feature.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { subscriberMessages as messages } from "../copy/subscribers.ts";
import { segmentList } from "../reads/segments.server.ts";
import { segmentsInAll } from "../rules/bounds.ts";
import type { SegmentContent } from "../schema.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** What is about to go to a segment or a tag, from all features. */
    segmentUses: readonly NonNullable<Feature["isSegmentInUse"]>[];
  }
}

/** @returns its id. @throws {HttpError} invalid_input if the name is taken or there are too many. */
export async function saveSegment(
  services: Services,
  actor: Actor,
  content: SegmentContent,
): Promise<string> {
  authorize(actor, "subscribers.write");
  const { store, ids, cipher, clock } = services;
  const known = await segmentList(services);
  const isTaken = known.some(({ name }) => name.toLowerCase() === content.name.trim().toLowerCase());
  const fault = isTaken
    ? messages.segmentTaken
    : known.length >= segmentsInAll
      ? messages.tooManySegments
      : undefined;
  if (fault !== undefined) throw fieldError("name", fault);
  const id = ids.next();
  const now = instantNow(clock);
  const text = JSON.stringify({ ...content, name: content.name.trim() });
  await store.transact(async (tx) => {
    await tx
      .insertInto("subscriber_segments")
      .values({
        id,
        content: cipher.encrypt(text, { table: "subscriber_segments", column: "content", id }),
        created_at: now,
        changed_at: now,
      })
      .execute();
    await recordAudit(tx, services, { actor, action: "subscribers.segment_saved", subject: id });
  });
  return id;
}

/** @throws {HttpError} not_found; conflict while a newsletter is going to it. */
export async function deleteSegment(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "subscribers.write");
  for (const isInUse of services.contributions.segmentUses)
    if (await isInUse(services, id)) throw new HttpError("conflict", { message: messages.segmentInUse });
  await services.store.transact(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("subscriber_segments")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "subscribers.segment_deleted", subject: id });
  });
}
