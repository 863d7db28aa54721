import { sql } from "kysely";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { enqueueMany } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { welcomeEmails, welcomeSeries } from "../reads/welcome.server.ts";
import { mailJob, mailRetentionDays } from "../rules/sending.ts";
import { confirmedBetween, welcomeLateMs } from "../rules/welcome.ts";
import { senderNow } from "../team-settings.server.ts";
import { failGivenUpMails } from "./slices.server.ts";
import { lockSeries, planSweep } from "./welcome.server.ts";

/** Emails per transaction. */
const step = 500;

/**
 * Queues the emails of the series that are due, each once to a person, and the next look. `run` is this look: what it
 * queues again needs entries of its own.
 */
export async function sweepWelcome(services: Services, run: string): Promise<void> {
  const { store } = services;
  const isOn = await store.transact(async (tx) => {
    const { since } = await lockSeries(tx);
    if (since !== "") await planSweep(tx, services);
    return since !== "";
  });
  // Whoever is due meanwhile gets it within two days after the sender is entered.
  if (!isOn || (await senderNow(services)) === undefined) return;
  for (const { id, days } of await welcomeEmails(store.db).where("issues.state", "=", "welcome").execute()) {
    await queueWaiting(services, { id, run });
    while ((await queueDue(services, { id, days })) === step);
  }
}

/** Queues an email for the next people to whom it's due. @returns how many there were. */
async function queueDue(services: Services, { id, days }: { id: string; days: number }): Promise<number> {
  const { store, ids, clock } = services;
  return store.transact(async (tx) => {
    const { since } = await lockSeries(tx);
    if (since === "") return 0;
    const { from, to } = confirmedBetween(clock.now(), { days, since });
    const due = await tx
      .selectFrom("subscribers")
      .select("id")
      .where("confirmed_at", "<>", "")
      .where("confirmed_at", ">=", from)
      .where("confirmed_at", "<=", to)
      .where("state", "=", "active")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("issue_mails")
              .select("issue_mails.id")
              .where("issue_mails.issue_id", "=", id)
              .whereRef("issue_mails.subscriber_id", "=", "subscribers.id"),
          ),
        ),
      )
      .orderBy("confirmed_at")
      .limit(step)
      .execute();
    if (due.length === 0) return 0;
    const mails = due.map((subscriber) => {
      const mailId = ids.next();
      return {
        id: mailId,
        issue_id: id,
        subscriber_id: subscriber.id,
        place_id: null,
        state: "queued" as const,
        entry_id: `${mailId}:welcome`,
        at: instantNow(clock),
        reason: "",
        report: "" as const,
      };
    });
    const inserted = await tx
      .insertInto("issue_mails")
      .values(mails)
      .onConflict((conflict) => conflict.columns(["issue_id", "subscriber_id"]).doNothing())
      .returning(["id", "entry_id"])
      .execute();
    await enqueueMany(tx, services, inserted.map(entryOf));
    return due.length;
  });
}

/** Queues what waited while the email was being changed; what waited too long isn't sent. */
async function queueWaiting(services: Services, { id, run }: { id: string; run: string }): Promise<void> {
  const { store, clock } = services;
  const now = instantNow(clock);
  await store.transact(async (tx) => {
    await failGivenUpMails(tx, services, id);
    await tx
      .updateTable("issue_mails")
      .set({ state: "skipped", at: now })
      .where("issue_id", "=", id)
      .where("state", "=", "waiting")
      .where("at", "<", instantAfter(clock, -welcomeLateMs))
      .execute();
    const mails = await tx
      .updateTable("issue_mails")
      .set({ state: "queued", at: now, entry_id: sql<string>`id || ${`:${run}`}` })
      .where("issue_id", "=", id)
      .where("state", "=", "waiting")
      .returning(["id", "entry_id"])
      .execute();
    await enqueueMany(tx, services, mails.map(entryOf));
  });
}

const entryOf = ({ id, entry_id }: { id: string; entry_id: string }) => ({
  id: entry_id,
  kind: mailJob,
  payload: { mailId: id },
});

/** Plans the next look, in case nothing has: at each start, and once a day. */
export async function resumeWelcome(services: Services): Promise<void> {
  if ((await welcomeSeries(services.store.db)).since === "") return;
  await services.store.transact((tx) => planSweep(tx, services));
}

/** Deletes individual emails of the series some time after they went; how many there were stays. */
export async function foldWelcomeMails(services: Services): Promise<number> {
  const { store, clock } = services;
  await resumeWelcome(services);
  let removed = 0;
  for (const { id } of await welcomeEmails(store.db).execute())
    removed += await store.transact(async (tx) => {
      const gone = await tx
        .deleteFrom("issue_mails")
        .where("issue_id", "=", id)
        .where("state", "in", ["delivered", "failed", "unsure", "skipped"])
        .where("at", "<", instantAfter(clock, -mailRetentionDays * day))
        .returning("state")
        .execute();
      const sent = gone.filter(({ state }) => state === "delivered").length;
      if (sent > 0)
        await tx
          .updateTable("welcome_emails")
          .set((known) => ({ sent: known("sent", "+", sent) }))
          .where("issue_id", "=", id)
          .execute();
      return gone.length;
    });
  return removed;
}
