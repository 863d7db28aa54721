/** What the Knowledge Hub can be narrowed down by, and who its articles are written for. */

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
