/** The donor conception journey's longer parts: donor-conceived people, rules by country, money, who is who. */
import { noteOn } from "../../content-notes.ts";
import type { JourneyPart } from "../journey.ts";
import { despairLine } from "../urgent-signs.ts";

export const donorConceptionParts: readonly JourneyPart[] = [
  {
    id: "donor-conceived-people",
    heading: "If you are donor-conceived",
    urgent: [despairLine],
    paragraphs: [
      "This page is for you too, whether you’ve always known or found out from a test last week. Most of what’s written about donor conception is for parents, and you may be tired of that.",
      "You don’t have to be grateful, or hurt. You can love your parents and still want to know more, or not want to know anything. Genetic parent, biological father, donor: you choose the words for the people in your life.",
      "If you’ve just found out, you don’t have to answer any messages tonight. Save what you found, because profiles can disappear, and tell someone you trust. A counselor who knows donor conception can help you decide who to ask first.",
      "We have a group for donor-conceived adults, without parents, donors or clinics. Elsewhere, the U.S. Donor Conceived Council and Donor Conceived UK speak for donor-conceived people. If something on this page is wrong or hurts, please tell us.",
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
      "The law decides who can be paid, which records are kept and who can learn a donor’s name. It changes often, so every line is dated. Talk to a lawyer where you live before you sign or pay.",
      "Some other countries have gone further. The UK and parts of Australia ended donor anonymity years ago.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "As of November 2026, donors are usually paid. Most rules come from the states, and many states have very few.",
          "In Colorado, since January 1, 2025, donors have to agree that the child can learn who they are at 18.",
          "As passed, the Colorado act also requires donors to be at least 21 and allows up to 25 families for each donor. It was amended in May 2025: banks no longer have to ask donors for updates every three years, and a rule about records when a bank closes was dropped.",
          "Elsewhere, the bank’s contract may be your only protection. Get its promises in writing.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "As of November 2026 it is a crime to buy sperm or eggs from a donor, under the Assisted Human Reproduction Act.",
          "Donors can be reimbursed for costs with receipts, under rules in force since June 9, 2020.",
          "Each province or territory decides who the legal parents are.",
        ],
      },
    ],
  },
  {
    id: "donor-money",
    heading: "Paying for it",
    note: noteOn("money"),
    paragraphs: [
      "Ask for a written list of everything: sperm, eggs or embryos, shipping, storage, the clinic, counseling and legal work. Ask, too, what you’d owe if a donor drops out or a cycle is canceled.",
      "Storage is billed every year. Put the date in your calendar, so a missed payment doesn’t decide for you.",
    ],
    countries: [
      {
        country: "United States",
        lines: [
          "Health plans that cover treatment may not cover donor costs. Get the answer in writing.",
          "Some employers have a family-building benefit. Ask if it covers donor costs, and if single people can use it.",
        ],
      },
      {
        country: "Canada",
        lines: [
          "Ontario: since January 2025, a tax credit of up to CAD 5,000 a year for fertility costs paid in Canada.",
          "Nova Scotia: a tax credit of up to CAD 8,000 a year, as of March 2025.",
          "Sperm or eggs from another country may not count. Ask the Canada Revenue Agency.",
        ],
      },
    ],
    links: [{ title: "More on who pays for treatment", href: "/journeys/infertility#who-pays" }],
  },
  {
    id: "donor-who-is-who",
    heading: "Who is who",
    paragraphs: [
      "The clinic treats you and is responsible for the medical and lab work. A bank recruits and tests donors, then freezes and ships. An agency connects families with egg donors, and a registry helps donor-conceived people, donors and families find each other.",
      "A counselor gains nothing if you say yes. A lawyer works for one side only, so a donor you know needs their own. A genetic counselor can explain a donor’s health history.",
      "Some of these people earn more if you go ahead. You can ask each of them how they’re paid.",
    ],
  },
  {
    id: "if-you-are-a-donor",
    heading: "If you are or were a donor",
    paragraphs: [
      "You may think about it often, or hardly ever. If an illness turns up in your family, tell the bank or clinic, even thirty years later, because someone may need to know.",
      "If someone conceived with your donation writes to you, take a few days if you need them. A few kind lines and your health history can mean a lot. Your partner and children may need time, too.",
    ],
  },
];
