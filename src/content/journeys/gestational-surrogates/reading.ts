/** The surrogates' longer parts: what stays theirs, rules by country, their own space, who is who. */
import type { JourneyPart } from "../journey.ts";

export const gestationalSurrogatesParts: readonly JourneyPart[] = [
  {
    id: "what-stays-yours",
    heading: "What stays yours",
    paragraphs: [
      "Every medical decision is yours, from the first pill to the last visit. You may say no at any step before a transfer. You have your own lawyer and your own doctor.",
      "You deserve counseling after the birth. You deserve it after a loss as well, for as long as you need it.",
      "A child you carry goes home with its own parents. Nobody may tell you that you part with a child of yours. You're doing something big for other people. You can be proud of it and still be tired of it some days.",
      "If any of this is denied to you, write it down with the date and call your lawyer.",
    ],
  },
  {
    id: "carrier-rules",
    heading: "Rules by country",
    paragraphs: [
      "Whether the law protects you depends on where you live and give birth. Each line below is dated, so ask your own lawyer what applies now.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Each state has its own law. Some set out your rights and others say nothing.",
          "Michigan, since 2 April 2025: you must be at least 21 and have given birth. You see a doctor and a counselor first. The parents pay for a lawyer of your choice.",
          "As of November 2026, a court in Nebraska will not enforce a paid contract. You could be left without what you were promised.",
          "Where pay is allowed, ask a tax adviser what it means for your taxes and benefits.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "As of November 2026 nobody may pay you for being a surrogate, under the Assisted Human Reproduction Act, and you must be at least 21.",
          "Your costs may be paid back with receipts, under rules in force since 9 June 2020. Keep every one.",
          "Lost income can be paid back only if a doctor certifies in writing that work is a risk.",
          "Provinces and territories each decide who the legal parents are.",
        ],
      },
    ],
  },
  {
    id: "your-own-space",
    heading: "A space of your own",
    paragraphs: [
      "In the community, surrogates have a space apart from intended parents. What is hard can be said there without the parents reading it. Agencies have no seat in it. The surrogates' group works the same way.",
      "It is open while you are thinking about it, while you are pregnant, and years afterwards.",
    ],
    links: [
      { title: "About the community", href: "/support/peer-support-community" },
      { title: "Group: surrogates", href: "/support/groups" },
    ],
  },
  {
    id: "carrier-who-is-who",
    heading: "Who is who, and who pays them",
    paragraphs: [
      "The parents pay the agency and the clinic, which can be kind and still have an interest in your saying yes. The parents pay your lawyer too, but professional rules require your lawyer to work only for you.",
      "The clinic looks after you for the first weeks. After that your own doctor or midwife does. An escrow holder pays out what the contract says, so you never have to ask the parents for money.",
      "Ask whether your counselor reports to the agency, and look for one who does not.",
    ],
  },
  {
    id: "those-who-stand-by-you",
    heading: "For those who stand by you",
    paragraphs: [
      "If you are her partner, you will cook more, wait more and be asked odd things at work. You are screened too, and counseling is there for you as well.",
      "If you are her mother or friend, ask how she is before you ask about the baby. In the weeks after, bring food and stay a while. She may want to tell the birth three times.",
    ],
    links: [{ title: "What helps, what hurts", href: "/resources/worksheets/what-helps-what-hurts" }],
  },
];
