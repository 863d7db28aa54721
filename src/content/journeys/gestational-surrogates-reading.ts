/** What belongs to the whole of the surrogates' track: what holds everywhere, two countries' rules, other endings. */
import { noteOn } from "../content-notes.ts";
import type { Journey, JourneyPart } from "./journey.ts";

export const surrogatesParts: readonly JourneyPart[] = [
  {
    id: "what-holds",
    heading: "What holds everywhere",
    paragraphs: [
      "A gestational surrogate has no genetic tie to the child. Some prefer the words gestational carrier. We use the word that a person uses for herself.",
      "You keep every medical decision. You may say no at any step before a transfer. You deserve a lawyer of your own, and counselling before, during and after, also after a loss.",
      "Here you have a space apart from intended parents, so that you can speak freely. Hosts do not pass on what you say.",
    ],
    links: [{ title: "How the community is kept safe", href: "/support/peer-support-community" }],
  },
  {
    id: "two-countries",
    heading: "Rules in the United States and Canada",
    note: noteOn("money"),
    paragraphs: [
      "These lines were read through in November 2026. Laws change, and they differ from state to state. Your own lawyer knows the place where you will give birth.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "There is no federal law on surrogacy. States range from supportive to closed.",
          "Michigan changed its law on 1 April 2024. Paid agreements are allowed. A surrogate must be at least 21 and have given birth before. She needs medical and mental health consultations, and a lawyer of her own, paid by the parents.",
          "In Nebraska an agreement is void. Louisiana allows only unpaid ones, and only for married couples of a man and a woman.",
          "In most states agencies need no licence.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "The Assisted Human Reproduction Act forbids paying a surrogate, and paying anyone to find one. A surrogate must be at least 21.",
          "Regulations in force since 9 June 2020 say which expenses may be paid back, against receipts. Lost income can be paid back only with a medical certificate.",
          "Whoever breaks the Act risks a fine of up to CAD 500,000 or ten years in prison. The risk is with those who pay.",
          "Each province has its own law on who the parents are.",
        ],
      },
    ],
  },
];

export const surrogatesEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "Many who begin do not carry, and many who carry do not end where they thought. None of that makes the wish or the work smaller.",
  parts: [
    {
      id: "you-are-not-accepted",
      heading: "When you are not accepted",
      paragraphs: [
        "A clinic may say no for a number in a file, or for a birth ten years ago. It is a rule about risk. It does not judge what kind of mother or person you are. Ask for the reason in writing, since it may matter for your own health.",
        "The wish to help can look for another door: a friend who needs a driver on clinic days, a group that needs a host.",
      ],
    },
    {
      id: "you-change-your-mind",
      heading: "When you change your mind",
      paragraphs: [
        "Before a transfer you may stop at any step. Tell your lawyer first, then the agency, then the parents, in a short message: “I have decided not to go on. I am sorry for the hurt, and I will not change this.” You owe no more reasons than that.",
        "They will grieve, and perhaps be angry. It is all right not to read what they write for a while.",
      ],
    },
    {
      id: "a-loss",
      heading: "When there is a loss",
      note: noteOn("loss", "stillbirth"),
      paragraphs: [
        "A miscarriage or a stillbirth in a pregnancy for others is a strange grief. People ask about the parents and forget you. Your body has to heal in the same way. You may name what happened, keep a picture, go to a service, or stay away.",
        "Counselling should be paid for and should begin early. A group for people after loss is open to you too. You do not have to explain why you are there.",
      ],
      links: [{ title: "Find a group", href: "/support/groups" }],
    },
    {
      id: "never-again",
      heading: "Once, and not again",
      paragraphs: [
        "Parents may ask you for a second child. A kind friend may tell you that you were made for this. You can be proud and be done. “It was a good thing to do once” is a whole answer.",
        "If it went badly, you may need to say so somewhere safe. A mentor who has carried will not be shocked.",
      ],
      links: [{ title: "Ask for a mentor", href: "/contact?subject=peer-mentoring" }],
    },
  ],
};
