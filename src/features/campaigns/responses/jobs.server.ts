import * as z from "zod/mini";
import { campaignPlacesMail, campaignTeamMail } from "#content/mails.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Audience } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { forgetOpened, liveCampaign } from "../reads/live.server.ts";
import { everyAnswer } from "../reads/marks.server.ts";
import { mayBeNotified } from "../reads/notified.server.ts";
import { deleteJob } from "../writes/publish.server.ts";
import { openContact } from "./reads/encrypted.server.ts";
import { placesJob, receivedJob } from "./writes/team-mails.server.ts";

const withEmail = z.object({ email: z.string() });

/** What responses store under the data key. */
export const responsesKeyed: readonly KeyedTable[] = [
  {
    table: "responses",
    columns: ["answers", "contact"],
    indexes: [
      {
        column: "contact_index",
        from: "contact",
        purpose: "responses",
        text: (contact) => comparableEmail(withEmail.parse(JSON.parse(contact)).email),
      },
    ],
    indexedAgain: ["address_indexes"],
    // The code on paper was made with the version of its time.
    lasting: ["receipt_index"],
  },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "response_marks", lasting: ["mark"] },
];

/** Responses read at a time. */
const step = 500;

/** Those who answered a campaign with their address. Anonymous answers are nobody's. */
export const respondents: Audience = {
  async list({ store }) {
    const rows = await store.db
      .selectFrom("campaigns")
      .select(["id", "title"])
      .where("state", "!=", "deleted")
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("responses")
            .select("responses.id")
            .whereRef("responses.campaign_id", "=", "campaigns.id")
            .where("responses.state", "=", "kept")
            .where("responses.contact_index", "!=", ""),
        ),
      )
      .orderBy("created_at", "desc")
      .execute();
    return rows.map(({ id, title }) => ({ id, label: title }));
  },
  async addresses(services, id) {
    const found = new Set<string>();
    for (let after = ""; ; ) {
      const rows = await services.store.db
        .selectFrom("responses")
        .select(["id", "contact"])
        .where("campaign_id", "=", id)
        .where("state", "=", "kept")
        .where("contact_index", "!=", "")
        .where("id", ">", after)
        .orderBy("id")
        .limit(step)
        .execute();
      for (const row of rows) {
        const contact = openContact(services, row);
        if (contact) found.add(comparableEmail(contact.email));
      }
      const last = rows.at(-1);
      if (!last || rows.length < step) return [...found];
      after = last.id;
    }
  },
};

/**
 * The address that a queued mail is for. There is none if the campaign was deleted or the address removed since, or if
 * it's of somebody on the team who can't see the campaign any more.
 */
async function notifiedNow(
  services: Services,
  { campaignId, at }: { campaignId: string; at: string },
): Promise<string | undefined> {
  const live = await liveCampaign(services, campaignId);
  const to = live?.content.notify[Number(at)];
  if (to === undefined) return undefined;
  return (await mayBeNotified(services, to, campaignId)) ? to : undefined;
}

/** The outbox jobs of responses and deleted campaigns. */
export function responsesJobs(services: Services): Jobs {
  return {
    async [receivedJob]({ id, payload: { campaignId = "", at = "0" } }) {
      const to = await notifiedNow(services, { campaignId, at });
      if (to === undefined) return;
      await services.mailer.send(mailOf(to, campaignTeamMail({ url: answersAt(services, campaignId) })), id);
    },
    async [placesJob]({ id, payload: { campaignId = "", at = "0", left = "0" } }) {
      const to = await notifiedNow(services, { campaignId, at });
      if (to === undefined) return;
      const mail = campaignPlacesMail({ url: answersAt(services, campaignId), left: Number(left) });
      await services.mailer.send(mailOf(to, mail), id);
    },
    async [deleteJob]({ payload: { campaignId = "" } }) {
      await removeWhere(services, { campaignId });
      await services.store.db
        .deleteFrom("campaign_tallies")
        .where("campaign_id", "=", campaignId)
        .where("mark", "!=", everyAnswer)
        .execute();
      forgetOpened(services, campaignId);
      await services.store.scrub();
    },
  };
}

/**
 * Removes expired responses: by the period promised when they were sent, or the campaign's current one if that is
 * shorter. The counts stay.
 */
export async function removeOldResponses(services: Services): Promise<number> {
  const { store, clock } = services;
  let removed = await removeWhere(services, { dueBefore: instantNow(clock) });
  const campaigns = await store.db.selectFrom("campaigns").select(["id", "retention_days"]).execute();
  for (const { id, retention_days } of campaigns)
    removed += await removeWhere(services, {
      campaignId: id,
      sentBefore: instantAfter(clock, -retention_days * day),
    });
  return removed;
}

const batch = 1_000;

/** Removes in small transactions, so that other writes don't wait for a million rows. */
async function removeWhere(
  { store }: Services,
  { campaignId, sentBefore, dueBefore }: { campaignId?: string; sentBefore?: string; dueBefore?: string },
): Promise<number> {
  let removed = 0;
  for (;;) {
    let query = store.db.selectFrom("responses").select("id").limit(batch);
    if (campaignId !== undefined)
      query = query.where("campaign_id", "=", campaignId).where("state", "in", ["kept", "suspected_spam"]);
    if (sentBefore !== undefined) query = query.where("created_at", "<", sentBefore);
    if (dueBefore !== undefined) query = query.where("erase_at", "<", dueBefore);
    const ids = (await query.execute()).map(({ id }) => id);
    if (ids.length === 0) return removed;
    await store.transact(async (tx) => {
      // Locks are always taken in this order, responses first, to avoid deadlocks.
      await tx.deleteFrom("responses").where("id", "in", ids).execute();
      await tx.deleteFrom("response_marks").where("response_id", "in", ids).execute();
    });
    removed += ids.length;
  }
}

/** Where the team reads the answers to a campaign; its mails say so, without what is in the answers. */
function answersAt({ settings }: Services, campaignId: string): string {
  return `${settings.SITE_URL}/admin/campaigns/${campaignId}/responses`;
}
