import { newCampaign } from "#features/campaigns/rules/new-campaign.ts";

/** A valid input of each operation of the admin's screens, for tests that call all of them. */
export const operationExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  addTranslation: { language: "es" },
  changeClinicCode: { revision: 1, state: "off" },
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
  createCampaign: { content: newCampaign("America/New_York") },
  createClinicCode: {
    clinic: "Sample Clinic",
    code: "",
    plan: "premium",
    covers: "The first two months",
    uses: 50,
    lastDay: "2027-05-31",
  },
  createRedirect: { from: "/support-groups", to: "/support/groups", kind: "301", note: "" },
  deleteCampaign: { title: "What would help during the wait?" },
  deleteClinicCode: { code: "KIN-7QXM-4TRH" },
  deleteRedirect: {},
  deleteResponse: {},
  duplicateCampaign: {},
  moveCampaign: { revision: 1, move: "publish" },
  moveResponse: { state: "suspected_spam" },
  unlinkTranslation: {},
};
