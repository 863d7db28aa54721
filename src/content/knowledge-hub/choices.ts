/** What the Knowledge Hub can be narrowed down by, and who its articles are written for. */

/** The names of the search and of each choice in the list's address. */
export const hubQueryNames = ["q", "subject", "path", "reader", "kind", "length"] as const;

/** The paths in the order of the menus; what belongs to no single path comes last. */
export const hubPaths = [
  { value: "infertility", label: "Infertility" },
  { value: "donor-conception", label: "Donor conception" },
  { value: "surrogacy", label: "Surrogacy" },
  { value: "gestational-surrogates", label: "Gestational surrogates" },
  { value: "adoption", label: "Adoption" },
  { value: "everyone", label: "For everyone" },
] as const;

export type HubPath = (typeof hubPaths)[number]["value"];

/** The kinds of text, and the courses that members get. */
export const hubKinds = [
  { value: "guide", label: "Guide" },
  { value: "article", label: "Article" },
  { value: "course", label: "Course" },
] as const;

export type HubKind = (typeof hubKinds)[number]["value"];

/** Reading times, and courses, which have none; `upTo` is the last minute that counts as this length. */
export const hubLengths = [
  { value: "short", label: "Up to 4 minutes", upTo: 4 },
  { value: "long", label: "5 minutes and more", upTo: Number.POSITIVE_INFINITY },
  { value: "own-pace", label: "At your own pace", upTo: undefined },
] as const;

export type HubLength = (typeof hubLengths)[number]["value"];

/** What an article is about, in the words people look for. */
export const hubSubjects = [
  { value: "first-steps", label: "First steps" },
  { value: "tests-and-treatment", label: "Tests and treatment" },
  { value: "loss", label: "Pregnancy loss" },
  { value: "donors", label: "Donors" },
  { value: "telling-children", label: "Telling children" },
  { value: "pregnancy-and-birth", label: "Pregnancy and birth" },
  { value: "feelings", label: "Feelings and waiting" },
  { value: "partner-and-family", label: "Partner and family" },
  { value: "money-and-work", label: "Money and work" },
  { value: "law", label: "Law" },
  { value: "stopping", label: "Stopping" },
] as const;

export type HubSubject = (typeof hubSubjects)[number]["value"];

/** The shelves of the library in order. A text stands on the shelf of the first thing it's about. */
export const hubShelves = [
  {
    id: "start",
    name: "First steps",
    picture: "phase-discovery",
    subjects: ["first-steps"],
  },
  {
    id: "treatment",
    name: "Tests and treatment",
    picture: "phase-treatment",
    subjects: ["tests-and-treatment"],
  },
  {
    id: "losses",
    name: "Pregnancy loss",
    picture: "phase-turning-points",
    subjects: ["loss"],
  },
  {
    id: "donors",
    name: "Donors and telling children",
    picture: "phase-telling",
    subjects: ["donors", "telling-children"],
  },
  {
    id: "feelings",
    name: "Waiting, feelings, stopping",
    picture: "phase-the-wait",
    subjects: ["feelings", "stopping"],
  },
  {
    id: "family",
    name: "Family, pregnancy and birth",
    picture: "phase-becoming-a-family",
    subjects: ["partner-and-family", "pregnancy-and-birth"],
  },
  {
    id: "money",
    name: "Money, work and law",
    picture: "phase-team-and-budget",
    subjects: ["money-and-work", "law"],
  },
] as const satisfies readonly {
  id: string;
  name: string;
  /** A wide illustration, 900 by 300. */
  picture: string;
  subjects: readonly HubSubject[];
}[];

/** The guide at the top of the library, for readers who don't know where to begin. */
export const featuredGuide = "asking-for-help-the-first-time";

/** Who an article is written for, as it says of itself. */
export const readerNames = {
  individuals: "individuals",
  couples: "couples",
  men: "men",
  solo: "solo parents",
  lgbtq: "LGBTQ+ readers",
  "loved-ones": "loved ones",
  "clinic-staff": "clinic staff",
  "donor-conceived": "donor-conceived adults",
} as const;

export type Reader = keyof typeof readerNames;

/** The same readers as a choice of the list. */
export const hubReaders = [
  { value: "men", label: "Men" },
  { value: "lgbtq", label: "LGBTQ+ readers" },
  { value: "solo", label: "Solo parents" },
  { value: "couples", label: "Couples" },
  { value: "individuals", label: "Individuals" },
  { value: "loved-ones", label: "Family and friends" },
  { value: "donor-conceived", label: "Donor-conceived adults" },
  { value: "clinic-staff", label: "Clinic staff" },
] as const satisfies readonly { value: Reader; label: string }[];
