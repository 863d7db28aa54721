import { hour, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore } from "#platform/settings/stored-settings.ts";
import { attendanceRetention } from "./rules/door.ts";
import { intentHours, placeRetention } from "./rules/place.ts";
import {
  countGroup,
  countJob,
  freeSeatsJob,
  placeMailJob,
  settleGroup,
  signUpMailJob,
} from "./writes/free-seats.server.ts";
import { sendPlaceMail, sendSignUpMail } from "./writes/place-mails.server.ts";
import { fixedId, remindGroup, remindJob, thankGroup, thanksJob } from "./writes/reminders.server.ts";

export function meetingsJobs(services: Services): Jobs {
  return {
    async [freeSeatsJob]({ payload: { groupId = "" } }) {
      await settleGroup(services, groupId);
    },
    async [countJob]({ payload: { groupId = "" } }) {
      await countGroup(services, groupId);
    },
    async [remindJob]({ payload: { groupId = "", key = "", start = "", name = "" } }) {
      await remindGroup(services, { groupId, key, start, name });
    },
    async [thanksJob]({ payload: { groupId = "", key = "", start = "" } }) {
      await thankGroup(services, { groupId, key, start });
    },
    [placeMailJob]: (queued) => sendPlaceMail(services, queued),
    [signUpMailJob]: ({ id, payload: { intentId = "" } }) => sendSignUpMail(services, { id, intentId }),
  };
}

/** Ends the places of groups that are over, and erases those that ended long enough ago, and sign-ups that lapsed. */
export async function removeEndedPlaces(services: Services): Promise<number> {
  const { db } = services.store;
  const now = instantNow(services.clock);
  const over = await db
    .selectFrom("support_groups")
    .select("id")
    .where("ends_at", "!=", "")
    .where("ends_at", "<=", now)
    .execute();
  for (const { id } of over) await settleGroup(services, id);
  const before = await removedBefore(services, placeRetention);
  await db
    .deleteFrom("group_attendance")
    .where("place_id", "in", db.selectFrom("group_places").select("id").where("ended_at", "<", before))
    .execute();
  await db.deleteFrom("group_mails").where("at", "<", before).execute();
  await db
    .deleteFrom("group_intents")
    .where("created_at", "<=", instantAfter(services.clock, -intentHours * hour))
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("group_places")
    .where("ended_at", "<", before)
    .executeTakeFirst();
  await db
    .deleteFrom("group_bars")
    .where(
      "group_id",
      "in",
      db.selectFrom("support_groups").select("id").where("ends_at", "!=", "").where("ends_at", "<", before),
    )
    .execute();
  return Number(numDeletedRows);
}

/** Erases who opened the door of a meeting, and forgets which doors were closed. */
export async function removeAttendance(services: Services): Promise<number> {
  const { db } = services.store;
  const before = await removedBefore(services, attendanceRetention);
  const { numDeletedRows } = await db
    .deleteFrom("group_attendance")
    .where("start", "<", before)
    .executeTakeFirst();
  await db.deleteFrom("group_doors").where("closed_at", "<", before).execute();
  return Number(numDeletedRows);
}

/**
 * Lapses offers that no job has lapsed, offers free seats to those who wait or ends their waiting, and plans the end of the other offers
 * again: a job that failed for a day is given up, a restore leaves none, and the places it carries over leave seats free.
 */
export async function offerAllFreeSeats(services: Services): Promise<void> {
  const { store, clock } = services;
  const offers = await store.db
    .selectFrom("group_places")
    .select(["id", "group_id", "offered_until"])
    .where("state", "=", "offered")
    .execute();
  const now = instantNow(clock);
  const late = offers.filter(({ offered_until }) => offered_until <= now);
  const others = offers.filter(({ offered_until }) => offered_until > now);
  const waiting = await store.db
    .selectFrom("group_places")
    .innerJoin("support_groups", "support_groups.id", "group_id")
    .select("group_id")
    .distinct()
    .where("group_places.state", "=", "waiting")
    .where("paused_at", "=", "")
    .where("support_groups.state", "=", "open")
    // A seat is free, or the last date may be about to begin.
    .where(({ eb, or }) => or([eb("is_full", "=", 0), eb("ends_at", "!=", "")]))
    .execute();
  for (const group of new Set([...late, ...waiting].map(({ group_id }) => group_id)))
    await settleGroup(services, group);
  await store.transact(async (tx) => {
    for (const { id, group_id, offered_until } of others)
      await enqueueOnce(tx, services, {
        id: fixedId(freeSeatsJob, id, offered_until),
        kind: freeSeatsJob,
        payload: { groupId: group_id },
        runAt: offered_until,
      });
  });
}

/** Counts the meetings that no job has counted. */
export async function countAllMeetings(services: Services): Promise<void> {
  const rows = await services.store.db
    .selectFrom("support_groups")
    .select("id")
    .where("state", "!=", "draft")
    .execute();
  for (const { id } of rows) await countGroup(services, id);
}
