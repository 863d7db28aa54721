import { removedBefore } from "#features/settings/reads.server.ts";
import { mailNotified } from "#features/team/members/writes/notify.server.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { RetentionKind } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { forgetSearched } from "../reads/search-index.server.ts";
import { type MailboxName, mailboxes, mailboxNames } from "../rules/mailboxes.ts";
import { teamEmail } from "./emails.server.ts";
import { forms } from "./schema/forms.ts";

/** The mails to the team about what was sent. */
export function formJobs(services: Services): Jobs {
  const siteUrl = services.settings.SITE_URL;
  return Object.fromEntries(
    mailboxNames.map((mailbox) => {
      const { job, id } = forms[mailbox].mail;
      return [
        job,
        (entry) =>
          mailNotified(services, { about: mailbox, kind: job, entry }, (to) =>
            teamEmail(mailbox, { to, id: entry.payload[id] ?? "", siteUrl }),
          ),
      ];
    }),
  );
}

/** Removes what was sent by a form once its time is over, with its notes and answers. */
async function removeOld(services: Services, mailbox: MailboxName): Promise<number> {
  const result = await services.store.db
    .deleteFrom(mailboxes[mailbox].table)
    .where("created_at", "<", await removedBefore(services, forms[mailbox].retention.kept))
    .executeTakeFirst();
  return removedFrom(services, mailbox, result.numDeletedRows);
}

/** Removes suspected spam. Its time begins when it was put there, so that a mistake can be undone. */
async function removeOldSuspected(services: Services, mailbox: MailboxName): Promise<number> {
  const result = await services.store.db
    .deleteFrom(mailboxes[mailbox].table)
    .where("state", "=", "suspected_spam")
    .where("state_at", "<", await removedBefore(services, forms[mailbox].retention.suspected))
    .executeTakeFirst();
  return removedFrom(services, mailbox, result.numDeletedRows);
}

function removedFrom(services: Services, mailbox: MailboxName, count: bigint): number {
  if (count > 0n) forgetSearched(services, mailbox);
  return Number(count);
}

/** What the daily job removes, by name. */
export const formRemovals = Object.fromEntries(
  mailboxNames.flatMap((mailbox) => {
    const { kept, suspected } = forms[mailbox].retention;
    return [
      [suspected.name, (services: Services) => removeOldSuspected(services, mailbox)] as const,
      [kept.name, (services: Services) => removeOld(services, mailbox)] as const,
    ];
  }),
);

/** The periods that owners can shorten. */
export const formRetentionKinds: readonly RetentionKind[] = mailboxNames.flatMap((mailbox) => {
  const { table } = mailboxes[mailbox];
  const { kept, suspected } = forms[mailbox].retention;
  return [
    { rule: kept, rows: { table, since: "created_at", state: { isNot: "suspected_spam" } } },
    { rule: suspected, rows: { table, since: "state_at", state: { is: "suspected_spam" } } },
  ];
});
