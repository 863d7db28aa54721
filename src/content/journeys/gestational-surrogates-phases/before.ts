/** The surrogates' own track until the transfer: considering, screening, match and agreement. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

const tree = {
  name: "support-surrogates-donors",
  alt: "A strong tree with two lanterns, on a hill of its own.",
  width: 480,
  height: 360,
};

export const considering: Phase = {
  id: "considering",
  title: "Considering",
  hint: "Your own reasons, and the people at home.",
  lead: "You think about carrying for someone else. This track is yours. Intended parents have another one.",
  facing: [
    "Reasons that are hard to put into one sentence.",
    "A partner, children and parents who will live with it too.",
    "Whether your own family feels complete.",
    "Stories online that are all sunshine, or all warning.",
  ],
  feelings: ["Drawn to it", "Proud", "Doubtful", "Protective of your family", "Curious about yourself"],
  offered: [
    "Questions to ask yourself before anyone asks you",
    "What to talk through at home",
    "Other surrogates to talk to, in a space of their own",
  ],
  parts: [
    {
      id: "your-reasons",
      heading: "Reasons that hold",
      paragraphs: [
        "Write down why. To help. To feel that strength again. For the money, where it is allowed. Out of love for one couple. More than one can be true, and none of them needs an excuse. Look at the page again on a tired evening. What is left is what will carry you.",
        "Ask also what would make you regret it. A hard birth. A friendship that cools. A long time on bed rest. If one of these is too heavy, that is worth knowing now.",
      ],
      links: [{ title: "My reasons, to fill in", href: "/resources/worksheets#my-reasons" }],
    },
    {
      id: "talk-at-home",
      heading: "Who else has a say at home",
      note: noteOn("children"),
      paragraphs: [
        "A partner will do more at home, and may be asked to see a counsellor too. Let them say no, or not yet. Children can be told early and simply: “The baby grows here because it cannot grow there. It is going home with its own parents.”",
        "Think of work as well: who would need to know, and when, and what leave you would have.",
      ],
    },
  ],
  worksheet: { title: "My reasons", href: "/resources/worksheets#my-reasons" },
  alsoHere: { title: "A group of surrogates", href: "/support/groups" },
  limits: "We match no one and recruit no one. Whether your body is ready is a question for a doctor.",
  picture: tree,
};

export const screening: Phase = {
  id: "applying-and-screening",
  title: "Applying and screening",
  hint: "Forms, tests, talks, and your own questions.",
  lead: "You are asked a great deal. You may ask just as much back, and you can stop on any day.",
  facing: [
    "Medical files from every birth you have had.",
    "Talks with a counsellor, also with your partner.",
    "A clinic that may say no.",
    "Agencies that differ more than their websites do.",
  ],
  feelings: ["Looked at", "Nervous", "Impatient", "Hurt by a no", "Taken seriously"],
  offered: [
    "What is usually asked, and why",
    "Questions for an agency, a lawyer and an insurer",
    "How to read what an agency offers",
  ],
  parts: [
    {
      id: "what-is-asked",
      heading: "What is usually asked",
      note: noteOn("pregnancy", "medical"),
      paragraphs: [
        "A guideline of the American Society for Reproductive Medicine was renewed in 2022. It speaks of carriers aged about 21 to 45. They have had at least one full-term pregnancy without complications. Ideally there were no more than five births, and no more than three by caesarean. Clinics may be stricter.",
        "The talk with a counsellor is there for you as well. It should touch on hard turns: a pregnancy that goes wrong, parents who divorce, children of yours who take it badly.",
      ],
    },
    {
      id: "agency-or-not",
      heading: "Agency, or without one",
      note: noteOn("money"),
      paragraphs: [
        "In most US states nobody licenses agencies. Ask who runs it, and whether you can speak to a surrogate who had a hard time. Ask who speaks for you when you and the parents disagree. Ask when and how every cost is paid, and from which account.",
        "In Canada nobody may be paid to match you. Consultants exist; ask exactly what you would pay for.",
      ],
    },
  ],
  worksheet: {
    title: "Questions for the agency, lawyer and insurer",
    href: "/resources/worksheets#questions-for-the-agency-lawyer-insurer",
  },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits: "We cannot tell you whether a clinic will accept you. Ask the clinic for its reasons in writing.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
};

export const agreement: Phase = {
  id: "match-and-agreement",
  title: "Match and agreement",
  hint: "Two families, two lawyers, one paper.",
  lead: "Both sides choose. Then everything that could happen is written down before any medicine starts.",
  facing: [
    "Meeting people who hope so much.",
    "Views on twins, on tests, on ending a pregnancy.",
    "Pages of terms about your own body.",
    "How much contact, and of which kind.",
  ],
  feelings: ["Hopeful", "Pressed to be nice", "Awkward about money", "Sure", "Not sure yet"],
  offered: [
    "What to talk about before you say yes",
    "What an agreement should hold for you",
    "Boundaries you can set in your own words",
  ],
  parts: [
    {
      id: "your-own-lawyer",
      heading: "A lawyer who is only yours",
      note: noteOn("money"),
      paragraphs: [
        "Your lawyer speaks for you alone, even when the parents pay the bill. Ask to have every line read to you in plain words. Look for life insurance, lost wages, child care, what happens after complications, and who pays if the parents cannot.",
        "No agreement takes your medical decisions away. They stay yours, through pregnancy and birth. You may also say no at any step before a transfer, without giving a reason.",
      ],
    },
    {
      id: "hard-questions-first",
      heading: "The hard questions first",
      note: noteOn("loss"),
      paragraphs: [
        "Would you agree to carry twins? What if a test shows something serious? What if your own health is at risk? What if the pregnancy ends? Answer these alone first, then together. If the answers do not fit, it is kinder to part now.",
      ],
      links: [{ title: "Match conversation list", href: "/resources/worksheets#match-conversation-list" }],
    },
  ],
  worksheet: { title: "Boundaries sheet", href: "/resources/worksheets#boundaries-sheet" },
  alsoHere: { title: "A group of surrogates", href: "/support/groups" },
  limits: "This is no legal advice. Sign nothing that your own lawyer has not read with you.",
  picture: tree,
};
