/** A valid input of each operation of the admin's screens, for tests that call all of them. */
export const operationExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  backUpNow: {},
  changeClinicCode: { revision: 1, state: "off" },
  changePicture: {
    alt: "Two hands around a mug of tea",
    decorative: false,
    focusX: 30,
    focusY: 60,
    revision: 1,
  },
  changeRedirect: { revision: 1, to: "/support/peer-mentoring" },
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
  deletePicture: {},
  deleteRedirect: {},
};
