/** The donor conception journey's longer parts: donor-conceived people, rules by country, money, who is who. */
import { noteOn } from "../../content-notes.ts";
import type { JourneyPart } from "../journey.ts";

export const donorConceptionParts: readonly JourneyPart[] = [
  {
    id: "donor-conceived-people",
    heading: "If you are donor-conceived",
    paragraphs: [
      "This page is for you too, whether you have known since you could talk or a test told you last week. Most of what is written on this subject speaks to parents, and you may be tired of that.",
      "You owe nobody thanks for being here, and you owe nobody a wound. You can love your parents and want to know more. You can want nothing. Genetic parent, biological father, donor: the words for the people in your life are yours to choose.",
      "If you have just found out, no message has to be answered tonight. Save what you found, since profiles can vanish. Tell one person you trust. Later you can decide whom to ask first, and a counselor who knows donor conception can help with that.",
      "There is a group for donor-conceived adults here, with no parents, donors or clinics in it. Outside, the U.S. Donor Conceived Council and Donor Conceived UK speak for donor-conceived people. If a line on this page is wrong or hurts, please tell us.",
    ],
    links: [
      { title: "Group: donor-conceived adults", href: "/support/groups" },
      { title: "Tell us what to change", href: "/contact?subject=feedback" },
      {
        title: "Read: what donor-conceived adults ask for",
        href: "/resources/knowledge-hub/what-donor-conceived-adults-ask-for",
      },
    ],
  },
  {
    id: "donor-rules",
    heading: "Rules by country",
    paragraphs: [
      "Law decides who may be paid, what is written down and who may learn a name. It changes, so each line says when it held. Ask a lawyer where you live before you sign or pay.",
      "Other countries went further, earlier. The UK and parts of Australia ended donor anonymity years ago.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "As of November 2026, donors are usually paid. Most rules come from the states, and many states have few.",
          "Colorado: since 1 January 2025 donors must agree that the grown child may learn their name at 18.",
          "As passed, the Colorado act also asks donors to be at least 21. It allows up to 25 families for each donor. Parts were amended in May 2025.",
          "Elsewhere the bank's contract may be all you have. Ask for its promises in writing.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "As of November 2026 it is a crime to buy sperm or eggs from a donor. The Assisted Human Reproduction Act says so.",
          "A donor may be paid back for costs with receipts. The rules have been in force since 9 June 2020.",
          "Who counts as a parent is up to each province or territory.",
        ],
      },
    ],
  },
  {
    id: "donor-money",
    heading: "Paying for it",
    note: noteOn("money"),
    paragraphs: [
      "Ask for a written list: the donor's sperm, eggs or embryos, shipping, storage, the clinic's part, counseling, legal work. Ask also what you pay if a donor drops out or a cycle is called off.",
      "Storage bills come every year. Put the date in a calendar, so that no decision is made by a late payment.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Health plans that pay for treatment may leave out the donor. Ask for the answer in writing.",
          "Some employers have a fund for building a family. Ask if it counts donor costs, and if it counts them for single people.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Ontario: since January 2025 a tax credit of up to CAD 5,000 a year for fertility costs in Canada.",
          "Nova Scotia: a tax credit of up to CAD 8,000 a year, as of March 2025.",
          "Sperm or eggs from another country may not count. Ask the tax office.",
        ],
      },
    ],
    links: [{ title: "More on who pays for treatment", href: "/journeys/infertility#who-pays" }],
  },
  {
    id: "donor-who-is-who",
    heading: "Who is who",
    paragraphs: [
      "A clinic treats, and answers for what it does in the body and the laboratory. A bank finds donors, tests, freezes and ships. An agency puts families and egg donors in touch. A registry helps donor-conceived people, donors and families find each other.",
      "A counselor has no stake in your yes. A lawyer works for one side only, so a known donor needs another one. A genetic counselor can explain a donor's health history.",
      "Some of these people earn more if you go on. You may ask each of them how they are paid.",
    ],
  },
  {
    id: "if-you-are-a-donor",
    heading: "If you are or were a donor",
    paragraphs: [
      "You may think about it often or hardly at all. If an illness turns up in your family, tell the bank or clinic, even after thirty years. Someone may need to know.",
      "If a message comes from a person conceived from your donation, you may need some days. A few kind lines and your health history can already mean a lot. Your partner and any children of yours may need time too.",
    ],
  },
];
