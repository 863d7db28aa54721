import { createHash } from "node:crypto";
import { hour, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { contentOf, groupOf, isOver, type SupportGroup } from "../reads/places.server.ts";
import { plannedAheadHours, type ReminderName, reminders } from "../rules/place.ts";
import { meetingOf, meetingsBetween } from "../rules/schedule.ts";
import { placeMailJob } from "./settle.server.ts";

/** The outbox kind that turns one reminder of a date into a mail to each person. */
export const remindJob = "groups.remind";

const names: readonly ReminderName[] = ["day", "hour"];

/** An id made from what an entry is about, so that queueing it again does nothing. */
function idOf(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 32);
}

/** Queues the reminders of the dates of the next days that aren't queued yet. */
export async function planReminders(tx: Tx, services: Services, group: SupportGroup): Promise<void> {
  if (group.state === "draft") return;
  const now = instantNow(services.clock);
  const to = instantAfter(services.clock, plannedAheadHours * hour);
  for (const { key, start, state } of meetingsBetween(group.schedule, group.changes, { from: now, to })) {
    if (state === "canceled") continue;
    for (const name of names) {
      const runAt = new Date(Date.parse(start) - reminders[name].leadHours * hour).toISOString();
      if (runAt < now) continue;
      const payload = { groupId: group.id, key, start, name };
      await enqueueOnce(tx, services, {
        id: idOf(remindJob, ...Object.values(payload)),
        kind: remindJob,
        payload,
        runAt,
      });
    }
  }
}

/** Queues the reminders of every group. */
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

type Reminder = { groupId: string; key: string; start: string; name: string };

/** Whether a date still takes place at that time, and a reminder of it isn't too late. */
export function isReminderDue(
  services: Services,
  { schedule, changes }: Pick<SupportGroup, "schedule" | "changes">,
  { key, start, name }: Omit<Reminder, "groupId">,
): boolean {
  const meeting = meetingOf(schedule, changes, key);
  if (meeting?.start !== start || meeting.state === "canceled") return false;
  const found = names.find((each) => each === name);
  if (!found) return false;
  const isInTime = instantAfter(services.clock, reminders[found].latestHours * hour) < start;
  if (!isInTime) services.log.warn({ event: "groups.reminder_too_late", start, reminder: found });
  return isInTime;
}

/** Queues one reminder for each person who has a place now, once, however often it's called. */
export async function remindGroup(
  services: Services,
  { groupId, key, start, name }: Reminder,
): Promise<void> {
  await services.store.transact(async (tx) => {
    const row = await tx
      .selectFrom("support_groups")
      .selectAll()
      .where("id", "=", groupId)
      .executeTakeFirst();
    if (!row || !isReminderDue(services, await groupOf(tx, row), { key, start, name })) return;
    const places = await tx
      .selectFrom("group_places")
      .select("id")
      .where("group_id", "=", groupId)
      .where("state", "=", "held")
      .where("paused_at", "=", "")
      .execute();
    for (const { id: placeId } of places) {
      const payload = { placeId, about: "reminder", key, start, name };
      await enqueueOnce(tx, services, { id: idOf(...Object.values(payload)), kind: placeMailJob, payload });
    }
  });
}
