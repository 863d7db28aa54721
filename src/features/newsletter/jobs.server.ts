import { removedBefore } from "#features/settings/reads.server.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { confirmEmail, welcomeEmail } from "./emails.server.ts";
import { newsletterLink, readerLinks, subscriberForMail } from "./reads.server.ts";
import { leftRetention, suspectedSignupRetention, unconfirmedRetention } from "./rules.ts";
import { forgotten, noChoices } from "./table.server.ts";
import { confirmJob, welcomeJob } from "./writes.server.ts";

/** The mails a sign-up leads to; someone who has left in the meantime gets none. */
export function newsletterJobs(services: Services): Jobs {
  const { mailer } = services;
  return {
    async [welcomeJob]({ id, payload: { subscriberId = "" } }) {
      const subscriber = await subscriberForMail(services, subscriberId);
      if (subscriber?.state !== "active") return;
      await mailer.send(welcomeEmail({ to: subscriber.email, ...readerLinks(services, subscriberId) }), id);
    },
    async [confirmJob]({ id, payload: { subscriberId = "" } }) {
      const subscriber = await subscriberForMail(services, subscriberId);
      if (subscriber?.state !== "pending") return;
      await mailer.send(
        confirmEmail({ to: subscriber.email, confirmUrl: newsletterLink(services, "confirm", subscriberId) }),
        id,
      );
    },
  };
}

/** Removes suspected spam after its time. */
export async function removeOldSuspects(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("suspected_subscribers")
    .where("created_at", "<", await removedBefore(services, suspectedSignupRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes addresses that were asked to confirm and never did: their owners may not have typed them. */
export async function removeUnconfirmed(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("subscribers")
    .where("state", "=", "pending")
    .where("changed_at", "<", await removedBefore(services, unconfirmedRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Empties the address, and the page it came from, of those who left. The rest of the row stays as a mark that
 * nobody can read back: with it the links in their old letters still say "off the list", and still take them
 * off should they join again.
 */
export async function forgetAddressesThatLeft(services: Services): Promise<number> {
  const result = await services.store.db
    .updateTable("subscribers")
    .set({ email: forgotten, page: forgotten, preferences: noChoices })
    .where("state", "=", "unsubscribed")
    .where("email", "!=", forgotten)
    .where("changed_at", "<", await removedBefore(services, leftRetention))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
