/** The infertility journey's longer parts: who pays, men, what is known, and the other ways it may end. */
import { noteOn } from "../content-notes.ts";
import type { Journey, JourneyPart } from "./journey.ts";
import { despairLine } from "./urgent-signs.ts";

export const infertilityParts: readonly JourneyPart[] = [
  {
    id: "who-pays",
    heading: "Who pays, by country",
    note: noteOn("money"),
    paragraphs: [
      "Whether treatment is paid for depends on your state or province, your insurer and your employer. Rules change often, so each line below is dated. Check with all of them before you count on anything.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "There’s no federal requirement, so it depends on your state. Some states make health plans cover fertility care, and many don’t. RESOLVE keeps a list by state.",
          "Even where it’s required, small employers may be exempt.",
          "If your employer insures itself, its plan doesn’t have to follow state insurance law.",
          "In May 2026, three federal departments proposed a rule that would let employers offer a separate fertility benefit of up to $120,000 over a lifetime, from 2027 on. As of November 2026, we haven’t found a final version.",
          "Questions to ask at work: Is our plan fully insured or self-insured? In which state was it written?",
        ],
      },
      {
        country: "Canada",
        lines: [
          "British Columbia: since July 2, 2025, up to CAD 19,000, once, toward one cycle of IVF. How much depends on household income.",
          "Ontario: one funded cycle of IVF, without medication, as reported in December 2022. In October 2025 the province announced $250 million for 25 new and expanded clinics. Since January 2025, there’s also a tax credit of up to CAD 5,000 a year.",
          "Quebec: one cycle of IVF with medication, under a program that started in November 2021.",
          "Other provinces have tax credits or grants, and some have nothing. There’s often an age limit, so ask your province.",
        ],
      },
    ],
  },
  {
    id: "men",
    heading: "Men are patients too",
    paragraphs: [
      "Men come to this page as patients, as partners, on their own or with another man. In 2016, researchers looked at 85 websites on male infertility, and none was as easy to read as it should be.",
      "So here’s the short version. A semen analysis is a routine test. If one result is unusual, the test is often repeated before anyone talks about a cause, and a urologist can look into it further. None of it says anything about you as a man.",
      "You may be the one who keeps things going at home and has nobody to talk to. There’s a group for men, hosted by a man who’s been through infertility.",
    ],
    links: [{ title: "Look at the groups", href: "/support/groups" }],
  },
  {
    id: "what-is-known",
    heading: "What is known, and what is not",
    paragraphs: [
      "On November 28, 2025, the World Health Organization published its first guideline on infertility, with 40 recommendations. It says that everyone affected should be offered emotional and social support.",
      "A review of 39 studies with 2,746 people found that such support eases distress. Some of the studies also looked at pregnancy, but those findings are uncertain and we promise nothing about them.",
      "As far as anyone knows, being calm, hopeful or a member here doesn’t change the result. If a cycle doesn’t work, it isn’t because you did something wrong.",
    ],
  },
];

export const infertilityEndings: Journey["otherEndings"] = {
  id: "another-way",
  heading: "If this path ends another way",
  lead: "Many people finish treatment without the child they hoped for. This section is for the months and years after that.",
  note: noteOn("loss"),
  urgent: [despairLine],
  parts: [
    {
      id: "first-months",
      heading: "The first months",
      paragraphs: [
        "When the appointments stop, it can be strangely quiet. Some people sleep for weeks and others clear out a room the same evening. Some feel relieved, and ashamed of it.",
        "Friends may hope you’ll try again. You can tell them that you need company now, and not ideas.",
        "You may still get papers and storage bills for remaining embryos. Ask the clinic when it needs an answer, and whether you can talk it over with a counselor.",
      ],
    },
    {
      id: "living-without-children",
      heading: "Living without children",
      paragraphs: [
        "“Childfree” is a word for people who chose it. If you didn’t, you may want a different word, or none.",
        "People will ask, at work, at weddings or on a plane. It helps to have a short answer ready, like “No, it didn’t happen for us,” and then ask them something.",
        "Some days bring the question back every year, such as a holiday or a work party. You can leave early, or tell one person beforehand what not to ask.",
      ],
      links: [{ title: "Group: living without children", href: "/support/groups" }],
    },
    {
      id: "another-road",
      heading: "Another way to a family",
      paragraphs: [
        "Adoption, foster care, a donor or a surrogate may come next, or a bigger part in the life of a child you know. None of them makes up for what you lost, and each is right only for people who want it for its own sake.",
        "Give yourself time to grieve first. Agencies and counselors will ask about it, for good reason.",
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
        "It can hurt again when friends become grandparents. It helps to know people who are ten years ahead of you.",
        "There are practical questions too: who speaks for you if you’re ill, who inherits, who has your key. A lawyer where you live can help you put the answers in writing.",
      ],
      links: [{ title: "Write to a mentor who lives this", href: "/support/peer-mentoring" }],
    },
  ],
};
