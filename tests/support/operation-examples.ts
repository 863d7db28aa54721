const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const answer = { version: 1, text: "Yes, there is one on Tuesdays.", next: "waiting" };
const several = { items: [{ id, version: 1 }], state: "done" };
const before = { items: [{ id, version: 2, state: "new", assignee: "" }] };
const replies = { replies: [{ id: "thanks", title: "Thank you", text: "Hello,\n\nThank you." }], was: "" };
const words = { words: "group nights", state: "all" };

/** A valid input of each operation of the admin's screens, for tests that call all of them. */
export const operationExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  answerInquiry: answer,
  answerMessage: answer,
  changeClinicCode: { revision: 1, state: "off" },
  changeInquiryReplies: replies,
  changeMessageReplies: replies,
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
  createClinicCode: {
    clinic: "Sample Clinic",
    code: "",
    plan: "premium",
    covers: "The first two months",
    uses: 50,
    lastDay: "2027-05-31",
  },
  createNewsletterIssue: {
    content: {
      subject: "Three quiet evenings",
      preview: "One story, one tool, one date",
      text: "Hello,\n\nthis month we thought of **three evenings**.",
      topics: ["loss"],
      dates: [],
      segment: { kind: "all" },
      pace: 300,
    },
  },
  createRedirect: { from: "/support-groups", to: "/support/groups", kind: "301", note: "" },
  deleteClinicCode: { code: "KIN-7QXM-4TRH" },
  deleteNewsletterIssue: {},
  deleteRedirect: {},
  deleteSegment: { id },
  deleteTag: { id },
  eraseInquiry: {},
  eraseMessage: {},
  moveInquiry: { version: 1, state: "open" },
  moveMessage: { version: 1, state: "open" },
  moveNewsletterIssue: {
    revision: 1,
    move: "schedule",
    sendAt: "2026-12-01T14:00:00.000Z",
    zone: "America/New_York",
  },
  moveSeveralInquiries: several,
  moveSeveralMessages: several,
  noteInquiry: { text: "Robin knows that group." },
  noteMessage: { text: "Robin knows that group." },
  resendNewsletterIssue: { which: "unsure" },
  restoreNewsletterIssue: { revision: 1, version: id },
  saveSegment: { name: "Open house 2026", rule: { since: "2026-10-01" } },
  searchInquiries: words,
  searchMessages: words,
  testNewsletterIssue: {},
  undoMovesOfInquiries: before,
  undoMovesOfMessages: before,
};
