/** The infertility journey, phase 7: life afterwards. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";

export const wellbeing: Phase = {
  id: "wellbeing",
  title: "Wellbeing",
  meta: {
    title: "Life after infertility treatment - {name}",
    description:
      "Life after infertility, with or without a child: your body, your relationship, friends and work, the dates that still hurt, and who can help you.",
    keywords: [
      "life after infertility",
      "after IVF",
      "infertility and relationships",
      "childless after infertility",
      "infertility support",
    ],
  },
  hint: "Who you are now, with or without a child.",
  lead: "Treatment is over, with or without a child. This phase is about life afterward, and the dates that still hurt.",
  facing: [
    "Being a person again, after years of being a patient.",
    "Getting back on good terms with your body.",
    "Friends who moved on, and work you put off.",
    "Faith that has changed, gone or come back.",
    "Days on the calendar that still hurt.",
  ],
  feelings: ["Joy and sadness together", "Tired", "Regret for lost time", "Curious again"],
  offered: [
    "A letter to yourself, to write and keep",
    "A map of the people who support you",
    "A list of hard dates, with a plan for each",
  ],
  parts: [
    {
      id: "no-duty-to-grow",
      heading: "You don’t have to have grown from it",
      paragraphs: [
        "Some people find that a hard time changed what matters to them, and they’re glad of it. Others don’t. Both are fine, and you don’t have to have learned anything from it.",
        "Grief can come back years later: on a birthday, when a friend becomes a grandparent, in a supermarket aisle. That doesn’t undo what you’ve built since. It can help to write down the dates you know will be hard.",
      ],
    },
    {
      id: "body-and-closeness",
      heading: "Body and closeness",
      paragraphs: [
        "After treatment, your body can feel as if it belonged to other people for a while. Try something that isn’t measured, like swimming, gardening or dancing in the kitchen.",
        "You may need to learn to be close again, slowly, and by talking about it. If sex still hurts or scares you, see a doctor or a sex therapist. They’ve heard it before.",
      ],
    },
    {
      id: "life-without-children",
      heading: "Without a child",
      paragraphs: [
        "You can build a life you like without children, and still be sad on some days.",
        "There’s a group here for people living without children, led by one of them.",
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
        "Parents after infertility are often told to be grateful for every minute. You can be tired anyway, and sad about how it went. A child doesn’t erase the years before.",
        "You may also long for another child, and you don’t have to justify that.",
      ],
      links: [{ title: "Group: parenting after infertility", href: "/support/groups" }],
    },
  ],
  worksheet: { title: "Letter to myself", href: "/resources/worksheets/letter-to-myself" },
  alsoHere: { title: "Write in the private journal", href: "/resources/journaling" },
  limits: "If you’ve felt low for weeks, see a doctor or a therapist. It’s a normal thing to ask for.",
  picture: vignette("wellbeing", "A bicycle with sprigs in its basket, leaning on a tree by the water."),
};
