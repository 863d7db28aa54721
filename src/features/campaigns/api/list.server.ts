import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { duplicateCampaign } from "../writes/draft.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Duplicating campaigns. The responses feature deletes them, because it also deletes the answers. */
export function campaignListEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/campaigns/:id/duplicate",
      operationId: "duplicateCampaign",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Duplicates a campaign as a draft, without its address, dates and answers.",
      permission: "campaigns.write",
      answer: {
        status: 201,
        description: "The new draft.",
        example: { id: exampleId, title: "What would help during the wait? (copy)" },
      },
      async handle(_input: undefined, { actor, params: { id = "" } }) {
        const copy = await duplicateCampaign(services, actor, id);
        return { status: 201, body: { id: copy.id, title: copy.content.title } };
      },
    }),
  ];
}
