/** The surrogacy journey's longer parts: rules by country, funding, families of every form, who is who. */
import { noteOn } from "../../content-notes.ts";
import type { JourneyPart } from "../journey.ts";

export const surrogacyParts: readonly JourneyPart[] = [
  {
    id: "surrogacy-rules",
    heading: "Rules by country",
    note: noteOn("money"),
    paragraphs: [
      "What matters most is the law where the surrogate lives and gives birth. It may support you, say nothing or work against you. Each line below is dated, so ask a lawyer there what applies now.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "There’s no federal law on surrogacy. Each state has its own.",
          "Michigan: the act was signed on April 1, 2024, and has been in force since April 2, 2025. Paid surrogacy is no longer a crime there.",
          "The Michigan act requires that the surrogate is at least 21, has given birth before, and has seen a doctor and a counselor. The parents pay for her own lawyer.",
          "As of November 2026, a paid contract is void in Nebraska.",
          "Louisiana allows only unpaid surrogacy. Since August 1, 2016, the law covers only married couples who use their own egg and sperm, which leaves out same-sex couples.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "As of November 2026, the Assisted Human Reproduction Act makes it a crime to pay a surrogate, or to take payment for arranging a match.",
          "She must be at least 21.",
          "She can be reimbursed for costs with receipts, under rules in force since June 9, 2020. Lost income needs a medical certificate.",
          "Breaking the act can mean a fine of up to CAD 500,000, up to ten years in prison, or both.",
          "Who the legal parents are depends on the province or territory.",
        ],
      },
    ],
  },
  {
    id: "surrogacy-funding",
    heading: "Help with the cost",
    note: noteOn("money"),
    paragraphs: [
      "There isn’t much help, and most of it covers only treatment. Ask for every answer in writing: what’s covered, who for, up to what amount and until when.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Some employers pay toward surrogacy. Ask if single people and same-sex couples are included.",
          "Look for the word surrogacy in her health plan and in yours. Some plans exclude it.",
          "A few charities give grants. Their rules and deadlines change each year.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Ontario: since January 2025, a tax credit of up to CAD 5,000 a year that covers some surrogacy costs.",
          "Nova Scotia: a credit of up to CAD 8,000 a year, as of March 2025, for surrogacy as well.",
          "Provinces that fund a cycle of IVF set their own terms. Ask if they cover surrogacy.",
        ],
      },
    ],
    links: [{ title: "More on who pays for treatment", href: "/journeys/infertility#who-pays" }],
  },
  {
    id: "every-family-form",
    heading: "Two dads, two moms, one parent",
    paragraphs: [
      "Many intended parents are men. Two dads need an egg donor as well as a surrogate. People will ask which of you is the father, and the answer is both. Whose sperm it was is between you, your doctor and, later, your child.",
      "If you’re single, you may want one person with you throughout: at the clinic, at the birth and in the first weeks. Ask someone early.",
      "Some laws, clinics and agencies still leave out people who are unmarried, LGBTQ+ or on their own. Ask on the first call. You deserve a welcome.",
    ],
    links: [{ title: "Groups: men, solo by choice, 2SLGBTQIA+", href: "/support/groups" }],
  },
  {
    id: "surrogacy-who-is-who",
    heading: "Who is who",
    paragraphs: [
      "The surrogate carries the pregnancy and decides about her body. Intended parents plan to raise the child and pay the costs. An agency brings people together and manages the steps. The clinic makes embryos and does transfers, and later her own doctor or midwife looks after her.",
      "Two lawyers, one for each side, write and check the contract, and an escrow company pays according to it. A counselor sees all of you beforehand, and should be there for her afterward.",
      "In the end, a court or an office decides who the parents are. Ask your lawyer which one, and how long it takes.",
    ],
  },
];
