/** The surrogacy journey, phases 1 to 3: readiness, the people and the money, and finding each other. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";
import { despairLine } from "../urgent-signs.ts";

export const exploring: Phase = {
  id: "exploring-and-readiness",
  title: "Exploring and readiness",
  meta: {
    title: "Is surrogacy right for us? First questions - {name}",
    description:
      "Thinking about surrogacy as a parent: the two kinds of surrogacy, whether you want it, how it feels not to carry, and what makes it fair to her.",
    keywords: [
      "is surrogacy right for us",
      "considering surrogacy",
      "intended parents",
      "grief over not carrying",
      "fair surrogacy",
    ],
  },
  hint: "Is surrogacy right for you, and is it fair?",
  lead: "Someone else would carry your pregnancy. Do you want that, can you grieve not carrying, and is it fair to her?",
  facing: [
    "A body that can’t carry safely, or has been through too much.",
    "Starting here because you’re two men, or on your own.",
    "Being trans or non-binary, and unable or unwilling to carry.",
    "Envy of people who carry, and unease about asking someone to.",
    "Strong opinions from people who don’t know your situation.",
  ],
  feelings: ["Grief", "Guilt about asking", "Hope, and worry about money", "Fear of trusting"],
  offered: [
    "Two kinds of surrogacy in plain words",
    "Grief about not carrying",
    "Honest questions about what is fair",
  ],
  parts: [
    {
      id: "two-kinds-of-surrogacy",
      heading: "Two kinds of surrogacy",
      paragraphs: [
        "In gestational surrogacy, an embryo made with your own or donors’ egg and sperm is placed in another person’s uterus, and she has no genetic link to the child. Some prefer to be called a gestational carrier and others a surrogate, so ask her.",
        "In traditional surrogacy, the surrogate’s own egg is used. It’s rare and legally difficult. This page is about gestational surrogacy.",
      ],
    },
    {
      id: "not-carrying",
      heading: "Not carrying",
      paragraphs: [
        "If you’d hoped to carry, it can hurt to see her pregnant, even if you like her, and you may feel left out of your own child’s beginning. Tell someone who won’t try to cheer you up.",
        "Men grieve too. A father may be sad to miss the first kick, and two dads may be asked over and over who the mother is. For some people, not carrying is a relief, and that’s fine to say.",
      ],
    },
    {
      id: "is-it-fair",
      heading: "Is it fair to ask?",
      paragraphs: [
        "You’ll hear criticism of surrogacy, and some of it is true in some places. Listen to it, because it shows you what has to be in place.",
        "She chooses freely and knows the risks, has her own lawyer and her own doctor, can say no, and is protected by the law where she lives. If any of these is missing, stop.",
        "The page for surrogates shows you what this looks like from her side.",
      ],
      links: [{ title: "For gestational surrogates", href: "/journeys/gestational-surrogates" }],
    },
  ],
  worksheet: { title: "Decision matrix", href: "/resources/worksheets/decision-matrix" },
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits: "We can’t tell you whether surrogacy is right for you. A counselor can help you think it through.",
  picture: vignette("exploring-and-readiness", "A map with a dotted route, and a compass."),
};

export const teamAndBudget: Phase = {
  id: "team-and-budget",
  title: "Team and budget",
  meta: {
    title: "Surrogacy costs, agencies and who you need - {name}",
    description:
      "What belongs in a surrogacy budget, who you need on your team, whether to use an agency, and who each of them works for. Read it before you sign anything.",
    keywords: [
      "surrogacy cost",
      "surrogacy agency",
      "surrogacy budget",
      "independent surrogacy",
      "surrogacy lawyer",
    ],
  },
  hint: "Who you need, and what to ask about money.",
  lead: "Who you need, who each of them works for, and what belongs in a surrogacy budget. Read this before you sign anything.",
  facing: [
    "Whether to use an agency or go ahead with someone you know.",
    "A total cost that nobody can tell you for sure.",
    "Insurance that may not cover surrogacy.",
    "Sales pitches when you’re vulnerable.",
  ],
  feelings: ["Overwhelmed by lists", "Ashamed about money", "Pressed to sign", "Calmer with a plan"],
  offered: [
    "Questions to ask an agency",
    "Who does what, and who they work for",
    "The lines that belong in a budget",
  ],
  parts: [
    {
      id: "agency-or-not",
      heading: "With an agency or without",
      paragraphs: [
        "In the US, an agency finds and screens surrogates and manages the process. Most states don’t license agencies, so ask who owns it, how it screens, what it refunds and who holds your money. Ask to speak with surrogates as well as parents.",
        "Some people go without an agency, with a friend, a sister or someone they’ve met. Then you and your lawyers have to do what an agency would. You need a contract with a friend, too.",
        "In Canada, nobody can take payment for finding you a surrogate. Companies there can help in other ways, so ask which ways and what each one costs.",
      ],
      links: [
        {
          title: "Read: building a surrogacy team",
          href: "/resources/knowledge-hub/building-a-surrogacy-team",
        },
        {
          title: "Read: surrogacy law, state by state",
          href: "/resources/knowledge-hub/surrogacy-law-by-state",
        },
      ],
    },
    {
      id: "who-works-for-whom",
      heading: "Who works for you, and who for her",
      paragraphs: [
        "Your lawyer works for you, and hers works only for her, even though you pay the bill. The clinic treats both of you and keeps separate files. An escrow company holds the money and pays it out according to the contract.",
        "Have an insurance specialist read her health plan before the match is final. There should be a counselor for all of you, including her partner.",
      ],
    },
    {
      id: "line-by-line",
      heading: "Money, line by line",
      note: noteOn("money"),
      paragraphs: [
        "A full budget covers the agency, what she receives, legal work for both sides, escrow, insurance, the clinic, travel and a reserve. Agencies name very different totals, so ask three for a written estimate and compare them line by line.",
        "The money should be in escrow before she takes any medication, and no payment should depend on a decision about her body. If the contract says otherwise, ask your lawyer to change it.",
        "Talk at home about when you’d stop, and write it down. Talk separately about loans and gifts from family.",
      ],
    },
  ],
  worksheet: { title: "Agency interview", href: "/resources/worksheets/agency-interview" },
  alsoHere: { title: "Rules and funding by country", href: "/journeys/surrogacy#surrogacy-rules" },
  limits: "We don’t recommend agencies or give financial advice. Ask a licensed adviser where you live.",
  picture: vignette("team-and-budget", "Four cups, two coins and a pencil around a sheet of figures."),
};

export const matching: Phase = {
  id: "matching",
  title: "Matching",
  meta: {
    title: "Matching with a surrogate: what to talk about - {name}",
    description:
      "How matching with a surrogate works: what to check with a lawyer first, what to talk about before you both say yes, and what to do if a match ends.",
    keywords: [
      "matching with a surrogate",
      "finding a surrogate",
      "questions to ask a surrogate",
      "surrogacy match",
      "intended parents",
    ],
  },
  hint: "Values, contact, and views on hard choices.",
  lead: "You and a surrogate choose each other. Here’s what to check with a lawyer, and what to discuss before you say yes.",
  facing: [
    "Reading profiles, and being read.",
    "Distance, time zones, and different ways of life.",
    "How many embryos, and views on ending a pregnancy.",
    "Hearing no, or having to say it.",
  ],
  feelings: ["Nervous", "Afraid to ask", "Too grateful", "Hurt by a no"],
  offered: [
    "What to check before you get attached",
    "What to talk about with her",
    "How to say no, for both sides",
  ],
  parts: [
    {
      id: "law-before-liking",
      heading: "Check the law first",
      paragraphs: [
        "The law where she lives and gives birth decides whether a contract is valid, who the legal parents are and which papers you need. Ask a lawyer there before you get attached to a profile.",
        "Also ask whether the law covers your kind of family. Some laws apply only to married couples.",
      ],
    },
    {
      id: "talks-for-both",
      heading: "Talks for both sides",
      paragraphs: [
        "Ask what she’s hoping for, and tell her what you are. How often would you like to be in touch, and who comes to appointments? What can be posted online? What happens after the birth, in a year, and in ten?",
        "Leave plenty of time for her questions. She’s choosing you as well, and it’s her body.",
        "If you have different religions, languages or cultures, talk about that too.",
      ],
    },
    {
      id: "hard-choices",
      heading: "The hard choices",
      note: noteOn("loss", "medical"),
      urgent: [despairLine],
      paragraphs: [
        "Before any contract, each side should say how they feel about carrying twins, and about ending a pregnancy, or part of it, for health reasons. A counselor can lead this conversation.",
        "If your views are far apart, don’t match, however much you like each other. The decision during the pregnancy will be hers. State law may limit what her doctor can do, so ask a lawyer there as well.",
      ],
    },
  ],
  worksheet: { title: "Match conversation list", href: "/resources/worksheets/match-conversation-list" },
  alsoHere: { title: "When a match ends", href: "/journeys/surrogacy#a-match-that-ends" },
  limits: "We don’t match anyone or check profiles. Agencies, clinics and lawyers each do part of that.",
  picture: vignette("matching", "Paths from two houses meet at a tree with benches."),
};
