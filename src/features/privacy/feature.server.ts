import { myDataMail } from "#content/mails.ts";
import { day, instantAfter, minute } from "#platform/clock/clock.ts";
import type { Command } from "#platform/command.ts";
import { resignHead, signConsentLog } from "#platform/consent/consent-log.ts";
import type { Feature } from "#platform/feature.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { mailedUrl } from "#platform/mail/mailed-links.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { privacyEndpoints } from "./api.server.ts";
import { consentLogCheck, consentSource } from "./consent/reads.server.ts";
import { myDataLink, tokenOf } from "./reads/link.server.ts";
import { mentionsSource } from "./reads/mentions.server.ts";
import routes from "./routes.ts";
import { linkMinutes, requestKeptDays } from "./rules.ts";
import { privacyKeyed } from "./table.server.ts";
import { keepAddressesIndexed } from "./writes/address-index.server.ts";
import { replaceMyDataToken } from "./writes/replace-link.server.ts";
import { linkJob, requestsSource } from "./writes/requests.server.ts";
import { replayErasures } from "./writes/restore.server.ts";

/** The link's 15 minutes start when it's created, and a newer link invalidates an older one. */
function privacyJobs(services: Services): Jobs {
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
      const url = mailedUrl(settings, myDataLink, token);
      // It doesn't say whether any data is stored.
      await mailer.send(mailOf(to, myDataMail({ url, minutes: linkMinutes })), id);
    },
  };
}

/** Removes requests no longer needed by an email or link. */
async function removeOldRequests({ store, clock }: Services): Promise<number> {
  const result = await store.db
    .deleteFrom("privacy_requests")
    .where("asked_at", "<", instantAfter(clock, -requestKeptDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** `consent verify`: checking the consent log where there is no browser, or from a timer. */
function consentCommands(services: Services): readonly Command[] {
  return [
    {
      name: "consent verify",
      usage: "consent verify",
      summary: "verifies the consent log; exit code 1 if it was altered",
      async run(_words, terminal) {
        const { whole, broken, count, head, at } = await consentLogCheck(services);
        terminal.print(`Checked: ${at}`);
        terminal.print(`Entries: ${count}`);
        terminal.print(`Last hash: ${head === "" ? "none yet" : head}`);
        if (whole) {
          terminal.print("The consent log is whole. Every entry fits the one before.");
          return 0;
        }
        terminal.print(`The consent log is broken at: ${broken}`);
        terminal.print("Keep the database as it is, and compare this entry with a backup.");
        return 1;
      },
    },
  ];
}

export const privacyFeature = {
  name: "privacy",
  routes,
  mailedLinks: [myDataLink],
  replacesToken: replaceMyDataToken,
  endpoints: privacyEndpoints,
  jobs: privacyJobs,
  commands: consentCommands,
  opening: signConsentLog,
  background: keepAddressesIndexed,
  retention: { "privacy.requests": removeOldRequests },
  personalData: [mentionsSource, requestsSource, consentSource],
  restoring: replayErasures,
  keyed: privacyKeyed,
  resign: resignHead,
} satisfies Feature;
