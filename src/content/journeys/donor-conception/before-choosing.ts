/** The donor conception journey, phases 1 and 2: thinking about a donor, and learning what the words mean. */
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";

export const considering: Phase = {
  id: "considering",
  title: "Considering",
  meta: {
    title: "Should we use a donor? Deciding and grieving - {name}",
    description:
      "Thinking about donor sperm, eggs or embryos: grief for a genetic link, what to do when one of you isn’t ready, and what donor-conceived adults ask.",
    keywords: [
      "should we use a donor",
      "grief over genetic link",
      "donor eggs decision",
      "donor sperm decision",
      "donor conception",
    ],
  },
  hint: "Deciding whether to use a donor.",
  lead: "You may need donor sperm, eggs or embryos. This phase is about deciding whether you want that, before you choose anything.",
  facing: [
    "Letting go of a child who would share your genes, or your partner’s.",
    "One of you is ready, and the other can’t talk about it yet.",
    "Planning a family on your own, or as two women or two men, with a donor from the start.",
    "A doctor who brings up donors in the same appointment as the bad news.",
    "Wondering what your child would say about it one day.",
  ],
  feelings: ["Grief", "Relief and guilt", "Fear of being replaced", "Sure, then unsure"],
  offered: [
    "Time to grieve before you look at profiles",
    "How to talk when you feel differently",
    "What donor-conceived adults ask parents to think about",
  ],
  parts: [
    {
      id: "grief-for-a-link",
      heading: "Grief for a genetic link",
      paragraphs: [
        "You may have hoped to see your own face in a child, or your father’s smile. Using a donor means letting go of that, and it’s a loss even though nobody has died.",
        "A donor can help you have a child, but it doesn’t undo the infertility or the illness. Many counselors suggest leaving some time between the diagnosis and choosing a donor.",
        "Not everyone is grieving. Single people and same-sex couples often plan on a donor from the start, and nobody should tell you that you’ve lost something if you don’t feel that way.",
      ],
    },
    {
      id: "two-places",
      heading: "When one of you isn’t ready",
      paragraphs: [
        "Often one partner will be genetically related to the child and the other won’t. The one who won’t may be afraid of feeling like an outsider, and the other one may feel guilty.",
        "Try talking about what you’re afraid of before you decide. Each of you can write a page alone about what you’d miss, what you hope for and what you need from the other. Swap pages, and wait a day before you talk.",
        "You can stay undecided for a while. A counselor who knows donor conception can help you talk about it.",
      ],
      links: [{ title: "Partner check-in", href: "/resources/worksheets/partner-check-in" }],
    },
    {
      id: "the-person-to-come",
      heading: "The person this is about",
      paragraphs: [
        "The person you hope for will be a child for some years and an adult for many more, with their own feelings about how they were conceived.",
        "Donor-conceived people don’t all feel the same, and feelings can change with age. Groups led by donor-conceived adults ask parents to be honest from the start. They ask banks for the donor’s name and health history, and for a limit on the number of families per donor.",
        "It can help to imagine explaining your choice, kindly and completely, to your child at twenty.",
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
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits:
    "We can’t tell you whether to use a donor. A counselor who knows donor conception can help you think it through.",
  picture: vignette("considering", "A small fire between two logs at dusk."),
};

export const learning: Phase = {
  id: "learning",
  title: "Learning",
  meta: {
    title: "Donor sperm, eggs or embryos: how it works - {name}",
    description:
      "How sperm, egg and embryo donation work, how known and identity-release donors differ, and why DNA tests mean nobody can promise a donor’s anonymity.",
    keywords: [
      "how egg donation works",
      "sperm donation",
      "embryo donation",
      "known donor",
      "identity-release donor",
    ],
  },
  hint: "Kinds of donation, and what DNA tests change.",
  lead: "This phase explains sperm, egg and embryo donation, the difference between known and identity-release donors, and why nobody can promise anonymity anymore.",
  facing: [
    "The different steps for sperm, eggs and embryos.",
    "Terms like known, identity-release and undisclosed.",
    "Websites that advertise donors by their looks and grades.",
    "Advice to keep it secret, often from people who mean well.",
  ],
  feelings: ["Overwhelmed", "Uneasy about choosing", "Annoyed by the ads", "Relieved to understand it"],
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
        "Donor sperm is often used for intrauterine insemination (IUI), where washed sperm is placed in the uterus at a clinic. It can also be used in in vitro fertilization (IVF), where eggs and sperm are combined in a laboratory.",
        "An egg donor goes through part of an IVF cycle so that her eggs can be collected. That has risks for her, and a fair program tells her so. Later, an embryo is placed in the uterus of the person who’ll carry.",
        "A donated embryo comes from people who had treatment themselves. Your child may have full siblings growing up in that family, so ask what both families would like to know about each other.",
      ],
    },
    {
      id: "known-or-not",
      heading: "Known, identity-release, undisclosed",
      paragraphs: [
        "A known donor is a friend, a relative or someone you met for this. An identity-release donor agrees that your child can learn their name as an adult, and an undisclosed donor hasn’t agreed to that. Groups led by donor-conceived adults want undisclosed donation to end.",
        "These are promises on paper. They only work if the bank still exists in twenty years and still has its records, so ask what happens to the records if it closes.",
        "Keep your own folder too, with the bank, the donor number, the profile and every letter. It belongs to your child.",
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
        "Anyone can order a DNA test, and a match with a cousin can be enough to find a donor or a half-sibling. So nobody can promise that a donor will stay anonymous.",
        "A secret can come out through a birthday present or a school project. Planning to tell is safer for everyone than hoping that nobody takes a test.",
      ],
      links: [
        {
          title: "Telling, from first words on",
          href: "/journeys/donor-conception/telling#start-early",
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
    "We don’t rate banks or clinics. Ask a doctor about risks and medication, and a lawyer about contracts.",
  picture: vignette("learning", "An open book in lamplight, beside a stack of three books."),
};
