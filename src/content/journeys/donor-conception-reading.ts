/** What belongs to the whole donor conception journey: rules of two countries, whom it concerns, and other endings. */
import { noteOn } from "../content-notes.ts";
import type { Journey, JourneyPart } from "./journey.ts";

export const donorConceptionParts: readonly JourneyPart[] = [
  {
    id: "if-you-are-donor-conceived",
    heading: "If you are donor-conceived yourself",
    paragraphs: [
      "You may be reading this because you always knew, or because of a DNA test last week. This page speaks mostly to parents. You belong here too, and you owe nobody gratitude for being born.",
      "What you call the people involved is yours to say: donor, biological father, genetic mother, or a first name. You may search, wait, or close the matter. You may love the parents who raised you and be angry with them in the same hour.",
      "If the news is fresh, you need not answer any match or message today. A friend can sit beside you while you look, and a therapist who knows donor conception can help. Would you like to write or speak here, in your own words? We would be glad to hear from you.",
    ],
    links: [
      { title: "Find a group", href: "/support/groups" },
      { title: "Write to us", href: "/contact" },
    ],
  },
  {
    id: "two-countries",
    heading: "Rules in the United States and Canada",
    note: noteOn("money", "children"),
    paragraphs: [
      "The two countries part ways on payment and on names. Rules also change, so each line says when it held. Ask a lawyer and your clinic what holds where you live.",
      "As of 2022, the United Kingdom and parts of Australia had already ended anonymous donation. If you look abroad, ask first what your child could learn from there.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Donors are usually paid. Ask what the fee covers, and what else the bank or clinic bills.",
          "Most rules are state law. They differ on names, on records and on the number of families.",
          "Colorado, for donations from 1 January 2025 on: a donor must agree to be named, on request, to the person conceived, at 18. A donor must be at least 21. One donor may help up to 25 families.",
          "An act of 2025 eased some duties of donor banks in Colorado. Ask a bank what it still does of its own will.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "To buy sperm or eggs is a crime. A donor's expenses may be paid back against receipts, under rules in force since 9 June 2020.",
          "To give without payment is allowed, and so is to receive. Ask where a donation comes from and what you are billed for.",
          "Who counts as a parent is for the province or territory to say.",
        ],
      },
    ],
    links: [
      { title: "Questions for a bank or clinic", href: "/resources/worksheets#questions-for-bank-or-clinic" },
    ],
  },
  {
    id: "families-of-every-kind",
    heading: "Families of every kind",
    note: noteOn("children"),
    paragraphs: [
      "Two mothers, two fathers, a man and a woman, a trans parent, a solo parent: donor conception looks different from each of these houses. Where there is no father or no mother at home, a child asks early. Families with one of each have to bring it up themselves.",
      "Men who become fathers with donor sperm often hear nothing at all about it. A wish to be told that you are the father is no weakness. There is a group for men, led by men.",
    ],
    links: [{ title: "Look at the groups", href: "/support/groups" }],
  },
];

export const donorConceptionEndings: Journey["otherEndings"] = {
  heading: "If this path ends another way",
  lead: "Some people close the profile and never open it again. Others try for years, and no child comes. You stay as welcome here as on the first day.",
  note: noteOn("loss"),
  parts: [
    {
      id: "you-decide-against",
      heading: "When you decide against it",
      paragraphs: [
        "You may find that the tie matters more to you than you knew. A partner may say no. You may have listened to donor-conceived adults and doubt that you could do what they ask. Each is an honest reason.",
        "Nobody needs to hear it in full. “We looked into it with care, and decided not to.” Tell a donor you know yourself, with thanks.",
      ],
    },
    {
      id: "when-no-child-comes",
      heading: "When no child comes",
      paragraphs: [
        "This was to be the way that works. People may have said so. Now there are two griefs: for the child you first hoped for, and for the one you made room for later.",
        "Stored sperm, eggs or embryos may still be waiting for a word from you. Ask the clinic what the choices are and by what date. Passing embryos on to another family is a large step. A child from them may one day look for the people they come from. Take counsel before you sign.",
      ],
      links: [{ title: "The infertility journey: stopping", href: "/journeys/infertility#stopping" }],
    },
    {
      id: "one-child-and-no-more",
      heading: "One child, and the longing for another",
      note: noteOn("loss", "children"),
      paragraphs: [
        "The donor may no longer give, or the last embryo may be gone. You can love the child you have and ache for the brother or sister. Your child may have half-siblings in other families. They are kin in their own right, and it is no task of theirs to fill a gap.",
      ],
    },
    {
      id: "living-without-children",
      heading: "Living without children",
      paragraphs: [
        "A life without children can be full, and it can take years to feel like yours. People in our groups have gone ahead on this road. They will not ask whether you have thought of adoption.",
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
