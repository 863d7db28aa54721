/** The founders' page, section by section. Their figures and chapters are in our-family-story.ts. */

import { type ContentNote, noteOn } from "../content-notes.ts";
import { withTexts } from "../page-texts.server.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { areStatsSamples, type Chapter, chapters, type Stat, stats } from "./our-family-story.ts";

/** A chapter with the words that say where it stands among the others. */
export type PlacedChapter = Chapter & {
  /** "Chapter 2" */
  number: string;
  /** "Chapter 2 of 5" */
  place: string;
  /** "Chapter 2 of 5: Shared understanding" */
  name: string;
};

export type OurFamilyPage = Page & {
  picture: Picture;
  numbers: {
    id: string;
    heading: string;
    /** Where they are stand-ins. */
    sampleTag: string;
    readonly areSamples: boolean;
    note: ContentNote;
    readonly stats: readonly Stat[];
  };
  story: {
    id: string;
    heading: string;
    note: ContentNote;
    view: { legend: string; one: string; list: string };
    carousel: {
      label: string;
      carousel: string;
      slide: string;
      viewport: string;
      previous: string;
      next: string;
      choose: string;
    };
    read: string;
    year: string;
    sampleTag: string;
    chapters: readonly PlacedChapter[];
  };
  reality: { id: string; heading: string; lead: string; text: string };
  gaining: {
    id: string;
    heading: string;
    lead: string;
    cards: readonly { title: string; text: string; picture: Picture }[];
  };
  road: {
    id: string;
    heading: string;
    text: string;
    picture: Picture;
    journeys: { text: string; href: SitePath };
    community: { text: string; href: SitePath };
  };
};

function placed(chapter: Chapter, _at: number, all: readonly Chapter[]): PlacedChapter {
  const number = `Chapter ${chapter.order}`;
  const place = `${number} of ${all.length}`;
  return { ...chapter, number, place, name: `${place}: ${chapter.title}` };
}

export const ourFamily: OurFamilyPage = withTexts({
  path: "/our-family",
  name: "Our Family",
  meta: {
    title: "Our Family: the founders of {name}",
    description:
      "The story of the two people who started {name}: infertility, IVF, miscarriage, adoption, donor conception and divorce, in five chapters.",
    keywords: ["our family", "{name} founders", "founders’ story", "infertility story", "adoption story"],
    indexed: true,
  },
  heading: "Our Family",
  introduction:
    "We started {name} after infertility, IVF, miscarriage, adoption, donor conception and a divorce. This is our story.",
  picture: {
    name: "founders-banner",
    alt: "Two people stand at the start of a long winding road into the hills.",
    width: 1600,
    height: 640,
  },
  numbers: {
    id: "numbers",
    heading: "Journey by the Numbers",
    sampleTag: "Sample numbers",
    get areSamples() {
      return areStatsSamples();
    },
    note: {
      ...noteOn("loss", "birth", "money"),
      text: "This part talks about: pregnancy loss, birth, divorce and money.",
    },
    get stats() {
      return stats();
    },
  },
  story: {
    id: "our-story",
    heading: "Our story in five chapters",
    note: {
      ...noteOn("loss", "birth", "children"),
      text: "This part talks about: infertility, pregnancy loss, birth and adoption.",
    },
    view: { legend: "How to read the story", one: "One at a time", list: "Read as a list" },
    carousel: {
      label: "The chapters, one at a time",
      carousel: "carousel",
      slide: "slide",
      viewport: "Chapters. The arrow keys turn them.",
      previous: "Previous chapter",
      next: "Next chapter",
      choose: "Choose a chapter",
    },
    read: "Read this chapter",
    year: "Year",
    sampleTag: "Sample text",
    get chapters() {
      return chapters().map(placed);
    },
  },
  reality: {
    id: "reality",
    heading: "The Reality of Our Journey",
    lead: "It didn’t go in a straight line. There was waiting, loss and joy, often all at once.",
    text: "It’s only one story, and yours may go differently. We tell it openly, so that you can be open about yours if you want to.",
  },
  gaining: {
    id: "gaining-family",
    heading: "Gaining Family Along the Way",
    lead: "A family like ours includes more people than parents and children.",
    cards: [
      {
        title: "Biological families",
        text: "First parents and genetic relatives are part of our story. They decide how much contact they want and what we tell about them.",
        picture: {
          name: "support-surrogates-donors",
          alt: "A strong tree with two lanterns, on a hill of its own.",
          width: 480,
          height: 360,
        },
      },
      {
        title: "Medical team",
        text: "Nurses, doctors and counselors became part of our story, through the hard calls as well as the good ones.",
        picture: {
          name: "support-clinics",
          alt: "A clinic with lit arched windows among hills.",
          width: 480,
          height: 360,
        },
      },
    ],
  },
  road: {
    id: "winding-road",
    heading: "Our Winding Road",
    text: "Your path may look nothing like ours. Whatever comes next for you, you don’t have to go through it alone.",
    picture: {
      name: "hero-wide",
      alt: "A path winds through lilac hills to a small house with lit windows by a lake.",
      width: 1600,
      height: 1000,
    },
    journeys: { text: "See the five journeys", href: "/journeys" },
    community: { text: "Meet the community", href: "/support/peer-support-community" },
  },
});
