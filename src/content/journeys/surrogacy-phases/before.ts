/** The surrogacy journey for intended parents, phases 1 to 4: up to a signed agreement. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const exploring: Phase = {
  id: "exploring-and-readiness",
  title: "Exploring and readiness",
  hint: "Reasons, doubts, and feelings about not carrying.",
  lead: "You are thinking of asking another person to carry a pregnancy for you. It is a large thing to ask, and good to think about slowly.",
  facing: [
    "A body that cannot carry, should not, or never could.",
    "Two men or a man alone, for whom someone else was always going to carry.",
    "Being judged by people who have read one article.",
    "Asking whether the way you would do it is fair.",
  ],
  feelings: ["Sad not to carry", "Hopeful and ashamed", "Tired of explaining", "Ready, then unready"],
  offered: [
    "Plain meanings of the words you will meet",
    "A talk about what you hope for and where you would stop",
    "What surrogates ask parents to understand",
  ],
  parts: [
    {
      id: "what-the-words-mean",
      heading: "What the words mean",
      paragraphs: [
        "A gestational surrogate, or gestational carrier, carries an embryo made from other people's egg and sperm. She has no genetic tie to the child. In traditional surrogacy her own egg is used. It is rare, and the law around it is hard. This page is about the first kind.",
        "Some people like the word surrogate and some like carrier. Ask which one she uses for herself, and learn her name before either.",
      ],
    },
    {
      id: "not-carrying",
      heading: "Not carrying",
      note: noteOn("loss"),
      paragraphs: [
        "After illness, losses or years of treatment, it can hurt to hand this part to someone else. Surrogacy does not undo what came before. A person who carries for you should not have to heal it.",
        "Give the old grief its own time and its own listener. Then you can meet her as the person she is.",
      ],
      links: [
        { title: "The infertility journey: turning points", href: "/journeys/infertility#turning-points" },
      ],
    },
  ],
  worksheet: { title: "Match conversation list", href: "/resources/worksheets#match-conversation-list" },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "We do not say who should choose surrogacy. Whether a pregnancy is safe for you is a question for your doctor.",
  picture: {
    name: "chapter-shared-understanding",
    alt: "Two people share one umbrella in light rain.",
    width: 720,
    height: 480,
  },
};

export const teamAndBudget: Phase = {
  id: "team-and-budget",
  title: "Team and budget",
  hint: "Who you need, and what it may cost.",
  lead: "Several professionals come before any match. Some of them work for you, and some must work for her alone.",
  facing: [
    "An agency, or the same work done by yourselves.",
    "A sum that is hard to say aloud, and harder to plan.",
    "Contracts, insurance papers and an account held by a third party.",
    "Sellers who promise a baby or a date.",
  ],
  feelings: ["Overwhelmed by numbers", "Uneasy about money", "Watchful", "Relieved by a list"],
  offered: [
    "Questions for an agency",
    "A budget sheet that leaves room for surprises",
    "Signs that should make you stop",
  ],
  parts: [
    {
      id: "who-is-on-the-team",
      heading: "Who is on the team",
      paragraphs: [
        "You will meet a clinic, a counsellor and two lawyers, one for you and one for her. Somebody reads the insurance. Where money may be paid, an escrow holder keeps it apart and pays it out by the contract.",
        "Ask whether anyone licenses the agency; often nobody does. Ask how long they have worked, who screens, and how many surrogates they support at once. Ask to speak with a surrogate who has been through it. Ask what she could call them about at night.",
      ],
      links: [{ title: "Agency interview", href: "/resources/worksheets#agency-interview" }],
    },
    {
      id: "the-lines-of-a-budget",
      heading: "The lines of a budget",
      note: noteOn("money"),
      paragraphs: [
        "Write down each line: agency, clinic, lawyers, counselling, insurance, travel, and an escrow fee. Add what is paid to the surrogate where the law allows it, or her expenses where it does not. Then add a reserve.",
        "Plan for more than one transfer, time off work on her side, and a long stay in hospital. Ask of each sum when it falls due and what comes back if you stop. Never save on her lawyer, her insurance or her counsellor.",
      ],
    },
  ],
  worksheet: {
    title: "Budget and escrow tracker",
    href: "/resources/worksheets#budget-and-escrow-tracker",
  },
  alsoHere: { title: "Groups for intended parents", href: "/support/groups" },
  limits:
    "We recommend no agency and take no money from any. Tax and insurance questions belong with people who do that work.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
};

export const matching: Phase = {
  id: "matching",
  title: "Matching",
  hint: "Two sides choose. Values come before charm.",
  lead: "You look for her, and she looks at you. Either may say no, and a no now is kinder than one later.",
  facing: [
    "A profile of someone you might trust with everything.",
    "Being read and weighed yourselves.",
    "Hard questions with a stranger on a screen.",
    "Waiting for a match, or hearing that she chose other people.",
  ],
  feelings: ["Nervous and eager", "Afraid to be refused", "Grateful too soon", "Unsure what to ask"],
  offered: ["A list for the first talk", "Words for a kind no", "What to settle before you both say yes"],
  parts: [
    {
      id: "a-first-talk",
      heading: "A first talk",
      paragraphs: [
        "See first whether the law where she lives and where you live allows it at all. After that, talk about ordinary days. Who is in her home, and who helps her? How much contact would she like, and how much would you? What should happen after the birth?",
        "Ask about her reasons and tell her yours. Let her partner and her children come into it. If you ask for her trust, be open about your own health, work and doubts.",
      ],
    },
    {
      id: "the-hard-questions",
      heading: "The hard questions",
      note: noteOn("medical", "loss"),
      paragraphs: [
        "How many embryos would be placed? What would each of you want if there were twins, or a grave finding? Would she end a pregnancy, or reduce one? What would she never do?",
        "Her answer about her own body stands. No contract can carry her consent in advance. If your views lie far apart, part as friends and go on looking.",
      ],
    },
  ],
  worksheet: { title: "Match conversation list", href: "/resources/worksheets#match-conversation-list" },
  alsoHere: { title: "For gestational surrogates: their own page", href: "/journeys/gestational-surrogates" },
  limits: "We introduce nobody to anybody. In Canada it is a crime to take money for arranging a match.",
  picture: {
    name: "support-you",
    alt: "Two people side by side on a bench, facing the sun.",
    width: 480,
    height: 360,
  },
};

export const screening: Phase = {
  id: "screening-and-agreement",
  title: "Screening and agreement",
  hint: "Tests for all, two lawyers, one signed paper.",
  lead: "Everyone is looked at now, you as well. The agreement comes before any medicine, and nobody should sign it in a hurry.",
  facing: [
    "Questions about your health, your past and your home.",
    "Knowing that she is examined for your sake.",
    "Pages of clauses on things you would rather not imagine.",
    "A doctor or counsellor who may say no.",
  ],
  feelings: ["Exposed and hopeful", "Protective of her", "Impatient with paper", "Sobered by clauses"],
  offered: [
    "What screening looks at, and why",
    "Points an agreement should not leave open",
    "A plan for how you will talk with each other",
  ],
  parts: [
    {
      id: "what-screening-is-for",
      heading: "What screening is for",
      note: noteOn("medical", "birth"),
      paragraphs: [
        "It protects her first. In 2022 the American Society for Reproductive Medicine advised that a surrogate be between about 21 and 45. She should have carried at least one pregnancy to term without trouble. Ideally she has had no more than five births, or three by caesarean.",
        "It asks for counselling for everyone, her partner too. A no at this point is no judgment on anyone's worth. Let her hear it from a person, and ask how she is.",
      ],
    },
    {
      id: "two-lawyers",
      heading: "Two lawyers, two sides",
      paragraphs: [
        "Her lawyer answers to her alone, even when you pay the bill. The agreement should say who pays for what. It should cover illness, bed rest and weeks in which she cannot work. It should say how you talk, and how it can end before a transfer. Up to that day she may say no.",
        "Who decides about the body is no matter for bargaining: she does. Ask both lawyers to write it so.",
      ],
      links: [{ title: "Communication agreement", href: "/resources/worksheets#communication-agreement" }],
    },
  ],
  worksheet: { title: "Communication agreement", href: "/resources/worksheets#communication-agreement" },
  alsoHere: { title: "Read in the Knowledge Hub", href: "/resources/knowledge-hub" },
  limits:
    "We write no contracts and read none. Each side needs a lawyer who knows surrogacy where the birth will be.",
  picture: {
    name: "mission-threads",
    alt: "Three threads weave into one cord that leads to a lit house.",
    width: 1200,
    height: 420,
  },
};
