/**
 * The founders' own figures and story. The team edits them; this is the default.
 *
 * The page leaves out a figure without its number and the line of a missing year; while no figure has a number, their
 * labels are one line. A chapter in the state "sample" has a tag that
 * says so.
 */
import { contentDocument, current } from "../current.ts";
import type { Picture } from "../schema.ts";
import { type UploadedPicture, uploadedPicture } from "../uploaded-pictures.ts";

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

export type Stat = { icon: StatSign; number: string | null; label: string; description: string };

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
  numbers: Readonly<Record<(typeof figures)[number]["id"], Figure>>;
  chapters: Readonly<Record<(typeof chapterPlaces)[number]["id"], ChapterText>>;
};

/** The founders' figures and chapters, as the team edits them. */
export const foundersDocument = contentDocument<FoundersContent>("founders", {
  numbers: {
    years: { description: "from the start until now" },
    adoptions: { description: "in our family" },
    embryosTransferred: { description: "in all our transfers" },
    miscarriages: { description: "we remember each one" },
    remainingEmbryos: { description: "still in storage" },
    births: { description: "in our family" },
    newFamilyMembers: { description: "by birth, adoption and donor conception" },
    ivfCycles: { description: "from first to last" },
    shotsTaken: { description: "in all our cycles" },
    iuiCycles: { description: "from first to last" },
    spent: { description: "in US dollars" },
    divorce: { description: "and life afterward" },
  },
  chapters: {
    "infertility-begins": {
      title: "Infertility begins",
      summary: "It took longer than anyone said it would, and our calendar filled up with appointments.",
      content: [
        "At first we didn’t worry much. After that, every month had a date that mattered and a day when we found out.",
        "Then a clinic gave it a name, which helped a little and hurt a little, too.",
      ],
      state: "sample",
    },
    "shared-understanding": {
      title: "Shared understanding",
      summary:
        "We found out that we were going through the same thing. It didn’t get any shorter, but it was less lonely.",
      content: [
        "One of us said the hard thing first, and the other listened.",
        "We learned what to ask and when to say nothing. Later, we wanted other people to have that, too.",
      ],
      state: "sample",
    },
    "adoption-journey": {
      title: "The adoption journey",
      summary: "Adoption came with its own paperwork, waiting and questions. It wasn’t a second choice.",
      content: [
        "There were home visits, forms and months without news, and people who took the time to explain.",
        "Adoption also means loss, for the child and for the first family, and that’s part of our story.",
      ],
      state: "sample",
    },
    "biological-journey": {
      title: "The biological journey",
      summary:
        "Treatment went on, with hope and fear in the same week. Some calls brought good news, and others didn’t.",
      content: [
        "We had miscarriages. Here’s what happened.",
        "We lived from transfer to test day, while work and friends went on as usual.",
      ],
      state: "sample",
    },
    "donor-conception": {
      title: "Donor conception",
      summary: "A donor made a child possible, and brought new questions about genes, names and telling.",
      content: [
        "Choosing a donor took time, and so did letting go of the family we’d first imagined.",
        "We decided to be open from the start, because the story belongs to our child.",
      ],
      state: "sample",
    },
  },
});

/** The twelve figures; the number is null while it isn't told. */
export function stats(): readonly Stat[] {
  const { numbers } = current(foundersDocument);
  return figures.map(({ id, icon, label }) => {
    const { number = null, description } = numbers[id];
    return { icon, number, label, description };
  });
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
