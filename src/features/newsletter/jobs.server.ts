import { confirmMail, welcomeMail } from "#content/signup-mails.ts";
import { reportRetention } from "#features/mail/delivery/rules.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore } from "#platform/settings/stored-settings.ts";
import { newsletterHeaders, newsletterLink, readerLinks, subscriberForMail } from "./reads.server.ts";
import { leftRetention, suspectedSignupRetention, unconfirmedRetention } from "./rules.ts";
import { erasedPerson, forgotten } from "./table.server.ts";
import { confirmJob, welcomeJob } from "./writes/leaving.server.ts";

/** Sends the emails of a sign-up, unless the person has unsubscribed meanwhile. */
export function newsletterJobs(services: Services): Jobs {
  const { mailer } = services;
  return {
    async [welcomeJob]({ id, payload: { subscriberId = "" } }) {
      const subscriber = await subscriberForMail(services, subscriberId);
      if (subscriber?.state !== "active") return;
      const links = readerLinks(services, subscriberId);
      // With unsubscribe links in the header (RFC 8058) and the text.
      const headers = newsletterHeaders(links, "welcome");
      const mail = welcomeMail({ ...links, language: subscriber.language });
      await mailer.send(mailOf(subscriber.email, mail, { headers, kind: "welcome" }), id);
    },
    async [confirmJob]({ id, payload: { subscriberId = "" } }) {
      const subscriber = await subscriberForMail(services, subscriberId);
      if (subscriber?.state !== "pending") return;
      const confirmUrl = newsletterLink(services, "confirm", subscriberId);
      const mail = confirmMail({ confirmUrl, language: subscriber.language });
      await mailer.send(mailOf(subscriber.email, mail, { kind: "confirmation" }), id);
    },
  };
}

export async function removeOldSuspects(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("suspected_subscribers")
    .where("created_at", "<", await removedBefore(services, suspectedSignupRetention))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function removeUnconfirmed(services: Services): Promise<number> {
  const result = await services.store.db
    .deleteFrom("subscribers")
    .where("state", "=", "pending")
    .where("changed_at", "<", await removedBefore(services, unconfirmedRetention))
    .executeTakeFirst();
  await removeLooseTags(services);
  return Number(result.numDeletedRows);
}

/**
 * Erases the address, name, tags and sign-up page of unsubscribed people. The rest of the row is kept, so that links in old
 * newsletters still work: they say "off the list", and unsubscribe people who sign up again.
 */
export async function forgetAddressesThatLeft(services: Services): Promise<number> {
  const result = await services.store.db
    .updateTable("subscribers")
    .set(erasedPerson(services))
    .where("state", "=", "unsubscribed")
    .where("email", "!=", forgotten)
    .where("changed_at", "<", await removedBefore(services, leftRetention))
    .executeTakeFirst();
  await removeLooseTags(services);
  return Number(result.numUpdatedRows);
}

/** Erases the same of people who haven't been reached for as long as reports are kept. */
export async function forgetUnreached(services: Services): Promise<number> {
  const result = await services.store.db
    .updateTable("subscribers")
    .set({ ...erasedPerson(services), state: "unsubscribed", changed_at: instantNow(services.clock) })
    .where("state", "=", "unreached")
    .where("changed_at", "<", await removedBefore(services, reportRetention))
    .executeTakeFirst();
  await removeLooseTags(services);
  return Number(result.numUpdatedRows);
}

/** Takes tags off people whose address is gone. */
async function removeLooseTags({ store }: Services): Promise<void> {
  await store.db
    .deleteFrom("subscriber_tagged")
    .where(
      "subscriber_id",
      "not in",
      store.db.selectFrom("subscribers").select("id").where("email", "!=", forgotten),
    )
    .execute();
}
