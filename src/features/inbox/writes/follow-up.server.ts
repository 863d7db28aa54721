import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { settingNow } from "#features/team-settings/reads.server.ts";
import { zone } from "#features/team-settings/team-settings.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { instantOfLocalTime } from "#platform/clock/time-zone.ts";
import { HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { followedUp } from "../rules/follow-up.ts";
import { isComingDay } from "../rules/snooze.ts";
import { queueSummary } from "./assigned.server.ts";
import { belongsTo, change, remember, statusOf } from "./change.server.ts";

/** The job that puts a follow-up into the daily summary of whoever has the conversation then. */
export const followUpJob = "inbox.follow_up";

/** Shortly after midnight, so that it is in that day's summary. */
const noticeTime = "00:05";

/**
 * Sets the day on which somebody wants to look at a conversation again, or clears it with an empty text.
 * @throws {HttpError} conflict on a version conflict, invalid_input unless it's a day of the coming year.
 */
export async function setFollowUp(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  { id, version, date }: { id: string; version: number; date: string },
): Promise<void> {
  authorize(actor, mailboxes[mailbox].write);
  const teamZone = await settingNow(services, zone);
  if (date !== "" && !isComingDay(date, { now: services.clock.now(), zone: teamZone })) {
    const message = inboxMessages.noFollowUpDay;
    throw new HttpError("invalid_input", { message, fields: { date: message } });
  }
  await services.store.transact(async (tx) => {
    const { state } = await statusOf(tx, mailbox, id);
    if (state === "suspected_spam") throw new HttpError("conflict", { message: inboxMessages.spamFirst });
    await change(tx, mailbox, { id, version }, { follow_up_on: date });
    await remember(tx, services, actor, mailbox, { id, kind: "follow_up_set", detail: date });
    await recordAudit(tx, services, { actor, action: `${mailbox}.follow_up_set`, subject: id });
    if (date === "") return;
    const payload = { box: mailbox, id, date, by: actor.id };
    const runAt = instantOfLocalTime(`${date}T${noticeTime}`, teamZone);
    await enqueue(tx, services, { kind: followUpJob, payload, runAt });
  });
}

type Entry = { id: string; payload: Readonly<Record<string, string>> };

/** Adds a follow-up to the daily summary, unless it was moved to another day or the conversation is closed. */
export async function noticeFollowUp(
  services: Pick<Services, "store" | "ids" | "clock">,
  { id: entryId, payload: { box, id = "", date = "", by = "" } }: Entry,
): Promise<void> {
  if (box !== "messages" && box !== "inquiries") return;
  await services.store.transact(async (tx) => {
    const row = await tx
      .selectFrom(mailboxes[box].table)
      .select(["state", "assignee"])
      .where("id", "=", id)
      .where("follow_up_on", "=", date)
      .executeTakeFirst();
    if (!row || !followedUp.some((state) => state === row.state)) return;
    const member = row.assignee || by;
    // The entry's own id, so that a job that runs twice says it once.
    const notice = { id: entryId, ...belongsTo(box, id), member, author: by, about: "follow_up" as const };
    await tx
      .insertInto("inbox_notices")
      .values({ ...notice, created_at: instantNow(services.clock) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await queueSummary(tx, services, member);
  });
}
