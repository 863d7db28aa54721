const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const answer = { version: 1, text: "Yes, there is one on Tuesdays.", next: "waiting" };
const several = { items: [{ id, version: 1 }], state: "done" };
const before = { items: [{ id, version: 2, state: "new", assignee: "" }] };
const replies = { replies: [{ id: "thanks", title: "Thank you", text: "Hello,\n\nThank you." }], was: "" };
const words = { words: "group nights", state: "all" };

/** A valid input of each operation of the admin's screens, for tests that call all of them. */
export const operationExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  addSubscriber: {
    email: "robin.reed@example.org",
    name: "Robin Reed",
    tags: ["Open house"],
    proof: "signed",
    source: "Paper list, open day in October 2026",
  },
  answerInquiry: answer,
  answerMessage: answer,
  changeClinicCode: { revision: 1, state: "off" },
  changeInquiryReplies: replies,
  changeMessageReplies: replies,
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
  changeRetention: { name: "contact.messages", figure: 6, was: 12 },
  changeSubscriber: { state: "unsubscribed" },
  changeSubscribers: { ids: [id], action: "tag", tag: "Open house" },
  checkCertificate: { code: "7KQF-2M9X-W3HD-PV4T-8RBN-C5JY-6ZGS", email: "reader@example.org" },
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
  erasePersonalData: { email: "reader@example.org", sure: true },
  eraseSubscriber: {},
  findPersonalData: { email: "reader@example.org" },
  moveInquiry: { version: 1, state: "open" },
  moveMessage: { version: 1, state: "open" },
  moveSeveralInquiries: several,
  moveSeveralMessages: several,
  noteInquiry: { text: "Robin knows that group." },
  noteMessage: { text: "Robin knows that group." },
  previewRetention: { name: "contact.messages", figure: 6 },
  searchInquiries: words,
  searchMessages: words,
  searchSubscribers: { text: "reader@" },
  undoMovesOfInquiries: before,
  undoMovesOfMessages: before,
};
