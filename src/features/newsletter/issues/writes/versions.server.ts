import type { Actor } from "#features/permissions/access.ts";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import type { IssueContent } from "../schema.ts";

/** One stretch of writing: somebody who saves again within this time changes the same version. */
const stretchMs = 10 * minute;

/** How many versions of a draft are kept. */
const mostVersions = 50;

type Written = {
  id: string;
  content: IssueContent;
  /** Begins a version of its own, so that the one before stays as it is. */
  fresh?: boolean;
};

/** Keeps what a draft says now as a version. */
export async function keepVersion(
  tx: Tx,
  { ids, clock, cipher }: Services,
  actor: Actor,
  { id: issueId, content, fresh = false }: Written,
): Promise<void> {
  const now = instantNow(clock);
  const latest = await tx
    .selectFrom("letter_versions")
    .select(["id", "by", "begun_at"])
    .where("letter_id", "=", issueId)
    .orderBy("begun_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const goesOn = !fresh && latest?.by === actor.id && latest.begun_at > instantAfter(clock, -stretchMs);
  const id = goesOn ? latest.id : ids.next();
  const text = JSON.stringify(content);
  const encrypted = cipher.encrypt(text, { table: "letter_versions", column: "content", id });
  if (goesOn) {
    await tx
      .updateTable("letter_versions")
      .set({ content: encrypted, at: now })
      .where("id", "=", id)
      .execute();
    return;
  }
  await tx
    .insertInto("letter_versions")
    .values({ id, letter_id: issueId, content: encrypted, by: actor.id, begun_at: now, at: now })
    .execute();
  const kept = await tx
    .selectFrom("letter_versions")
    .select("id")
    .where("letter_id", "=", issueId)
    .orderBy("begun_at", "desc")
    .orderBy("id", "desc")
    .limit(mostVersions)
    .execute();
  await tx
    .deleteFrom("letter_versions")
    .where("letter_id", "=", issueId)
    .where(
      "id",
      "not in",
      kept.map((each) => each.id),
    )
    .execute();
}
