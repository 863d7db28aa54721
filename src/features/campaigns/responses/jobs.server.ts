import { campaignPlacesMail, campaignTeamMail } from "#content/mails.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetOpened, liveCampaign } from "../reads/live.server.ts";
import { everyResponse } from "../reads/marks.server.ts";
import { mayBeNotified } from "../reads/notified.server.ts";
import { deleteJob } from "../writes/publish.server.ts";
import { removeWhere } from "./writes/removal.server.ts";
import { placesJob, receivedJob } from "./writes/team-mails.server.ts";

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
        .where("mark", "!=", everyResponse)
        .execute();
      forgetOpened(services, campaignId);
      await services.store.scrub();
    },
  };
}

/** Where the team reads the answers to a campaign; its mails say so, without what is in the answers. */
function answersAt({ settings }: Services, campaignId: string): string {
  return `${settings.SITE_URL}/admin/campaigns/${campaignId}/responses`;
}
