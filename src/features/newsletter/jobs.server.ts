import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { confirmEmail, welcomeEmail } from "./emails.server.ts";
import { linkToken, subscriberForMail } from "./reads.server.ts";
import { suspectedRetentionDays } from "./rules.ts";
import { confirmJob, welcomeJob } from "./writes.server.ts";

/** The mails a sign-up leads to; someone who has left in the meantime gets none. */
export function newsletterJobs(services: Services): Jobs {
  const { mailer, settings } = services;
  const link = (purpose: "unsubscribe" | "confirm", id: string) =>
    `${settings.SITE_URL}/newsletter/${purpose}/${linkToken(services, purpose, id)}`;
  return {
    async [welcomeJob]({ id, payload: { subscriberId = "" } }) {
      const subscriber = await subscriberForMail(services, subscriberId);
      if (subscriber?.state !== "active") return;
      await mailer.send(
        welcomeEmail({ to: subscriber.email, unsubscribeUrl: link("unsubscribe", subscriberId) }),
        id,
      );
    },
    async [confirmJob]({ id, payload: { subscriberId = "" } }) {
      const subscriber = await subscriberForMail(services, subscriberId);
      if (subscriber?.state !== "pending") return;
      await mailer.send(
        confirmEmail({ to: subscriber.email, confirmUrl: link("confirm", subscriberId) }),
        id,
      );
    },
  };
}

/** Removes suspected spam after its time. */
export async function removeOldSuspects({ store, clock }: Services): Promise<number> {
  const result = await store.db
    .deleteFrom("suspected_subscribers")
    .where("created_at", "<", instantAfter(clock, -suspectedRetentionDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
