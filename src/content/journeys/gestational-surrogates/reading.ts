/** The surrogates' longer parts: what stays theirs, rules by country, their own space, who is who. */
import type { JourneyPart } from "../journey.ts";

export const gestationalSurrogatesParts: readonly JourneyPart[] = [
  {
    id: "what-stays-yours",
    heading: "What stays yours",
    paragraphs: [
      "Every medical decision is yours, from the first pill to the last visit. You can say no at any step before a transfer. You have your own lawyer and your own doctor.",
      "You deserve counseling after the birth, or after a loss, for as long as you need it.",
      "The child you carry goes home with their own parents. You aren’t giving up your own child. You’re doing something big for other people, and you can be proud of it and still be sick of it some days.",
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
          "Michigan, since April 2, 2025: you must be at least 21 and have given birth. You see a doctor and a counselor first. The parents pay for a lawyer of your choice.",
          "As of November 2026, a court in Nebraska will not enforce a paid contract. You could be left without what you were promised.",
          "If you’re paid, ask a tax adviser what it means for your taxes and benefits.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "As of November 2026 nobody may pay you for being a surrogate, under the Assisted Human Reproduction Act, and you must be at least 21.",
          "You can be reimbursed for costs with receipts, under rules in force since June 9, 2020. Keep every one.",
          "Lost income can be reimbursed only if a doctor certifies in writing that working is a risk.",
          "Provinces and territories each decide who the legal parents are.",
        ],
      },
    ],
  },
  {
    id: "your-own-space",
    heading: "A space of your own",
    paragraphs: [
      "In the community, surrogates have their own space, separate from intended parents. You can say what’s hard without the parents reading it. Agencies can’t join. The surrogates’ group works the same way.",
      "You can join while you’re thinking about it, while you’re pregnant, or years later.",
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
      "Ask whether your counselor reports to the agency, and look for one who doesn’t.",
    ],
  },
  {
    id: "those-who-stand-by-you",
    heading: "For the people around you",
    paragraphs: [
      "If you’re her partner, you’ll cook more, wait more and get odd questions at work. You’ll be screened too, and counseling is for you as well.",
      "If you’re her mother or her friend, ask how she is before you ask about the baby. In the weeks after the birth, bring food and stay a while. She may want to tell the story three times.",
    ],
    links: [{ title: "What helps, what hurts", href: "/resources/worksheets/what-helps-what-hurts" }],
  },
];
