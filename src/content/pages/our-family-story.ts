/**
 * The founders' own figures and story, in one place.
 *
 * A figure or a year that is `null` has not been told yet: the page leaves its line out. Write the figure as
 * text to show it, as in `number: "7"`. A chapter with `sample: true` is a stand-in and carries a tag that says so.
 */
import type { Picture } from "../schema.ts";

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
  sample: boolean;
};

export const stats: readonly Stat[] = [
  { icon: "road", number: null, label: "Years", description: "from the start until now" },
  { icon: "door", number: null, label: "Adoptions", description: "in our family" },
  { icon: "rings", number: null, label: "Embryos Transferred", description: "over all transfers" },
  { icon: "water", number: null, label: "Miscarriages", description: "none of them forgotten" },
  { icon: "circles", number: null, label: "Remaining Embryos", description: "still in storage" },
  { icon: "window", number: null, label: "Births", description: "in our family" },
  {
    icon: "people",
    number: null,
    label: "New Family Members",
    description: "by birth, adoption and donor conception",
  },
  { icon: "loop", number: null, label: "IVF Cycles", description: "from first to last" },
  { icon: "drop", number: null, label: "Shots Taken", description: "over all cycles" },
  { icon: "turns", number: null, label: "IUI Cycles", description: "from first to last" },
  { icon: "coin", number: null, label: "Spent", description: "in US dollars" },
  { icon: "fork", number: null, label: "Divorce", description: "and a life after it" },
];

const chapterPicture = (name: string, alt: string): Picture => ({ name, alt, width: 720, height: 480 });

export const chapters: readonly Chapter[] = [
  {
    id: "infertility-begins",
    order: 1,
    title: "Infertility begins",
    year: null,
    summary: "Trying takes longer than anyone said it would, and the calendar fills up with appointments.",
    content: [
      "The first months go by without much worry. After that, every month has a date that matters and a day when you find out.",
      "Then a clinic gives it a name, which helps a little and hurts a little too.",
    ],
    picture: chapterPicture("chapter-infertility-begins", "A bare tree beside a path, a few leaves falling."),
    sample: true,
  },
  {
    id: "shared-understanding",
    order: 2,
    title: "Shared understanding",
    year: null,
    summary:
      "Two people discover that they're going through the same thing. It doesn't get any shorter, but it's less lonely.",
    content: [
      "One of them says the hard thing first, and the other one listens.",
      "They learn what to ask and when to say nothing. Later, they want other people to have that too.",
    ],
    picture: chapterPicture("chapter-shared-understanding", "Two people share one umbrella in light rain."),
    sample: true,
  },
  {
    id: "adoption-journey",
    order: 3,
    title: "The adoption journey",
    year: null,
    summary: "Adoption comes with its own paperwork, waiting and questions. It isn't a second choice.",
    content: [
      "There are home visits, forms and months without news, and also people who take the time to explain.",
      "Adoption involves loss as well, for the child and for the first family, and that's part of the story.",
    ],
    picture: chapterPicture("chapter-adoption-journey", "A house with its door open and a lit path."),
    sample: true,
  },
  {
    id: "biological-journey",
    order: 4,
    title: "The biological journey",
    year: null,
    summary:
      "Treatment goes on, with hope and fear in the same week. Some calls bring good news and others don't.",
    content: [
      "Life runs from transfer to test day, while work and friends go on as usual.",
      "There are miscarriages in this chapter, and they're told as they happened.",
    ],
    picture: chapterPicture("chapter-biological-journey", "A river winds under a small bridge."),
    sample: true,
  },
  {
    id: "donor-conception",
    order: 5,
    title: "Donor conception",
    year: null,
    summary: "A donor makes a child possible, and brings new questions about genes, names and telling.",
    content: [
      "Choosing a donor takes time, and so does letting go of the family they'd first imagined.",
      "The plan is to be open from the start, because the story belongs to the child.",
    ],
    picture: chapterPicture("chapter-donor-conception", "Two stems woven into one plant before the sun."),
    sample: true,
  },
];
