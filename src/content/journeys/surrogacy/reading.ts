/** The surrogacy journey's longer parts: rules by country, funding, families of every form, who is who. */
import { noteOn } from "../../content-notes.ts";
import type { JourneyPart } from "../journey.ts";

export const surrogacyParts: readonly JourneyPart[] = [
  {
    id: "surrogacy-rules",
    heading: "Rules by country",
    note: noteOn("money"),
    paragraphs: [
      "The law of the place where the surrogate lives and gives birth counts most. It can be supportive, silent or against you. Each line says when it held. Ask a lawyer there before you promise anything.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "There is no one law for the whole country. Each state has its own.",
          "Michigan: the act was signed on 1 April 2024 and has been in force since 2 April 2025. Paid surrogacy is no longer a crime there.",
          "Under the Michigan act the surrogate is at least 21 and has given birth before. She sees a doctor and a counsellor. She has her own lawyer, whom the parents pay.",
          "As of November 2026, a paid contract is void in Nebraska.",
          "Louisiana: allowed only without pay. Since 1 August 2016 the law covers only a married man and woman with their own egg and sperm.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "As of November 2026 it is a crime to pay a surrogate. It is also a crime to take payment for arranging a match. The Assisted Human Reproduction Act says so.",
          "She must be at least 21.",
          "Costs may be paid back with receipts, under rules in force since 9 June 2020. Lost income needs a medical certificate.",
          "Breaking the act can mean a fine of up to CAD 500,000 or ten years in prison.",
          "Each province or territory decides who is a parent in law.",
        ],
      },
    ],
  },
  {
    id: "surrogacy-funding",
    heading: "Help with the cost",
    note: noteOn("money"),
    paragraphs: [
      "Help is thin, and much of it covers treatment only. Ask for each answer in writing: what is covered, for whom, up to which sum, until when.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Some employers pay towards surrogacy. Ask if single people and same-sex couples are included.",
          "Read her health plan and yours for the word surrogacy. Some plans leave it out.",
          "A few charities give grants. Rules and dates change each year.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Ontario: since January 2025 a tax credit of up to CAD 5,000 a year. It counts some costs of surrogacy.",
          "Nova Scotia: a credit of up to CAD 8,000 a year, as of March 2025. It counts surrogacy too.",
          "Provinces that fund a cycle of IVF have terms of their own. Ask if they hold with a surrogate.",
        ],
      },
    ],
    links: [{ title: "More on who pays for treatment", href: "/journeys/infertility#who-pays" }],
  },
  {
    id: "every-family-form",
    heading: "Two dads, two mums, one parent",
    paragraphs: [
      "Many people on this road are men. Two dads need an egg donor as well as a surrogate. People will ask which of you is the father. Both are. Whose sperm it was is between you, your doctor and later your child.",
      "A single parent may want one person beside them through the whole of it: at the clinic, at the birth, in the first weeks. Ask for that help early and by name.",
      "Some laws, clinics and agencies still leave out people who are unmarried, LGBTQ+ or on their own. Ask on the first call. You deserve better than being put up with.",
    ],
    links: [{ title: "Groups: men, solo by choice, 2SLGBTQIA+", href: "/support/groups" }],
  },
  {
    id: "surrogacy-who-is-who",
    heading: "Who is who",
    paragraphs: [
      "The surrogate carries, and decides about her body. Intended parents plan to raise the child and carry the costs. An agency brings people together and keeps the steps in order. The clinic makes embryos and does transfers. Later her own doctor or midwife looks after her.",
      "Two lawyers, one for each side, write and check the contract. An escrow holder pays by it. A counsellor sees all of you before, and should be there for her afterwards.",
      "A court or an office says in the end who the parents are. Ask your lawyer for its name and its waiting time.",
    ],
  },
];
