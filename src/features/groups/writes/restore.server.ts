import { instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { countJob, countPlaces, notePlaces } from "./free-seats.server.ts";
import { remindJob, thanksJob } from "./reminders.server.ts";

type Known = Awaited<ReturnType<typeof knownNow>>;

/**
 * After a restore, people's places are as they were just before it: who gave one up doesn't have it again, and who
 * paused gets no mail. Those who signed up since the backup are lost with everything else of that time.
 */
export async function replayPlaces(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const known = present && (await knownNow(present.store.db));
  return (services) =>
    services.store.transact(async (tx) => {
      await forgetPlans(tx, instantNow(services.clock));
      const messages = known && (await replayEndings(tx, known));
      for (const group of await tx.selectFrom("support_groups").selectAll().execute())
        await notePlaces(tx, services, group, await countPlaces(tx, group));
      if (messages) return messages;
      const { numUpdatedRows: live } = await tx
        .updateTable("group_places")
        .set(({ ref }) => ({ state: ref("state") }))
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return live === 0n
        ? []
        : [
            `Places in groups are as they were at ${since} (${live}): whoever gave one up or paused it after that has it again. Look through the people of each group before its next meeting.`,
          ];
    });
}

async function knownNow(db: Database) {
  return {
    places: await db.selectFrom("group_places").selectAll().execute(),
    intents: await db.selectFrom("group_intents").select("id").execute(),
    bars: await db.selectFrom("group_bars").selectAll().execute(),
    figures: await db.selectFrom("group_figures").selectAll().execute(),
    mails: await db.selectFrom("group_mails").selectAll().execute(),
  };
}

/**
 * What was planned for later can't have happened yet. It's forgotten, so that the first start plans it again; what was
 * due before the restore may have gone out, and isn't sent twice. Who came to meetings since the backup isn't known, so
 * these aren't counted.
 */
async function forgetPlans(tx: Tx, now: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("kind", "in", [remindJob, thanksJob, countJob])
    .where("state", "=", "queued")
    .where("run_at", ">", now)
    .execute();
  await tx.deleteFrom("group_counted").execute();
  await tx
    .insertInto("group_counted")
    .columns(["group_id", "until"])
    .expression((from) => from.selectFrom("support_groups").select(({ val }) => ["id", val(now).as("until")]))
    .execute();
}

async function replayEndings(
  tx: Tx,
  { places, intents, bars, figures, mails }: Known,
): Promise<readonly string[]> {
  const restored = await tx.selectFrom("group_places").select(["id", "state", "ended_at"]).execute();
  const now = new Map(places.map((place) => [place.id, place]));
  let ended = 0;
  for (const { id, ended_at: before } of restored) {
    const place = now.get(id);
    if (before === null && (place === undefined || place.ended_at !== null)) ended += 1;
    if (place === undefined) {
      // Erased since.
      await tx.deleteFrom("group_attendance").where("place_id", "=", id).execute();
      await tx.deleteFrom("group_places").where("id", "=", id).execute();
      continue;
    }
    const { state, paused_at, break_shown, offered_until, ended_at } = place;
    await tx
      .updateTable("group_places")
      .set({ state, paused_at, break_shown, offered_until, ended_at })
      .where("id", "=", id)
      .execute();
  }
  // Confirmed, erased or lapsed since.
  const open = new Set(intents.map(({ id }) => id));
  for (const { id } of await tx.selectFrom("group_intents").select("id").execute())
    if (!open.has(id)) await tx.deleteFrom("group_intents").where("id", "=", id).execute();
  const groups = new Set((await tx.selectFrom("support_groups").select("id").execute()).map(({ id }) => id));
  const here = ({ group_id }: { group_id: string }) => groups.has(group_id);
  for (const table of ["group_bars", "group_figures", "group_mails"] as const)
    await tx.deleteFrom(table).execute();
  for (const bar of bars.filter(here)) await tx.insertInto("group_bars").values(bar).execute();
  for (const figure of figures.filter(here)) await tx.insertInto("group_figures").values(figure).execute();
  // Whoever tries a mail of the backup again sends none that has gone out since.
  for (const mail of mails.filter(here)) await tx.insertInto("group_mails").values(mail).execute();
  return ended === 0 ? [] : [`Places in groups that ended since the backup, ended again: ${ended}.`];
}

/** After a restore, hosts who were taken off a group since the backup stay off, as far as the previous data shows. */
export async function replayHosts(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  if (!present)
    return async () => ["Hosts of groups are those of the backup. Look through them at /admin/groups."];
  const { db } = present.store;
  const groups = new Set((await db.selectFrom("support_groups").select("id").execute()).map(({ id }) => id));
  const kept = new Set(
    (await db.selectFrom("group_hosts").selectAll().execute()).map(
      ({ group_id, member_id }) => `${group_id} ${member_id}`,
    ),
  );
  return (restored) =>
    restored.store.transact(async (tx) => {
      const rows = await tx.selectFrom("group_hosts").selectAll().execute();
      // A data folder without this group says nothing about its hosts.
      const gone = rows.filter(
        ({ group_id, member_id }) => groups.has(group_id) && !kept.has(`${group_id} ${member_id}`),
      );
      for (const { group_id, member_id } of gone)
        await tx
          .deleteFrom("group_hosts")
          .where("group_id", "=", group_id)
          .where("member_id", "=", member_id)
          .execute();
      return gone.length > 0
        ? [`Hosts taken off groups since the backup, taken off again: ${gone.length}.`]
        : [];
    });
}
