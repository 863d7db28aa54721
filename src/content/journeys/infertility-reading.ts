/** The infertility journey's longer parts: who pays, men, what is known, and the other ways it may end. */
import { noteOn } from "../content-notes.ts";
import type { Journey, JourneyPart } from "./journey.ts";

export const infertilityParts: readonly JourneyPart[] = [
  {
    id: "who-pays",
    heading: "Who pays, by country",
    note: noteOn("money"),
    paragraphs: [
      "Money decides more about this path than it should. Rules change often, so each line says when it held. Ask your insurer, your employer and your province or state before you count on anything.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "State law says whether health plans must cover fertility care. As of September 2024 some states required it and many did not.",
          "Where a state requires it, the law may leave out small employers.",
          "Plans that an employer insures itself do not have to follow state insurance law.",
          "Questions to ask at work: Is our plan fully insured or self-insured? In which state was it written?",
        ],
      },
      {
        country: "Canada",
        lines: [
          "British Columbia: since 2 July 2025 up to CAD 19,000, once, towards one cycle of IVF. The sum depends on household income.",
          "Ontario: one funded cycle of IVF, without medicine, as reported in December 2022. Since January 2025 also a tax credit of up to CAD 5,000 a year.",
          "Quebec: one cycle of IVF with its medicine, under the program of November 2021.",
          "Other provinces have tax credits or grants, and some have none. There is often an age limit. Ask the province itself.",
        ],
      },
    ],
  },
  {
    id: "men",
    heading: "Men are patients too",
    paragraphs: [
      "Men come to this page as partners, as patients, on their own and with other men. Researchers looked at 85 websites on male infertility in 2016. Not one was written at the reading level that is recommended.",
      "So here it is in few words. A semen analysis is a routine test. One odd result is often repeated before anyone speaks of a cause. A urologist can look further. None of it measures how much of a man you are.",
      "You may be the one who holds things up at home and has nobody to hold you. There is a group for men, led by men.",
    ],
    links: [{ title: "Look at the groups", href: "/support/groups" }],
  },
  {
    id: "what-is-known",
    heading: "What is known, and what is not",
    paragraphs: [
      "On 28 November 2025 the World Health Organization published its first guideline on infertility, with 40 recommendations. It asks that everyone affected is offered support for mind and daily life.",
      "A review of 39 studies with 2,746 people found that such support eases distress. Some of those studies also looked at pregnancy. That part is uncertain, and we promise nothing about it.",
      "Being calm, hopeful or a member here has no known power over a result. If a cycle does not work, you did not do it wrong.",
    ],
  },
];

export const infertilityEndings: Journey["otherEndings"] = {
  id: "another-way",
  heading: "If this path ends another way",
  lead: "Many people leave this path without the child they set out for. They are members here like everyone else, and this part has as much room as the others.",
  note: noteOn("loss"),
  parts: [
    {
      id: "first-months",
      heading: "The first months",
      paragraphs: [
        "When the appointments stop, the days can turn strangely quiet. Some people sleep for weeks. Some clear a room the same evening. Some feel lighter and are ashamed of it.",
        "Friends may hope for another try, because hope was what they had to give. You can tell them that you need company now, and that ideas can wait.",
        "Papers and storage bills for remaining embryos may still arrive. You can ask the clinic for a date by which it needs an answer. Ask it also for a counsellor to think with.",
      ],
    },
    {
      id: "living-without-children",
      heading: "Living without children",
      paragraphs: [
        "“Childfree” is a word for those who chose it. If you did not choose, you may want another word, or none. Your life is no waiting room.",
        "Questions will come: at work, at weddings, from a stranger on a plane. A short answer kept ready helps. “No, it did not happen for us.” Then you may ask them something.",
        "Think of what you had to give a child: time, stories, a trade, a garden. It is still yours to give. Whether you want to is for you to say.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
    {
      id: "another-road",
      heading: "Another road to a family",
      paragraphs: [
        "Adoption, foster care, a donor or a surrogate may come next. So may a part in the life of a child you know. None of them makes up for what you lost. Each asks for people who want that road for itself.",
        "Give the first hope its time. Agencies and counsellors will ask you about it, and they are right to.",
      ],
      links: [
        { title: "Adoption", href: "/journeys/adoption" },
        { title: "Donor conception", href: "/journeys/donor-conception" },
      ],
    },
    {
      id: "growing-older",
      heading: "Later, and growing older",
      paragraphs: [
        "When friends become grandparents, it may ache anew. It helps to know people who have been there ten years longer than you.",
        "There are plain matters too: who speaks for you if you are ill, who gets the house, who has your key. A lawyer where you live can help you put it in writing. Some people find that it brings peace.",
      ],
      links: [{ title: "Talk to a mentor who lives this", href: "/support/peer-mentoring" }],
    },
  ],
};
