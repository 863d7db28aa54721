import { deskEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { deskSentences } from "../../copy/campaign-words.ts";
import { campaignDeletion } from "../schema/deletion.ts";
import { deleteCampaign } from "../writes/desk.server.ts";

/** Deleting a campaign. It stands here and not with the campaigns, since the answers go with it. */
export function campaignDeletionEndpoints(services: Services) {
  return [
    deskEndpoint({
      method: "delete",
      path: "/admin/campaigns/:id",
      operationId: "deleteCampaign",
      summary: "Deletes a campaign and its answers for good, once its title is typed.",
      right: "records.delete",
      input: campaignDeletion,
      example: { title: "What would help during the wait?" },
      answer: {
        status: 200,
        description: "The campaign is gone. Its answers are being removed; only their number stays.",
        example: { message: deskSentences.deleted },
      },
      async handle({ title }, { actor, params: { id = "" } }) {
        await deleteCampaign(services, actor, { id, typedTitle: title });
        return { status: 200, body: { message: deskSentences.deleted } };
      },
    }),
  ];
}
