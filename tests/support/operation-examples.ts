import { newCampaign } from "#features/campaigns/rules/new-campaign.ts";

const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const answer = { version: 1, text: "Yes, there is one on Tuesdays.", next: "waiting" };
const several = { items: [{ id, version: 1 }], state: "done" };
const before = { items: [{ id, version: 2, state: "new", assignee: "" }] };
const replies = { replies: [{ id: "thanks", title: "Thank you", text: "Hello,\n\nThank you." }], was: "" };
const words = { words: "group nights", state: "all" };

/** A valid input of each operation of the admin's screens, for tests that call all of them. */
export const operationExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  addTranslation: { language: "es" },
  answerInquiry: answer,
  answerMessage: answer,
  changeClinicCode: { revision: 1, state: "off" },
  changeInquiryReplies: replies,
  changeMessageReplies: replies,
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
  eraseInquiry: {},
  eraseMessage: {},
  moveCampaign: { revision: 1, move: "publish" },
  moveInquiry: { version: 1, state: "open" },
  moveMessage: { version: 1, state: "open" },
  moveResponse: { state: "suspected_spam" },
  moveSeveralInquiries: several,
  moveSeveralMessages: several,
  noteInquiry: { text: "Robin knows that group." },
  noteMessage: { text: "Robin knows that group." },
  searchInquiries: words,
  searchMessages: words,
  undoMovesOfInquiries: before,
  undoMovesOfMessages: before,
  unlinkTranslation: {},
};
