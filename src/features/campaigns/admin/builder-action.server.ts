import * as z from "zod/mini";
import { isStorable } from "#platform/http/email-shape.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { statusAfter } from "../reads/admin.server.ts";
import { translationsOf } from "../reads/translations.server.ts";
import { campaignBounds } from "../rules/limits.ts";
import { campaignMove, campaignStart } from "../schema/campaign.ts";
import { createCampaign, duplicateCampaign } from "../writes/draft.server.ts";
import { deleteCampaign, moveCampaign, publishCampaign } from "../writes/publish.server.ts";
import { linkTranslation, translateCampaign, unlinkTranslation } from "../writes/translations.server.ts";

const withoutRecentSignIn = "changes one record, which can be changed again";
const language = z
  .string(adminMessages.language)
  .check(z.maxLength(5), z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, adminMessages.language));

/**
 * What the team does with a campaign besides writing its draft, which saves itself through the API (api.server.ts). The
 * builder's parts call it by its types, so it can't be in the screen's own file, which imports them.
 */
export const action = screenAction({
  createCampaign: operation({
    input: campaignStart,
    withoutRecentSignIn,
    limit: { points: 60, seconds: 600 },
    handle: ({ services, actor, input: { content }, idempotencyKey }) =>
      createCampaign(services, actor, { zone: content.zone, content, idempotencyKey }),
  }),
  moveCampaign: operation({
    input: campaignMove,
    permission: "campaigns.publish",
    scope: { kind: "campaign", param: "id" },
    withoutRecentSignIn,
    limit: { points: 120, seconds: 600 },
    async handle({ services, actor, params: { id = "" }, input: { move, revision } }) {
      const moved =
        move === "publish"
          ? await publishCampaign(services, actor, id, { revision })
          : await moveCampaign(services, actor, id, move, revision);
      return statusAfter(services, actor, id, moved);
    },
  }),
  duplicateCampaign: operation({
    input: z.strictObject({}),
    withoutRecentSignIn,
    async handle({ services, actor, params: { id = "" } }) {
      const { id: copy, content } = await duplicateCampaign(services, actor, id);
      return { id: copy, title: content.title };
    },
  }),
  deleteCampaign: operation({
    input: z.strictObject({
      /** Typed as a confirmation. */
      title: safeText({ max: campaignBounds.title, sentence: adminMessages.tooLong(campaignBounds.title) }),
    }),
    // The write asks for more once it was public.
    permission: "campaigns.write",
    handle: ({ services, actor, params: { id = "" }, input: { title } }) =>
      deleteCampaign(services, actor, { id, typedTitle: title }),
  }),
  /** Makes a draft in another language, or links a campaign that exists, as a translation. */
  addTranslation: operation({
    input: z.union([
      z.strictObject({ language }),
      z.strictObject({
        campaign: z.string().check(z.minLength(1), z.maxLength(60), z.refine(isStorable)),
      }),
    ]),
    withoutRecentSignIn,
    limit: { points: 60, seconds: 600 },
    async handle({ services, actor, params: { id = "" }, input }) {
      const other =
        "language" in input
          ? (await translateCampaign(services, actor, id, input.language)).id
          : input.campaign;
      if ("campaign" in input) await linkTranslation(services, actor, { id, other });
      return { id: other, linked: await translationsOf(services, actor, id) };
    },
  }),
  unlinkTranslation: operation({
    input: z.strictObject({}),
    withoutRecentSignIn,
    handle: ({ services, actor, params: { id = "" } }) => unlinkTranslation(services, actor, id),
  }),
});
