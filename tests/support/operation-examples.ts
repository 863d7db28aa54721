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
  changeOwnName: { name: "Robin Haddad" },
  changeOwnPassword: { current: "a long and quiet sentence", password: "another long and quiet sentence" },
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
  changeTeam: { secondFactor: "each" },
  changeTeamMember: { revision: 0, role: "viewer" },
  confirmSecondFactor: { code: "123456" },
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
  endOtherSessions: {},
  endOwnSession: { id },
  endOwnSessions: {},
  endSessionOf: { sessionId: id },
  endSessionsOf: {},
  eraseInquiry: {},
  eraseMessage: {},
  inviteTeamMember: { email: "sam@example.org", name: "Sam", role: "editor" },
  moveCampaign: { revision: 1, move: "publish" },
  moveInquiry: { version: 1, state: "open" },
  moveMessage: { version: 1, state: "open" },
  moveResponse: { state: "suspected_spam" },
  moveSecondFactor: { password: "a long and quiet sentence", code: "123456" },
  moveSeveralInquiries: several,
  moveSeveralMessages: several,
  noteInquiry: { text: "Robin knows that group." },
  noteMessage: { text: "Robin knows that group." },
  reinviteTeamMember: {},
  removePasskey: { id },
  renamePasskey: { id: id, name: "Old laptop" },
  renewRecoveryCodes: { password: "a long and quiet sentence", code: "123456" },
  resetSecondFactorOf: {},
  searchInquiries: words,
  searchMessages: words,
  startSecondFactor: { password: "a long and quiet sentence" },
  turnOffSecondFactor: { password: "a long and quiet sentence", code: "123456" },
  undoMovesOfInquiries: before,
  undoMovesOfMessages: before,
  unlinkTranslation: {},
};
