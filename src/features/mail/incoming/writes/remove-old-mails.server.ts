import * as z from "zod/mini";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Mailbox } from "#platform/mail/incoming/mailbox.server.ts";
import type { Services } from "#platform/services.ts";
import { readMailDays } from "../rules.ts";

/** How far the folder of read mails went at a time. Whatever has a lower number had been read by then. */
const storedEnds = z.array(z.object({ at: z.string(), folder: z.string(), next: z.number() }));

/**
 * Deletes mails from the folder of those that were read, once they are in no backup any more. A mail can have waited long
 * before it was read, so the day it arrived says nothing: the folder's end is noted once a day instead.
 */
export async function removeOldMails({ store, clock, log }: Services, mailbox: Mailbox): Promise<void> {
  const end = await mailbox.readEnd();
  if (end === undefined) return;
  const { read_ends: stored } = await store.db
    .selectFrom("mailbox_state")
    .select("read_ends")
    .executeTakeFirstOrThrow();
  const ends = stored === "" ? [] : storedEnds.parse(JSON.parse(stored));
  const known = ends.filter(({ folder }) => folder === end.folder);
  const over = instantAfter(clock, -readMailDays * day);
  const old = known.findLast(({ at }) => at <= over);
  const removed = old ? await mailbox.removeRead(old.next) : 0;
  const kept = known.filter(({ at }) => at > over);
  const isNoted = (kept.at(-1)?.at ?? "") > instantAfter(clock, -day / 2);
  const now = isNoted ? [] : [{ at: instantNow(clock), ...end }];
  await store.db
    .updateTable("mailbox_state")
    .set({ read_ends: JSON.stringify([...(old ? [old] : []), ...kept, ...now]) })
    .execute();
  if (removed > 0) log.info({ event: "mailbox.emptied", removed });
}
