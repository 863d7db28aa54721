import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

type Known = Awaited<ReturnType<typeof knownNow>>;

/**
 * After a restore, requests for a mentor are as they were just before it: a match that has ended stays ended, and a
 * concern stays open. Requests, letters and mentors since the backup are lost.
 */
export async function replayMatches(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const known = present && (await knownNow(present.store.db));
  return ({ store }) =>
    store.transact(async (tx) => {
      if (known) return replayEndings(tx, known);
      const rows = await tx
        .selectFrom("mentor_requests")
        .select("id")
        .where("ended_at", "is", null)
        .execute();
      return rows.length === 0
        ? []
        : [
            `Requests for a mentor are as they were at ${since} (${rows.length}): what was ended or reported after that is lost. Look through them at /admin/mentors.`,
          ];
    });
}

/** Of a request that nobody is proposed for. */
const searching = {
  state: "requested",
  proposal_id: "",
  matched_at: "",
  check_in_person: "",
  check_in_mentor: "",
  notice_mentor: 0,
} as const;

async function knownNow(db: Database) {
  return {
    mentors: await db.selectFrom("mentors").select("id").execute(),
    requests: await db.selectFrom("mentor_requests").selectAll().execute(),
    proposals: await db.selectFrom("mentor_proposals").selectAll().execute(),
    letters: await db.selectFrom("mentor_letters").select("id").execute(),
  };
}

async function replayEndings(
  tx: Tx,
  { mentors, requests, proposals, letters }: Known,
): Promise<readonly string[]> {
  const restored = await tx.selectFrom("mentor_requests").selectAll().execute();
  // Erased since.
  await keepOnly(tx, "mentors", mentors);
  await keepOnly(tx, "mentor_requests", requests);
  await keepOnly(tx, "mentor_letters", letters);
  await tx.deleteFrom("mentor_proposals").execute();
  const here = new Set((await tx.selectFrom("mentors").select("id").execute()).map(({ id }) => id));
  const known = new Map(requests.map((request) => [request.id, request]));
  let ended = 0;
  for (const { id, ended_at: before } of restored) {
    const now = known.get(id);
    if (!now) continue;
    const own = proposals.filter(({ request_id, mentor_id }) => request_id === id && here.has(mentor_id));
    if (own.length > 0) await tx.insertInto("mentor_proposals").values(own).execute();
    if (before === null && now.ended_at !== null) ended += 1;
    // A mentor who came since the backup is lost: who was asked or matched looks for one again.
    const isLost = now.ended_at === null && !own.some((each) => each.id === now.proposal_id);
    await tx
      .updateTable("mentor_requests")
      .set(isLost ? { ...now, ...searching } : now)
      .where("id", "=", id)
      .execute();
  }
  return ended === 0 ? [] : [`Requests for a mentor that ended since the backup, ended again: ${ended}.`];
}

async function keepOnly(
  tx: Tx,
  table: "mentors" | "mentor_requests" | "mentor_letters",
  known: readonly { id: string }[],
): Promise<void> {
  const ids = new Set(known.map(({ id }) => id));
  for (const { id } of await tx.selectFrom(table).select("id").execute())
    if (!ids.has(id)) await tx.deleteFrom(table).where("id", "=", id).execute();
}
