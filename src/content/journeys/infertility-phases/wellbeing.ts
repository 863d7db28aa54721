/** The infertility journey, phase 7: life afterwards. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const wellbeing: Phase = {
  id: "wellbeing",
  title: "Wellbeing",
  hint: "Who you are now, with or without a child.",
  lead: "The appointments are over, whatever came of them. What is left is a life, and it may feel like someone else's for a while.",
  facing: [
    "Being a person again, after years of being a patient.",
    "A body you would like to be on good terms with.",
    "Friends who moved on, and work that was put off.",
    "Faith that has changed, gone or come back.",
    "Days on the calendar that still hurt.",
  ],
  feelings: ["Joy and ache together", "Slow to return", "Envy of lost time", "Curious again"],
  offered: [
    "A letter to yourself, to write and to keep",
    "A map of who holds you up",
    "A list of hard dates, with a plan for each",
  ],
  parts: [
    {
      id: "no-duty-to-grow",
      heading: "You need not have grown",
      paragraphs: [
        "Some people find that a hard time has changed what they care about, and they are glad of it. Others find nothing of the kind. Both are in order. Nobody owes a lesson for what they went through.",
        "Grief comes back, sometimes years later: at a birthday, when a friend becomes a grandparent, in a supermarket aisle. It has not undone what you have built since. A note of the dates you know can soften the ones you do not.",
      ],
    },
    {
      id: "body-and-closeness",
      heading: "Body and closeness",
      paragraphs: [
        "After treatment a body can seem like a house in which others had the key. Swimming, gardening, dancing in the kitchen: start with something that has no number in it.",
        "Closeness may need to be learned again, slowly and with words. If sex still hurts or frightens you, a doctor or a sex therapist has heard it before.",
      ],
    },
    {
      id: "life-without-children",
      heading: "With no child",
      paragraphs: [
        "A life without children is whole. It can hold work, love, nieces, neighbours, dogs, a long table, a packed suitcase. It can also hold the ache, in the same week.",
        "People who live this life lead a group of their own here.",
      ],
      links: [
        { title: "Group: living without children", href: "/support/groups" },
        { title: "If this path ends another way", href: "/journeys/infertility#another-way" },
      ],
    },
    {
      id: "parent-after-infertility",
      heading: "With a child",
      note: noteOn("children"),
      paragraphs: [
        "People who become parents after infertility are often told to be grateful for every minute. Tiredness is allowed, and so is sadness for how it went. A child does not erase the years before.",
        "Some also long for another child. That wish needs no excuse.",
      ],
      links: [{ title: "Group: parenting after infertility", href: "/support/groups" }],
    },
  ],
  worksheet: { title: "Letter to myself and support map", href: "/resources/worksheets" },
  alsoHere: { title: "Write on a private page", href: "/resources/journaling" },
  limits:
    "We collect no success stories. Lasting low mood is for a doctor or therapist, and asking for one is ordinary.",
  picture: {
    name: "community",
    alt: "Eight people of many ages sit round a lantern at dusk, with lit houses behind.",
    width: 1200,
    height: 800,
  },
};
