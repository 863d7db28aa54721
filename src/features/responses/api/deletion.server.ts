import { adminMessages } from "#features/campaigns/copy/campaign-copy.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { campaignDeletion } from "../schema/deletion.ts";
import { deleteCampaign } from "../writes/admin.server.ts";

/** Deletes a campaign. It's here and not in campaigns/ because it also deletes the answers. */
export function campaignDeletionEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "delete",
      path: "/admin/campaigns/:id",
      operationId: "deleteCampaign",
      summary: "Deletes a campaign and its answers permanently. The title is required as confirmation.",
      permission: "records.delete",
      input: campaignDeletion,
      example: { title: "What would help during the wait?" },
      answer: {
        status: 200,
        description:
          "The campaign has been deleted. Its answers are being removed; only their number is kept.",
        example: { message: adminMessages.deleted },
      },
      async handle({ title }, { actor, params: { id = "" } }) {
        await deleteCampaign(services, actor, { id, typedTitle: title });
        return { status: 200, body: { message: adminMessages.deleted } };
      },
    }),
  ];
}
