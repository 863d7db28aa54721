/** The donor conception journey, phases 3 and 4: choosing a donor, and the cycles that follow. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";
import { despairLine, signsOfLoss } from "../urgent-signs.ts";

export const choosing: Phase = {
  id: "choosing",
  title: "Choosing",
  meta: {
    title: "Choosing a sperm or egg donor: what to ask - {name}",
    description:
      "How to choose a sperm or egg donor: questions for the bank, what to settle with a donor you know, and what the counseling session before it is for.",
    keywords: [
      "choosing a sperm donor",
      "choosing an egg donor",
      "questions for a sperm bank",
      "known donor agreement",
      "donor counseling",
    ],
  },
  hint: "Bank, clinic, agency, or someone you know.",
  lead: "What to ask a sperm or egg bank, what to settle with a donor you know, and what the counseling is for.",
  facing: [
    "Profiles, photos and recordings, and how much weight to give them.",
    "Asking a friend or a sibling, and what that could change between you.",
    "How much you want the donor to look like you, and why.",
    "Sessions with a counselor, wanted or required.",
    "What money has to do with who becomes a donor.",
  ],
  feelings: ["Like shopping", "Guilty for being picky", "Drawn to one profile", "Tired of looking"],
  offered: [
    "Questions that will still matter in twenty years",
    "What to settle with a donor you know",
    "Rules on payment and names, by country",
  ],
  parts: [
    {
      id: "questions-that-last",
      heading: "Questions that matter later",
      paragraphs: [
        "Eye color won’t matter much in twenty years, but other facts will. Ask who keeps the donor’s health history, and how you’d hear about a new illness.",
        "Ask how many families can use this donor, counting every country, and who keeps count. A high limit can mean more half-siblings than anyone could get to know.",
        "If the donor is of a different race or culture from you, think about how your child will get to know it. Friends, language, food and places to go all help.",
      ],
      links: [
        {
          title: "Rules by country, with their dates",
          href: "/journeys/donor-conception#donor-rules",
        },
        { title: "Read: what donor sperm costs", href: "/resources/knowledge-hub/what-donor-sperm-costs" },
        { title: "Read: using an egg donor", href: "/resources/knowledge-hub/egg-donors-step-by-step" },
        {
          title: "Read: receiving donated embryos",
          href: "/resources/knowledge-hub/embryo-donation-step-by-step",
        },
      ],
    },
    {
      id: "a-donor-you-know",
      heading: "A donor you know",
      paragraphs: [
        "If the donor is a friend or relative, your child can know them from the start and ask them questions for life. The adults need to agree on more: will this person be an uncle, a family friend, someone who comes by every week?",
        "Before anyone tries, each side needs its own lawyer and a session with a counselor. Ask the lawyer whether doing it at a clinic or at home makes a legal difference.",
        "Someone who said yes may still need to say no. Make that possible until the day itself.",
      ],
    },
    {
      id: "seeing-a-counselor",
      heading: "Seeing a counselor",
      paragraphs: [
        "Many clinics ask for a counseling session before donor treatment. It isn’t an exam. It’s a good time to talk about doubts, faith, family, and how you’ll tell your child.",
        "If you’re on your own, you can ask for help planning who’ll support you. Two dads can ask about egg donation and surrogacy together.",
      ],
    },
  ],
  worksheet: { title: "Decision matrix", href: "/resources/worksheets/decision-matrix" },
  alsoHere: { title: "Group: donor conception", href: "/support/groups" },
  limits: "We don’t match people with donors, and we can’t assess profiles or test results.",
  picture: vignette("choosing", "Five cards with a different leaf on each, one of them raised."),
};

export const trying: Phase = {
  id: "trying",
  title: "Trying",
  meta: {
    title: "Treatment with donor sperm or eggs - {name}",
    description:
      "What treatment with a donor is like: who does what, doubts on the day, what to do if a cycle doesn’t work, and what comes with a pregnancy.",
    keywords: [
      "IVF with donor eggs",
      "IUI with donor sperm",
      "reciprocal IVF",
      "donor cycle",
      "donor cycle that did not work",
    ],
  },
  hint: "Treatment, doubts, and if it doesn’t work.",
  lead: "Treatment with a donor: doubts on the day, who does what, and what to do if a cycle doesn’t work.",
  facing: [
    "A schedule that depends on the clinic and on what the bank has in stock.",
    "Having doubts that morning.",
    "A result, and the evening after it.",
    "A donor who is no longer available, and choosing again.",
  ],
  feelings: ["Anxious hope", "Last-minute doubts", "Grief that comes back", "Lonely among friends"],
  offered: [
    "What to do with doubts, alone or as a couple",
    "A separate section on cycles and losses",
    "A separate section on pregnancy",
  ],
  parts: [
    {
      id: "doubt-on-the-way",
      heading: "Having doubts",
      paragraphs: [
        "Some people are sure for months and have doubts on the day. Take a doubt seriously. You can ask the clinic for another week, or skip a cycle.",
        "If there are two of you, the one who isn’t carrying may not know how to help. Share what matters: the calls, the drive, being the first to hear. If you’re on your own, choose someone to be by the phone.",
      ],
    },
    {
      id: "no-pregnancy",
      heading: "When a cycle ends, or a pregnancy does",
      note: noteOn("loss"),
      urgent: [...signsOfLoss, despairLine],
      paragraphs: [
        "After a negative test, the earlier grief about genes can come back as well. People may say it should have worked because the donor was young, but nobody could know that.",
        "A miscarriage after donor conception is just as much a loss. Some people are told there was less to lose because of the donor. That isn’t true.",
        "You don’t have to decide anything this week. Before you try again, ask what the clinic has learned, what it would change, and whether the same donor is still available.",
      ],
      links: [
        { title: "Pause plan", href: "/resources/worksheets/pause-plan" },
        { title: "Group: after a loss", href: "/support/groups" },
      ],
    },
    {
      id: "if-pregnant",
      heading: "If there is a pregnancy",
      note: noteOn("pregnancy"),
      paragraphs: [
        "You may be happy and still have questions you thought you’d settled, like who the baby will look like. That doesn’t mean you made the wrong choice.",
        "Midwives and doctors will ask about your family’s health. Tell them about the donor, because some of the answers have to come from the donor’s family.",
        "Think about who should know before the birth, so that the people who’ll be close to your child hear it from you.",
      ],
    },
  ],
  worksheet: { title: "Two-week-wait plan", href: "/resources/worksheets/two-week-wait-plan" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits: "We can’t interpret symptoms or tell you your chances. Your clinic knows your situation.",
  picture: vignette("trying", "Steps with a handrail lead up a hill, with a cloud in front of the sun."),
};
