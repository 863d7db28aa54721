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
  { icon: "road", number: null, label: "Years", description: "on this road so far" },
  { icon: "door", number: null, label: "Adoptions", description: "in our family" },
  { icon: "rings", number: null, label: "Embryos Transferred", description: "over all transfers" },
  { icon: "water", number: null, label: "Miscarriages", description: "each one remembered" },
  { icon: "circles", number: null, label: "Remaining Embryos", description: "still in storage" },
  { icon: "window", number: null, label: "Births", description: "in our family" },
  { icon: "people", number: null, label: "New Family Members", description: "by every kind of tie" },
  { icon: "loop", number: null, label: "IVF Cycles", description: "from first to last" },
  { icon: "drop", number: null, label: "Shots Taken", description: "over all cycles" },
  { icon: "turns", number: null, label: "IUI Cycles", description: "from first to last" },
  { icon: "coin", number: null, label: "Spent", description: "in US dollars" },
  { icon: "fork", number: null, label: "Divorce", description: "and the life after it" },
];

const chapterPicture = (name: string, alt: string): Picture => ({ name, alt, width: 720, height: 480 });

export const chapters: readonly Chapter[] = [
  {
    id: "infertility-begins",
    order: 1,
    title: "Infertility begins",
    year: null,
    summary:
      "Trying takes longer than anyone said it would. The calendar fills with appointments, and the evenings grow quiet.",
    content: [
      "The first months pass lightly. Then each one has a date that matters, and a day of knowing.",
      "A clinic gives the waiting a name. Having a word helps a little, and it hurts a little too.",
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
      "Two people find that each knows these days from the inside. It does not shorten the road. It makes it less lonely.",
    content: [
      "One of them says the hard thing first. The other does not look away.",
      "They learn what to ask, and when to be quiet. Later they want the same for other people.",
    ],
    picture: chapterPicture("chapter-shared-understanding", "Two people share one umbrella in light rain."),
    sample: true,
  },
  {
    id: "adoption-journey",
    order: 3,
    title: "The adoption journey",
    year: null,
    summary:
      "A different door, with its own papers, waiting and questions. It is a path of its own, not a second choice.",
    content: [
      "There are home visits, forms and long silences. There are also people who explain things kindly.",
      "Adoption holds loss as well, for a child and for a first family. The story makes room for them.",
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
      "Treatment goes on, with hope and fear in the same week. Some calls bring good news, and some do not.",
    content: [
      "Transfers and test days set the rhythm. Work and friends carry on around them.",
      "Loss is part of this chapter. It is told plainly, and it is not hurried past.",
    ],
    picture: chapterPicture("chapter-biological-journey", "A river winds under a small bridge."),
    sample: true,
  },
  {
    id: "donor-conception",
    order: 5,
    title: "Donor conception",
    year: null,
    summary:
      "Help comes from a donor. With it come new questions, about genes, about names and about telling.",
    content: [
      "Choosing takes time. So does letting go of an older picture.",
      "Being open from the start is the plan. A child's story belongs to the child.",
    ],
    picture: chapterPicture("chapter-donor-conception", "Two stems woven into one plant before the sun."),
    sample: true,
  },
];
