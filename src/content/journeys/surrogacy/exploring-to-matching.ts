/** The surrogacy journey, phases 1 to 3: readiness, the people and the money, and finding each other. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { clinicAmongHills, hillsAndLake, windingRoad } from "../pictures.ts";

export const exploring: Phase = {
  id: "exploring-and-readiness",
  title: "Exploring and readiness",
  hint: "Reasons, and feelings about not carrying.",
  lead: "Someone else would carry this pregnancy. Before agencies and costs, take room to ask whether you want that, and why.",
  facing: [
    "A body that cannot carry safely, or has been through too much.",
    "Being two men, or one person alone, and starting here.",
    "Being trans or non-binary, and unable or unwilling to carry.",
    "Envy of people who carry, and unease about asking someone to.",
    "Strong opinions from people who know nothing of your life.",
  ],
  feelings: ["Grief for not carrying", "Guilt about asking", "Hope with a price", "Fear of trusting"],
  offered: [
    "The two kinds of surrogacy in plain words",
    "Room for the grief of not carrying",
    "Honest questions about what is fair",
  ],
  parts: [
    {
      id: "two-kinds-of-surrogacy",
      heading: "Two kinds of surrogacy",
      paragraphs: [
        "In gestational surrogacy an embryo is made with your egg and sperm, or with those of donors. It is placed in the womb of another person. She has no genetic tie to the child. Some prefer the word gestational carrier, and some prefer surrogate, so it is worth asking her.",
        "In traditional surrogacy her own egg is used. It is rare, and the law makes it hard. This page speaks of the first kind.",
      ],
    },
    {
      id: "not-carrying",
      heading: "Not carrying",
      paragraphs: [
        "If you hoped to carry, someone else's belly can hurt to look at, even when you like her. You may feel left out of your own child's beginning. Say it to someone who will not cheer you up.",
        "Men grieve here too. A father may miss the first kick under his hand. Two dads may be asked again and again who the mother is. For some people, not carrying is a relief, and you may say so.",
      ],
    },
    {
      id: "is-it-fair",
      heading: "Is it fair to ask?",
      paragraphs: [
        "You will hear hard things about surrogacy, and some of them are true of some places. Hear them out. They point to what has to be in order.",
        "She chooses freely and knows the risks. She has her own lawyer and her own doctor, and the law where she lives protects her. She may say no. If one of these is missing, stop there.",
        "It can help to read the page for surrogates. It shows what this looks like from where she stands.",
      ],
      links: [{ title: "For gestational surrogates", href: "/journeys/gestational-surrogates" }],
    },
  ],
  worksheet: { title: "Decision matrix", href: "/resources/worksheets/decision-matrix" },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits: "Nobody here decides if surrogacy is right for you. A counselor can help you look at it.",
  picture: hillsAndLake,
};

export const teamAndBudget: Phase = {
  id: "team-and-budget",
  title: "Team and budget",
  hint: "Who you need, and what to ask about money.",
  lead: "Many people will be involved, and each of them sends a bill. It helps to know who works for whom before you sign anything.",
  facing: [
    "An agency, or finding your own way with someone you know.",
    "A total that nobody can name for sure.",
    "Insurance that may leave surrogacy out.",
    "Sales talk at a tender moment.",
  ],
  feelings: ["Overwhelmed by lists", "Ashamed about money", "Pressed to sign", "Calmer with a plan"],
  offered: ["Questions to ask an agency", "Who does what, and for whom", "The lines that belong in a budget"],
  parts: [
    {
      id: "agency-or-not",
      heading: "With an agency or without",
      paragraphs: [
        "In the US an agency finds and screens surrogates and keeps the many steps in order. Most states do not license agencies. Ask who owns it, how it screens, what it pays back, and who holds your money. Ask to speak with surrogates as well as parents.",
        "Some people go without one, with a friend, a sister, or someone they met. Then you and your lawyers must do what an agency would. Friendship needs a contract too.",
        "In Canada nobody may take payment for finding you a surrogate. Firms there may help in other ways. Ask which ways, and what each one costs.",
      ],
      links: [
        {
          title: "Read: building a surrogacy team",
          href: "/resources/knowledge-hub/building-a-surrogacy-team",
        },
      ],
    },
    {
      id: "who-works-for-whom",
      heading: "Who works for whom",
      paragraphs: [
        "Your lawyer works for you. Hers works for her alone, even when you pay the bill. The clinic treats both of you, with separate files. An escrow company holds the money and pays it out by the contract.",
        "Someone who knows insurance should read her health plan before a match is final. A counselor should be there for all of you, also for her partner.",
      ],
    },
    {
      id: "line-by-line",
      heading: "Money, line by line",
      note: noteOn("money"),
      paragraphs: [
        "A full budget names each line: agency, what she receives, legal work for both sides, escrow, insurance, clinic, travel, and a reserve. US pages from 2023 to 2025 name totals of USD 100,000 to USD 250,000. Those are other people's reports, and yours may differ.",
        "The money should be in escrow before her first medicine. No payment may hang on a choice about her body. If a contract says otherwise, ask your lawyer to change it.",
        "Talk at home about where you would stop, and write it down. Loans and gifts from family deserve a talk of their own.",
      ],
    },
  ],
  worksheet: { title: "Agency interview", href: "/resources/worksheets/agency-interview" },
  alsoHere: { title: "Rules and funding by country", href: "/journeys/surrogacy#surrogacy-rules" },
  limits: "We recommend no agency and give no advice on money. Ask a licensed adviser where you live.",
  picture: clinicAmongHills,
};

export const matching: Phase = {
  id: "matching",
  title: "Matching",
  hint: "Values, contact, and views on hard choices.",
  lead: "A match is two sides choosing each other. The law comes first, and trust comes slowly after it.",
  facing: [
    "Reading profiles, and being read.",
    "Distance, time zones, and different ways of life.",
    "How many embryos, and views on ending a pregnancy.",
    "Hearing no, or having to say it.",
  ],
  feelings: ["Nervous as before a date", "Afraid to ask", "Grateful too early", "Hurt by a no"],
  offered: [
    "What to check before you get attached",
    "Talks to have with her, with time for her questions",
    "Leave to say no, for both sides",
  ],
  parts: [
    {
      id: "law-before-liking",
      heading: "Law before liking",
      paragraphs: [
        "Where she lives and gives birth decides much: if a contract holds, who is a parent, which papers come when. Ask a lawyer there before you fall for a profile.",
        "Ask also whether your own family form is covered. Some laws were written for married couples only.",
      ],
    },
    {
      id: "talks-for-both",
      heading: "Talks for both sides",
      paragraphs: [
        "Ask what she hopes for, and tell her the same of you. How often would you like to be in touch? Who comes to appointments? What may be posted online? What happens after the birth, in a year, in ten?",
        "Leave long gaps for her questions. She is choosing you as well, and she will live with the choice in her body.",
        "If you come from different faiths, languages or peoples, speak of it. Do not leave it to good will.",
      ],
    },
    {
      id: "hard-choices",
      heading: "The hard choices",
      note: noteOn("loss", "medical"),
      paragraphs: [
        "Before any contract, each side says what it thinks about carrying more than one. Each says what it thinks about ending a pregnancy, or part of it, for reasons of health. A counselor can lead this talk.",
        "If your views lie far apart, it is no match, however kind you all are. The decision in the pregnancy will be hers. State law may limit what her doctor may do, so ask a lawyer there as well.",
      ],
    },
  ],
  worksheet: { title: "Match conversation list", href: "/resources/worksheets/match-conversation-list" },
  alsoHere: { title: "When a match ends", href: "/journeys/surrogacy#a-match-that-ends" },
  limits: "We match nobody and check no profiles. Agencies, clinics and lawyers do, each in their own part.",
  picture: windingRoad,
};
