import { day, instantAfter } from "#platform/clock/clock.ts";
import type { MailFinisher, MailTaker } from "#platform/mail/incoming/incoming-mail.ts";
import type { Services } from "#platform/services.ts";
import { claimDays } from "../rules.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** What takes replies to private mails, before everything else. */
    replyTakers: readonly ((services: Services) => MailTaker)[];
    /** What takes incoming mails, in the order of the features. */
    mailTakers: readonly ((services: Services) => MailTaker)[];
    mailFinishers: readonly ((services: Services) => MailFinisher)[];
  }
}

/** Claims of mails that are too old to be read again. */
export async function removeOldClaims({ store, clock }: Services): Promise<number> {
  const { numDeletedRows } = await store.db
    .deleteFrom("incoming_mails")
    .where("received_at", "<", instantAfter(clock, -claimDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Mails that came after the backup were moved to their folder, and aren't in the restored data. */
export async function tellOfLaterMails(): Promise<(restored: Services) => Promise<readonly string[]>> {
  return async ({ settings }) => (settings.IMAP_URL === undefined ? [] : [laterMails]);
}

const laterMails =
  "Mail that was read after this backup is in the mailbox's folder Kinward/Read. Move what you need back to the inbox, and the site reads it again.";
