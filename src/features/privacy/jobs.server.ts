import { myDataMail } from "#content/mails.ts";
import { day, instantAfter, minute } from "#platform/clock/clock.ts";
import { linkWithToken } from "#platform/http/mailed-token.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { tokenOf } from "./reads/link.server.ts";
import { linkMinutes, requestKeptDays } from "./rules.ts";
import { linkJob } from "./writes/requests.server.ts";

/** Sends the link. Its 15 minutes start when it's created, and a newer link invalidates an older one. */
export function privacyJobs(services: Services): Jobs {
  const { store, cipher, clock, mailer, settings } = services;
  return {
    async [linkJob]({ id, payload: { requestId = "" } }) {
      const row = await store.db
        .updateTable("privacy_requests")
        .set({ expires_at: instantAfter(clock, linkMinutes * minute) })
        .where("id", "=", requestId)
        .returning(["email", "expires_at"])
        .executeTakeFirst();
      if (!row) return;
      const to = cipher.decrypt(row.email, { table: "privacy_requests", column: "email", id: requestId });
      const token = tokenOf(services, requestId, row.expires_at);
      const url = linkWithToken(`${settings.SITE_URL}/privacy/my-data/open`, token);
      await mailer.send(linkEmail({ to, url }), id);
    },
  };
}

/** Removes requests no longer needed by an email or link. */
export async function removeOldRequests({ store, clock }: Services): Promise<number> {
  const result = await store.db
    .deleteFrom("privacy_requests")
    .where("asked_at", "<", instantAfter(clock, -requestKeptDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The link to one's own data. It doesn't reveal whether any data is stored. */
function linkEmail({ to, url }: { to: string; url: string }): Mail {
  const { subject, paragraphs } = myDataMail({ url, minutes: linkMinutes });
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs) };
}
