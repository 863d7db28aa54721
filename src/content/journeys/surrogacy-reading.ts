/** What belongs to the whole surrogacy journey: rules of two countries, what is fair, families of every kind, endings. */
import { noteOn } from "../content-notes.ts";
import type { Journey, JourneyPart } from "./journey.ts";

export const surrogacyParts: readonly JourneyPart[] = [
  {
    id: "two-countries",
    heading: "Rules in the United States and Canada",
    note: noteOn("money"),
    paragraphs: [
      "The law where she lives and gives birth weighs most. It can differ from one state or province to the next, and it changes. Each line says when it held. A lawyer in both places should read it with you.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Each state has its own law. Some welcome agreements, some are silent, and some refuse them.",
          "Michigan: a law signed on 1 April 2024 allows paid surrogacy. The surrogate must be at least 21 and have given birth before. She sees a doctor and a mental health professional. Her own lawyer is paid by the parents.",
          "As of 2021, a contract for paid surrogacy was void in Nebraska. In Louisiana surrogacy had to be unpaid. It was open only to a man and a woman who are married.",
          "Ask whether the state licenses agencies at all. Ask each agency for names of people you may call.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "To pay a surrogate is a crime, and so is taking or giving money to arrange a match. She must be at least 21.",
          "Her expenses may be paid back against receipts, under rules in force since 9 June 2020. Lost income counts only with a medical certificate.",
          "A breach can bring a fine of up to CAD 500,000, up to 10 years in prison, or both.",
          "Parentage is decided by the law of the province or territory.",
        ],
      },
    ],
    links: [{ title: "Questions for an agency", href: "/resources/worksheets#agency-interview" }],
  },
  {
    id: "fair-to-her",
    heading: "Is it fair to her?",
    paragraphs: [
      "Keep asking, also when all goes well. Does she have her own lawyer, doctor and counsellor? Could she say no last month, and could she say it now? Would her family be safe if she fell ill? Does she know all that you know?",
      "Surrogates carry for many reasons. Some like being pregnant, some have seen a friend suffer, and for some the money matters too. One reason does not cancel another. She is giving no baby away, for she set out to carry a child for others to raise. And she has a story of her own, in which yours is one part.",
      "If you are a surrogate and read this, you have a page of your own. Your groups are apart from those of intended parents.",
    ],
    links: [{ title: "For gestational surrogates", href: "/journeys/gestational-surrogates" }],
  },
  {
    id: "families-of-every-kind",
    heading: "Men, couples and people on their own",
    note: noteOn("children"),
    paragraphs: [
      "Two fathers are asked where the mother is. A single man is asked why. A woman who had cancer is asked if she tried everything. You may answer with one sentence and turn away.",
      "In a couple one of you may be the genetic parent. Decide whether you want to tell others which one. Your child should know, in time, before the neighbours do.",
    ],
    links: [{ title: "Look at the groups", href: "/support/groups" }],
  },
];

export const surrogacyEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "Money runs out, a match ends, a pregnancy is lost, or the answer inside you turns to no. None of it makes you less welcome here.",
  note: noteOn("loss"),
  parts: [
    {
      id: "a-match-that-ends",
      heading: "When a match ends",
      paragraphs: [
        "She may step back, or you may. A doctor may say no. It can feel like the end of a friendship and of a plan on one day. Thank her, settle what is owed to her at once, and wait before you look at another profile.",
        "Let no one hurry you to the next match. Ask the agency whether it holds your place while you rest.",
      ],
    },
    {
      id: "when-a-pregnancy-is-lost",
      heading: "When a pregnancy is lost",
      note: noteOn("loss", "stillbirth", "selfHarm"),
      paragraphs: [
        "The loss is yours, and it happened in her body. Both are true, and neither outweighs the other. She has to recover as well as grieve. You may be far off, and unsure what is yours to feel.",
        "Call her. Say that it is nobody's fault. Ask what care she needs and see that it is paid for. After a miscarriage or a stillbirth she deserves a counsellor of her own, and so do you. Ask each other, in time, about names, ashes, a tree, or nothing at all.",
        "If anyone would rather be dead, or cannot keep safe, call or text 988. It works in the US and Canada, day and night.",
      ],
      links: [
        { title: "The infertility journey: after a loss", href: "/journeys/infertility#after-a-loss" },
        { title: "Groups after a loss", href: "/support/groups" },
      ],
    },
    {
      id: "you-decide-to-stop",
      heading: "When you decide to stop",
      paragraphs: [
        "You may have reached a sum, a date or a doubt that you cannot pass. Perhaps no state or province allows what you hoped for. A decision to stop needs no better reason.",
        "Stored embryos may still ask for an answer. Take the clinic's date, and take a counsellor if it is hard. Tell the people who knew in one sentence, and ask them not to send ideas.",
      ],
      links: [{ title: "The infertility journey: stopping", href: "/journeys/infertility#stopping" }],
    },
    {
      id: "living-without-children",
      heading: "Living without children",
      paragraphs: [
        "You have worked longer for a child than most parents ever do. When that work ends, the days have a hole in them. It may close slowly, around other things.",
        "People in our groups live this life, with partners and on their own, women and men. They do not hurry anyone.",
      ],
      links: [
        {
          title: "The infertility journey: living without children",
          href: "/journeys/infertility#living-without-children",
        },
        { title: "Find a group", href: "/support/groups" },
      ],
    },
  ],
};
