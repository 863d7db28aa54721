import { type PlaceMail, placeMail } from "#content/place-mails.ts";
import { removedBefore } from "#features/team-settings/reads.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { groupOf, placeUrl, type SupportGroup } from "./reads/places.server.ts";
import { attendanceRetention } from "./rules/door.ts";
import { placeRetention } from "./rules/place.ts";
import { meetingOf } from "./rules/schedule.ts";
import { openPerson, type PlaceRow } from "./table.server.ts";
import { sessionTimes } from "./ui/session-times.ts";
import { isReminderDue, remindGroup, remindJob } from "./writes/reminders.server.ts";
import { placeMailJob, settleGroup, settleJob } from "./writes/settle.server.ts";

type Payload = Readonly<Record<string, string>>;

/** Mails to people with a place, offers whose time is over, and reminders. */
export function meetingsJobs(services: Services): Jobs {
  return {
    async [settleJob]({ payload: { groupId = "" } }) {
      await settleGroup(services, groupId);
    },
    async [remindJob]({ payload: { groupId = "", key = "", start = "", name = "" } }) {
      await remindGroup(services, { groupId, key, start, name });
    },
    async [placeMailJob]({ id, payload }) {
      const { db } = services.store;
      const place = await db
        .selectFrom("group_places")
        .selectAll()
        .where("id", "=", payload.placeId ?? "")
        .executeTakeFirst();
      const row =
        place &&
        (await db
          .selectFrom("support_groups")
          .selectAll()
          .where("id", "=", place.group_id)
          .executeTakeFirst());
      const mail = row && mailNow(services, { place, group: await groupOf(db, row), payload });
      if (!mail) return;
      const { email } = openPerson(services, place);
      await services.mailer.send(mailOf(email, placeMail(mail, placeUrl(services, place.id))), id);
    },
  };
}

/** What a queued mail says; undefined if it isn't true any more. */
function mailNow(
  services: Services,
  { place, group, payload }: { place: PlaceRow; group: SupportGroup; payload: Payload },
): PlaceMail | undefined {
  const { about, key = "", start = "", until = "", name = "" } = payload;
  const { zone } = group.schedule;
  switch (about) {
    case "held":
    case "waiting":
    case "lapsed":
    case "canceled":
    case "removed":
      return place.state === about ? { about } : undefined;
    case "offered": {
      const holds =
        place.state === "offered" && place.offered_until === until && until > instantNow(services.clock);
      return holds ? { about, until: inWords(until, zone) } : undefined;
    }
    default:
  }
  if (place.state !== "held" || place.paused_at !== "" || start <= instantNow(services.clock))
    return undefined;
  const meeting = meetingOf(group.schedule, group.changes, key);
  if (meeting?.start !== start) return undefined;
  const when = inWords(start, zone);
  if (about === "dateCanceled") return meeting.state === "canceled" ? { about, when } : undefined;
  if (meeting.state === "canceled") return undefined;
  if (about === "moved" || about === "dateAdded") return { about, when };
  return about === "reminder" && isReminderDue(services, group, { key, start, name })
    ? { about, when }
    : undefined;
}

/** A moment by the clock of the group: "Tuesday, December 8, 7:00 PM Eastern Time". */
function inWords(instant: string, timeZone: string): string {
  const { day, from, zone } = sessionTimes(instant, instant, timeZone);
  return `${day}, ${from} ${zone}`;
}

/** Ends the places of groups that are over, and erases those that ended long enough ago. */
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

/** Lapses offers that no job has lapsed: a job that failed for a day is given up. */
export async function settleAll(services: Services): Promise<void> {
  const rows = await services.store.db
    .selectFrom("group_places")
    .select("group_id")
    .distinct()
    .where("state", "=", "offered")
    .where("offered_until", "<=", instantNow(services.clock))
    .execute();
  for (const { group_id } of rows) await settleGroup(services, group_id);
}
