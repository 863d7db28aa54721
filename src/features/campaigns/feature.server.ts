import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import {
  type CampaignBesidePublic,
  campaignDraft,
  campaignsByTitle,
  campaignTarget,
  campaignTitles,
  statusAfter,
} from "./reads/admin.server.ts";
import { notifiedCampaigns } from "./reads/notified.server.ts";
import { exportEndpoints } from "./responses/api/exports.server.ts";
import { responsesEndpoints } from "./responses/api/visitors.server.ts";
import { responsesJobs } from "./responses/jobs.server.ts";
import { respondents } from "./responses/reads/respondents.server.ts";
import { responsesKeyed } from "./responses/table.server.ts";
import { responsesSource } from "./responses/writes/personal.server.ts";
import { receiptCodes } from "./responses/writes/receipt.server.ts";
import { removeOldResponses } from "./responses/writes/removal.server.ts";
import { updateViewerFigures } from "./responses/writes/viewer-figures.server.ts";
import routes from "./routes.ts";
import { capForViewers, withoutCaps } from "./rules/caps.ts";
import { newCampaign } from "./rules/new-campaign.ts";
import { campaignPatch } from "./schema/campaign.ts";
import { campaignsMigrations } from "./table.server.ts";
import { campaignsWork } from "./work.server.ts";
import { saveDraft } from "./writes/draft.server.ts";

const campaignsKeyed: readonly KeyedTable[] = [
  { table: "campaigns", columns: ["content"] },
  { table: "campaign_versions", key: ["campaign_id", "version"], columns: ["content"] },
  { table: "viewer_figures", key: ["campaign_id"], columns: ["figures"] },
  // Counts add up over many responses, so they keep the mark of the oldest version.
  { table: "campaign_capacity", lasting: ["mark"] },
  { table: "campaign_tallies", lasting: ["mark"] },
];

const content = newCampaign("America/New_York");
const draft = {
  id: "01a1fc74-724c-71fd-a085-833908003bf9",
  revision: 1,
  version: 0,
  status: "draft",
  slug: "",
  changedAt: "2026-11-21T10:00:00.000Z",
  publicCloses: "",
  unpublished: false,
};

/** How the builder saves a draft by itself, and reads what someone else has saved meanwhile. */
function campaignsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/campaigns/:id",
      operationId: "readCampaignDraft",
      summary: "Returns a campaign's draft. Viewers don't get notification addresses or small answer limits.",
      permission: "campaigns.read",
      scope: { kind: "campaign", param: "id" },
      response: { status: 200, description: "The draft.", example: { ...draft, content } },
      handle: async (_input, { actor, params }) => ({
        status: 200,
        body: forReader(actor, await campaignDraft(services, actor, params.id ?? "")),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/campaigns/:id",
      operationId: "changeCampaign",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Saves a draft.",
      permission: "campaigns.write",
      scope: { kind: "campaign", param: "id" },
      // The builder saves about once a second while someone types.
      limit: { points: 1_200, seconds: 600 },
      input: campaignPatch,
      example: { revision: 1, content },
      response: {
        status: 200,
        description:
          "The campaign's current status. `unpublished`: visitors don't see the draft yet. `slugTaken`: another campaign uses its address.",
        example: { ...draft, revision: 2, slugTaken: false },
      },
      async handle(input, { actor, params: { id = "" } }) {
        const saved = await saveDraft(services, actor, id, input);
        const status = await statusAfter(services, actor, id, saved);
        return { status: 200, body: { ...status, slugTaken: saved.slugTaken } };
      },
    }),
  ];
}

function forReader(actor: Actor, read: CampaignBesidePublic): CampaignBesidePublic {
  if (may(actor, "campaigns.write", campaignTarget(read.id))) return read;
  const { cap, sections } = read.content;
  const content = {
    ...read.content,
    notify: [],
    cap: capForViewers(cap),
    sections: withoutCaps(sections),
  };
  return { ...read, content };
}

/** Campaigns: pages with questions built by the team, and the responses to them. */
export const campaignsFeature = {
  name: "campaigns",
  routes,
  itemTitles: campaignTitles,
  accessItems: { kind: "campaign", list: campaignsByTitle, notified: notifiedCampaigns },
  migrations: campaignsMigrations,
  endpoints: (services) => [
    ...campaignsEndpoints(services),
    ...responsesEndpoints(services),
    ...exportEndpoints(services),
  ],
  reservedPaths: [/^\/campaign\/[^/]+$/],
  keyed: [...campaignsKeyed, ...responsesKeyed],
  opening: updateViewerFigures,
  nightly: updateViewerFigures,
  work: campaignsWork,
  mailedCode: receiptCodes,
  jobs: responsesJobs,
  retention: { "responses.answers": removeOldResponses },
  // Each row has its own expiry date, set by its campaign.
  retentionKinds: [{ name: "responses.answers", rows: { table: "responses", since: "erase_at" } }],
  personalData: [responsesSource],
  audiences: [respondents],
} satisfies Feature;
