/** The donor conception journey, phases 1 and 2: thinking about a donor, and learning what the words mean. */
import type { Phase } from "../journey.ts";
import { bookArches, stillWater } from "../pictures.ts";

export const considering: Phase = {
  id: "considering",
  title: "Considering",
  hint: "First thoughts, grief, and reasons of your own.",
  lead: "A donor has come into the picture, or you wonder if one should. You can take your time before you choose anything.",
  facing: [
    "Letting go of a child who would share your genes, or your partner's.",
    "One of you is ready, and the other cannot speak of it yet.",
    "Planning a family on your own, or as two women or two men, with a donor from the start.",
    "A doctor who brings up donors in the same breath as bad news.",
    "Wondering what the person you hope for would say about it one day.",
  ],
  feelings: ["Grief for a likeness", "Relief with guilt", "Fear of being replaced", "Sure, then unsure"],
  offered: [
    "Time for grief before any catalogue opens",
    "A way to talk when two people feel differently",
    "What donor-conceived adults ask parents to think about",
  ],
  parts: [
    {
      id: "grief-for-a-link",
      heading: "Grief for a genetic link",
      paragraphs: [
        "Perhaps you hoped to see your own face in a child, or your father's laugh. A donor ends that picture. It is a loss, even though nobody has died.",
        "A donor may help a family begin. The infertility or the illness stays part of your story. Many counselors suggest some space between the hard news and the choice of a donor.",
        "Not everyone comes here through grief. Single people and same-sex couples often plan with a donor from the first day. If you carry no loss, nobody should talk you into one.",
      ],
    },
    {
      id: "two-places",
      heading: "When two people are in different places",
      paragraphs: [
        "Often one partner will share genes with the child and the other will not. The one who will not may fear being a guest at home. The one who will may feel guilty for it.",
        "Try to say the fear before the answer. Each of you can write a page alone: what I would miss, what I hope for, what I need from you. Swap pages, and wait a day before you talk.",
        "You can stay undecided for a while. A counselor who knows donor conception can hold the talk with you.",
      ],
      links: [{ title: "Partner check-in", href: "/resources/worksheets/partner-check-in" }],
    },
    {
      id: "the-person-to-come",
      heading: "The person this is about",
      paragraphs: [
        "The one you hope for will be a child for some years and an adult for many more. They will have views of their own on how they came to be.",
        "Donor-conceived people do not all feel the same. Some are glad, some grieve, many feel several things, and it can change with age. Groups led by donor-conceived adults ask parents for honesty from the start. They ask banks for names, health history, and a limit on families per donor.",
        "It may help to imagine the talk. Could you explain this choice, kindly and in full, to a person of twenty?",
      ],
      links: [
        {
          title: "If you are donor-conceived yourself",
          href: "/journeys/donor-conception#donor-conceived-people",
        },
      ],
    },
  ],
  worksheet: {
    title: "Values for choosing a donor",
    href: "/resources/worksheets/values-for-choosing-a-donor",
  },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "Whether to use a donor is not for us to say. A counselor who knows this field can think it through with you.",
  picture: stillWater,
};

export const learning: Phase = {
  id: "learning",
  title: "Learning",
  hint: "Kinds of donation, and what DNA tests change.",
  lead: "The words are new and the websites are loud. Here is what the main words mean, and what nobody can promise any more.",
  facing: [
    "Sperm, eggs or embryos, each with its own steps and questions.",
    "Words on a form such as known, identity-release and undisclosed.",
    "Pages that sell a donor as a list of good traits.",
    "Old advice to keep it secret, often from people who mean well.",
  ],
  feelings: ["Too much to read", "Uneasy about choosing", "Cross at the ads", "Relief at plain words"],
  offered: [
    "Three kinds of donation in plain words",
    "What a home DNA test can show",
    "Questions to take to a bank or clinic",
  ],
  parts: [
    {
      id: "three-kinds",
      heading: "Sperm, eggs and embryos",
      paragraphs: [
        "Donor sperm often goes with insemination at a clinic. It can also go with in vitro fertilization (IVF), where egg and sperm meet in a laboratory.",
        "An egg donor goes through part of an IVF cycle so that her eggs can be collected. It has risks for her, and a fair program tells her so. An embryo is placed later in the womb of the person who will carry.",
        "A donated embryo comes from people who were in treatment themselves. Brothers and sisters with the same two genetic parents may be growing up in that family. Ask what both families want to know of each other.",
      ],
    },
    {
      id: "known-or-not",
      heading: "Known, identity-release, undisclosed",
      paragraphs: [
        "You can name a known donor from the first day: a friend, a relative, someone you met for this. An identity-release donor agrees that the grown child may learn the name. An undisclosed donor has not agreed to it. Groups led by donor-conceived adults want this last kind to end.",
        "These words describe a promise on paper. Keeping it takes a bank that still exists in twenty years and still has its files. Ask what happens to the files if the bank closes.",
        "Keep your own folder too: the bank, the donor number, the profile, each letter. It belongs to the child.",
      ],
      links: [
        {
          title: "Read: known, identity-release or undisclosed",
          href: "/resources/knowledge-hub/known-or-identity-release",
        },
      ],
    },
    {
      id: "dna-tests",
      heading: "What home DNA tests change",
      paragraphs: [
        "Anyone can order a DNA test. A match with a cousin can be enough to find a donor or a half-sibling. So nobody can promise that a donor will stay unknown.",
        "A family secret may come out by chance, through a birthday present or a school project. A plan to tell is safer for everyone than the hope that nobody will test.",
      ],
      links: [
        {
          title: "Telling, from first words on",
          href: "/journeys/donor-conception#start-early",
        },
      ],
    },
  ],
  worksheet: {
    title: "Questions for bank or clinic",
    href: "/resources/worksheets/questions-for-bank-or-clinic",
  },
  alsoHere: {
    title: "Read: thinking about a donor",
    href: "/resources/knowledge-hub/thinking-about-a-donor",
  },
  limits:
    "Banks and clinics are not rated here. Risks and medicine are for a doctor, contracts for a lawyer.",
  picture: bookArches,
};
