/**
 * The founders' own figures and story. The team edits them; this is the default.
 *
 * The page leaves out a figure without its number and the line of a missing year. Figures and chapters in the state
 * "sample" have a tag that says so.
 */
import { contentDocument, current } from "../current.ts";
import type { Picture } from "../schema.ts";
import { type UploadedPicture, uploadedPicture } from "../uploaded-pictures.ts";
import { sampleChapters } from "./our-family-samples.ts";

/** The sign beside a figure; drawn in the page's stat-sign.tsx. */
export type StatSign =
  | "road"
  | "door"
  | "rings"
  | "water"
  | "circles"
  | "window"
  | "people"
  | "loop"
  | "drop"
  | "turns"
  | "coin"
  | "fork";

export type Stat = { icon: StatSign; number: string; label: string; description: string };

export type Chapter = {
  id: string;
  order: number;
  title: string;
  subtitle?: string;
  year: string | null;
  summary: string;
  content: readonly string[];
  picture: Picture;
  /** In place of the illustration. */
  photograph?: UploadedPicture;
  sample: boolean;
};

/** The twelve figures in their order, with what the team can't change. */
export const figures = [
  { id: "years", icon: "road", label: "Years" },
  { id: "adoptions", icon: "door", label: "Adoptions" },
  { id: "embryosTransferred", icon: "rings", label: "Embryos Transferred" },
  { id: "miscarriages", icon: "water", label: "Miscarriages" },
  { id: "remainingEmbryos", icon: "circles", label: "Remaining Embryos" },
  { id: "births", icon: "window", label: "Births" },
  { id: "newFamilyMembers", icon: "people", label: "New Family Members" },
  { id: "ivfCycles", icon: "loop", label: "IVF Cycles" },
  { id: "shotsTaken", icon: "drop", label: "Shots Taken" },
  { id: "iuiCycles", icon: "turns", label: "IUI Cycles" },
  { id: "spent", icon: "coin", label: "Spent" },
  { id: "divorce", icon: "fork", label: "Divorce" },
] as const satisfies readonly { id: string; icon: StatSign; label: string }[];

const chapterPicture = (name: string, alt: string): Picture => ({ name, alt, width: 720, height: 480 });

/** The five chapters in their order, with their illustrations. */
export const chapterPlaces = [
  {
    id: "infertility-begins",
    picture: chapterPicture("chapter-infertility-begins", "A bare tree beside a path, a few leaves falling."),
  },
  {
    id: "shared-understanding",
    picture: chapterPicture("chapter-shared-understanding", "Two people share one umbrella in light rain."),
  },
  {
    id: "adoption-journey",
    picture: chapterPicture("chapter-adoption-journey", "A house with its door open and a lit path."),
  },
  {
    id: "biological-journey",
    picture: chapterPicture("chapter-biological-journey", "A river winds under a small bridge."),
  },
  {
    id: "donor-conception",
    picture: chapterPicture("chapter-donor-conception", "Two stems woven into one plant before the sun."),
  },
] as const;

type Figure = { number?: string; description: string };
type ChapterText = {
  title: string;
  subtitle?: string;
  year?: string;
  summary: string;
  content: readonly string[];
  /** The id of an uploaded picture. */
  photograph?: string;
  state: "sample" | "told";
};

/** What the team can change. */
export type FoundersContent = {
  numbers: Readonly<Record<(typeof figures)[number]["id"], Figure>> & { state: "sample" | "told" };
  chapters: Readonly<Record<(typeof chapterPlaces)[number]["id"], ChapterText>>;
};

/** The founders' figures and chapters, as the team edits them. */
export const foundersDocument = contentDocument<FoundersContent>("founders", {
  numbers: {
    state: "sample",
    years: { number: "9", description: "from the start until now" },
    adoptions: { number: "1", description: "in our family" },
    embryosTransferred: { number: "8", description: "in all our transfers" },
    miscarriages: { number: "3", description: "we remember each one" },
    remainingEmbryos: { number: "2", description: "still in storage" },
    births: { number: "2", description: "in our family" },
    newFamilyMembers: { number: "5", description: "by birth, adoption and donor conception" },
    ivfCycles: { number: "4", description: "from first to last" },
    shotsTaken: { number: "400", description: "in all our cycles" },
    iuiCycles: { number: "3", description: "from first to last" },
    spent: { number: "$90k", description: "in US dollars" },
    divorce: { number: "1", description: "and life afterward" },
  },
  chapters: sampleChapters,
});

/** The figures in their order; one that the founders left empty on purpose is left out. */
export function stats(): readonly Stat[] {
  const { numbers } = current(foundersDocument);
  return figures.flatMap(({ id, icon, label }) => {
    const { number, description } = numbers[id];
    return number === undefined ? [] : [{ icon, number, label, description }];
  });
}

/** Whether the figures are stand-ins for the founders' own. */
export function areStatsSamples(): boolean {
  return current(foundersDocument).numbers.state === "sample";
}

/** The five chapters; the year is null while it isn't told. */
export function chapters(): readonly Chapter[] {
  const stored = current(foundersDocument).chapters;
  return chapterPlaces.map(({ id, picture }, at) => {
    const { state, year = null, photograph: pictureId, ...text } = stored[id];
    const photograph = uploadedPicture(pictureId);
    const shown = photograph ? { picture, photograph } : { picture };
    return { id, order: at + 1, ...text, year, ...shown, sample: state === "sample" };
  });
}
