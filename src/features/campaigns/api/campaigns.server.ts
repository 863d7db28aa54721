import { type Actor, may } from "#features/permissions/access.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { type CampaignBesidePublic, campaignDraft } from "../reads/admin.server.ts";
import { capForViewers, withoutCaps } from "../rules/caps.ts";
import { newCampaign } from "../rules/new-campaign.ts";
import { type CampaignChange, campaignChange, campaignStart } from "../schema/campaign.ts";
import { createCampaign, duplicateCampaign, saveDraft } from "../writes/draft.server.ts";
import { moveCampaign, publishCampaign } from "../writes/publish.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const content = newCampaign("America/New_York");
const draft = {
  id: exampleId,
  revision: 1,
  version: 0,
  standing: "draft",
  slug: "",
  changedAt: "2026-11-21T10:00:00.000Z",
  publicCloses: "",
  unpublished: false,
};

// The builder saves about once a second while someone types.
const saving = { points: 1_200, seconds: 600 };

/** Endpoints of the campaign builder: create, read, save, publish, close and archive. */
export function campaignsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/campaigns",
      operationId: "createCampaign",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Creates a campaign as a draft.",
      permission: "campaigns.write",
      limit: { points: 60, seconds: 600 },
      input: campaignStart,
      example: { content },
      answer: { status: 201, description: "The draft.", example: { ...draft, content } },
      handle: async ({ content: initial }, { actor, idempotencyKey }) => ({
        status: 201,
        body: await createCampaign(services, actor, { zone: initial.zone, content: initial, idempotencyKey }),
      }),
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/campaigns/:id",
      operationId: "readCampaignDraft",
      summary: "Returns a campaign's draft. Viewers don't get notification addresses or small answer limits.",
      permission: "campaigns.read",
      answer: { status: 200, description: "The draft.", example: { ...draft, content } },
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
      summary: "Saves or publishes a draft, or closes, reopens, archives or unarchives its campaign.",
      permission: "campaigns.write",
      limit: saving,
      input: campaignChange,
      example: { revision: 1, content },
      answer: {
        status: 200,
        description:
          "The campaign's current status. `unpublished`: visitors don't see the draft yet. `slugTaken`: another campaign uses its address.",
        example: { ...draft, revision: 2, slugTaken: false },
      },
      handle: async (input, { actor, params }) => ({
        status: 200,
        body: await change(services, actor, params.id ?? "", input),
      }),
    }),
  ];
}

function forReader(actor: Actor, read: CampaignBesidePublic): CampaignBesidePublic {
  if (may(actor, "campaigns.write")) return read;
  const { cap, sections } = read.content;
  const content = {
    ...read.content,
    notify: [],
    cap: capForViewers(cap),
    sections: withoutCaps(sections),
  };
  return { ...read, content };
}

/** Returns the revision created by this change, never a later one by someone else. */
async function change(services: Services, actor: Actor, id: string, input: CampaignChange) {
  const { revision, slugTaken } = await revisionAfter(services, actor, id, input);
  const { version, standing, slug, changedAt, publicCloses, unpublished } = await campaignDraft(
    services,
    actor,
    id,
  );
  return { id, revision, version, standing, slug, changedAt, publicCloses, unpublished, slugTaken };
}

async function revisionAfter(services: Services, actor: Actor, id: string, input: CampaignChange) {
  if ("content" in input) return saveDraft(services, actor, id, input);
  const { move, revision } = input;
  if (move === "publish")
    return { ...(await publishCampaign(services, actor, id, { revision })), slugTaken: false };
  return { ...(await moveCampaign(services, actor, id, move, revision)), slugTaken: false };
}

/** Listing and duplicating campaigns. The responses feature deletes them, because it also deletes the answers. */
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
