import { createHash } from "node:crypto";
import { hour, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { contentOf, groupOf, isOver, placesForDates, type SupportGroup } from "../reads/places.server.ts";
import { offerHours, plannedAheadHours, type ReminderName, reminders, thanks } from "../rules/place.ts";
import { lastStart, meetingOf, meetingsBetween } from "../rules/schedule.ts";
import { countJob, freeSeatsJob, placeMailJob } from "./free-seats.server.ts";

/** The outbox kinds that turn one reminder of a date, or the thanks after it, into a mail to each person. */
export const remindJob = "groups.remind";
export const thanksJob = "groups.thanks";

const names: readonly ReminderName[] = ["day", "hour"];

/** An id made from what an entry is about, so that queueing it again does nothing. */
export function fixedId(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 32);
}

/**
 * Queues what goes with the dates of the next days as far as it isn't queued yet: reminders, thanks, and the end of the
 * waiting before the last one.
 */
export async function planReminders(tx: Tx, services: Services, group: SupportGroup): Promise<void> {
  if (group.state === "draft") return;
  const now = instantNow(services.clock);
  const to = instantAfter(services.clock, plannedAheadHours * hour);
  const queue = async (kind: string, payload: Readonly<Record<string, string>>, at: number) => {
    const runAt = new Date(at).toISOString();
    if (runAt < now) return;
    await enqueueOnce(tx, services, { id: fixedId(kind, ...Object.values(payload)), kind, payload, runAt });
  };
  for (const { key, start, end, state } of meetingsBetween(group.schedule, group.changes, {
    from: now,
    to,
  })) {
    if (state === "canceled") continue;
    await queue(countJob, { groupId: group.id, key, end }, Date.parse(end));
    const date = { groupId: group.id, key, start };
    for (const name of names)
      await queue(remindJob, { ...date, name }, Date.parse(start) - reminders[name].leadHours * hour);
    await queue(thanksJob, date, Date.parse(end) + thanks.afterMinutes * minute);
  }
  const last = lastStart(group.schedule, group.changes, now);
  // A moment later than the last at which somebody could still answer an offer.
  if (last && last < to)
    await queue(
      freeSeatsJob,
      { groupId: group.id, last },
      Date.parse(last) - offerHours.least * hour + 1_000,
    );
}

export async function planAllReminders(services: Services): Promise<void> {
  const { store, clock } = services;
  const rows = await store.db
    .selectFrom("support_groups")
    .selectAll()
    .where("state", "!=", "draft")
    .execute();
  const places = await store.db
    .selectFrom("group_places")
    .select("group_id")
    .distinct()
    .where("ended_at", "is", null)
    .execute();
  const withPlaces = new Set(places.map(({ group_id }) => group_id));
  // Nobody signs up here for the other groups.
  const reminded = rows.filter((row) => contentOf(row).joins === "here" || withPlaces.has(row.id));
  for (const row of reminded.filter((each) => !isOver(each, instantNow(clock))))
    await store.transact(async (tx) => planReminders(tx, services, await groupOf(tx, row)));
}

type Occasion = { groupId: string; key: string; start: string };

/** Queues one reminder for each person who has a place now, once, however often it's called. */
export async function remindGroup(
  services: Services,
  { groupId, key, start, name }: Occasion & { name: string },
): Promise<void> {
  await services.store.transact(async (tx) => {
    if (!(await takesPlace(tx, { groupId, key, start }))) return;
    for (const placeId of await placesForDates(tx, groupId))
      await queueMail(tx, services, placeId, { about: "reminder", key, start, name });
  });
}

/** Queues the thanks for each person who came to a date, once; it's checked again when they are sent. */
export async function thankGroup(services: Services, { groupId, key, start }: Occasion): Promise<void> {
  await services.store.transact(async (tx) => {
    if (!(await takesPlace(tx, { groupId, key, start }))) return;
    const came = await tx
      .selectFrom("group_attendance")
      .select("place_id")
      .where("group_id", "=", groupId)
      .where("date_key", "=", key)
      .execute();
    for (const { place_id } of came) await queueMail(tx, services, place_id, { about: "thanks", key, start });
  });
}

/** Whether a date is still at that time. */
async function takesPlace(tx: Tx, { groupId, key, start }: Occasion): Promise<boolean> {
  const row = await tx.selectFrom("support_groups").selectAll().where("id", "=", groupId).executeTakeFirst();
  if (!row) return false;
  const { schedule, changes } = await groupOf(tx, row);
  const meeting = meetingOf(schedule, changes, key);
  return meeting?.start === start && meeting.state !== "canceled";
}

async function queueMail(
  tx: Tx,
  services: Services,
  placeId: string,
  mail: Readonly<Record<string, string>>,
): Promise<void> {
  const payload = { placeId, ...mail };
  await enqueueOnce(tx, services, { id: fixedId(...Object.values(payload)), kind: placeMailJob, payload });
}
