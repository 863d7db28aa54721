import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { campaignList } from "../reads/list.server.ts";
import { campaignListQuery } from "../schema/list.ts";
import { duplicateCampaign } from "../writes/draft.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Listing and duplicating campaigns. The responses feature deletes them, because it also deletes the answers. */
export function campaignListEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/campaigns",
      operationId: "listCampaigns",
      withoutRecentSignIn: "lists nothing personal",
      summary:
        "Lists campaigns with their counts, by search, status and sort order. Archived ones are listed only on request.",
      permission: "campaigns.read",
      input: campaignListQuery,
      answer: {
        status: 200,
        description:
          "A page of campaigns; `next` is the `cursor` of the next page. `lastAnswer` is a date, or empty before the first answer. For viewers, both are as last counted for them, and `answers` is null before that. `counts` covers all campaigns.",
        example: {
          items: [
            {
              id: exampleId,
              title: "What would help during the wait?",
              slug: "the-wait",
              standing: "open",
              revision: 2,
              version: 1,
              opens: "",
              closes: "",
              zone: "America/New_York",
              changedAt: "2026-11-21T10:00:00.000Z",
              answers: 63,
              lastAnswer: "2026-11-20",
              retentionDays: 180,
              cap: 300,
              translations: [],
            },
          ],
          counts: { draft: 0, notYet: 0, open: 1, full: 0, closed: 0, archived: 0 },
          next: null,
        },
      },
      handle: async (query, { actor }) => ({
        status: 200,
        body: { ...(await campaignList(services, actor, query)) },
      }),
    }),
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
