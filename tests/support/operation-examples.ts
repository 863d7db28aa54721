/** A valid input of each operation of the admin's screens, for tests that call all of them. */
export const operationExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  addSubscriber: {
    email: "robin.reed@example.org",
    name: "Robin Reed",
    tags: ["Open house"],
    proof: "signed",
    source: "Paper list, open day in October 2026",
  },
  changeClinicCode: { revision: 1, state: "off" },
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
  changeSubscriber: { state: "unsubscribed" },
  changeSubscribers: { ids: ["01a1fc74-724c-71fd-a085-833908003bf9"], action: "tag", tag: "Open house" },
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
  eraseSubscriber: {},
  searchSubscribers: { text: "reader@" },
};
