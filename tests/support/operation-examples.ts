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
  changeClosedDays: { days: ["2027-12-28", "2027-12-29"], was: "" },
  changeInquiryReplies: replies,
  changeLetterPace: { pace: 60, was: "" },
  changeMessageReplies: replies,
  changePublishing: { rule: "second", was: "" },
  changePurchaseLinks: {
    links: { premium: "https://courses.kinward.example/enroll/premium?coupon={code}" },
    was: "",
  },
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
  changeSender: { legalName: "Example Society", postalAddress: "12 Lake Road, Akron, OH 44301", was: "" },
  changeTold: { about: "messages", chosen: ["team"], was: "" },
  changeZone: { zone: "America/Chicago", was: "" },
  createClinicCode: {
    clinic: "Sample Clinic",
    code: "",
    plan: "premium",
    covers: "The first two months",
    uses: 50,
    lastDay: "2027-05-31",
  },
  createRedirect: { from: "/support-groups", to: "/support/groups", kind: "301", note: "" },
  deleteClinicCode: { code: "KIN-7QXM-4TRH" },
  deleteRedirect: {},
  eraseInquiry: {},
  eraseMessage: {},
  moveInquiry: { version: 1, state: "open" },
  moveMessage: { version: 1, state: "open" },
  moveSeveralInquiries: several,
  moveSeveralMessages: several,
  noteInquiry: { text: "Robin knows that group." },
  noteMessage: { text: "Robin knows that group." },
  retryMail: { id },
  searchInquiries: words,
  searchMessages: words,
  sendTestMail: {},
  undoMovesOfInquiries: before,
  undoMovesOfMessages: before,
};
