/** The surrogacy journey, phases 4 and 5: tests and contracts, and the weeks around a transfer. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";
import { despairLine, signsInTreatment } from "../urgent-signs.ts";

export const screeningAndAgreement: Phase = {
  id: "screening-and-agreement",
  title: "Screening and agreement",
  meta: {
    title: "Surrogacy contract and screening, explained - {name}",
    description:
      "Screening and the surrogacy contract for intended parents: medical and psychological checks, a lawyer for each side, and what to settle in writing.",
    keywords: [
      "surrogacy contract",
      "surrogacy agreement",
      "surrogacy screening",
      "surrogacy lawyer",
      "intended parents",
    ],
  },
  hint: "Tests for everyone, a lawyer for each side.",
  lead: "Everyone is screened, and each side signs a contract with its own lawyer before she takes any medication.",
  facing: [
    "Medical tests and counseling for all of you.",
    "A contract that plans for things nobody wants to think of.",
    "Waiting for clearance, insurance and signatures.",
    "Someone not passing screening, and it may be you.",
  ],
  feelings: ["Exposed", "Impatient", "Safer with the details settled", "Awkward about hard clauses"],
  offered: [
    "What screening looks at, on both sides",
    "What a contract should cover",
    "What no contract can do",
  ],
  parts: [
    {
      id: "screening",
      heading: "Screening",
      note: noteOn("medical"),
      paragraphs: [
        "Guidance from the American Society for Reproductive Medicine, published in July 2022, says a surrogate should be about 21 to 45 years old. She should have had a full-term pregnancy without complications, and ideally no more than five deliveries or three C-sections.",
        "You’re screened as well. Whoever provides eggs or sperm has blood tests, and all of you meet a counselor, including her partner if she has one. You should share as much about yourselves as you ask of her.",
      ],
    },
    {
      id: "the-agreement",
      heading: "The agreement",
      paragraphs: [
        "Each side has its own lawyer, who knows the law where she lives. You all sign the contract before she takes any medication.",
        "It should cover costs and escrow, health and life insurance, bed rest, lost wages, illness and loss. It should say how you’ll stay in touch, what stays private, and who’ll care for the child if you separate, fall ill or die.",
        "Read it out loud at home, and ask your lawyer about every line you don’t understand.",
      ],
    },
    {
      id: "what-no-contract-can-do",
      heading: "What no contract can do",
      paragraphs: [
        "It can’t take away her rights over her own body. She makes the medical decisions in the pregnancy with her own doctor. Before a transfer she can say no at any step, and so can you.",
        "That takes trust. If you’d only feel safe with control over what she does, wait, and talk to a counselor first.",
      ],
    },
  ],
  worksheet: {
    title: "Budget and escrow tracker",
    href: "/resources/worksheets/budget-and-escrow-tracker",
  },
  alsoHere: { title: "Who is who", href: "/journeys/surrogacy#surrogacy-who-is-who" },
  limits: "We can’t draft or check contracts. Only a lawyer licensed where she lives can advise on one.",
  picture: vignette("screening-and-agreement", "A contract with two signatures and a pen on each side."),
};

export const embryosAndTransfer: Phase = {
  id: "embryos-and-transfer",
  title: "Embryos and transfer",
  meta: {
    title: "Embryos and transfer in surrogacy - {name}",
    description:
      "Making embryos for surrogacy: how many to transfer, waiting together, who hears the result first, and what to do if a transfer doesn’t work.",
    keywords: [
      "surrogacy embryo transfer",
      "single embryo transfer",
      "surrogacy IVF",
      "transfer that did not work",
      "intended parents",
    ],
  },
  hint: "Embryos, a transfer, and the wait.",
  lead: "Making embryos, how many to transfer, who hears the result first, and what to do if a transfer doesn’t work.",
  facing: [
    "Your own eggs and sperm, or those of a donor.",
    "How many embryos there are, and how many to transfer.",
    "Who hears the result first, and how.",
    "A transfer that doesn’t work.",
  ],
  feelings: ["Hope at a distance", "Useless", "Worried about her", "Dreading the call"],
  offered: ["What to agree on before the day", "A plan for the call", "What to do if it doesn’t work"],
  parts: [
    {
      id: "embryos",
      heading: "Embryos",
      urgent: signsInTreatment,
      paragraphs: [
        "In vitro fertilization (IVF) comes first: eggs are collected and combined with sperm in a laboratory. If you use a donor, your child will be donor-conceived as well, so read about telling before you choose.",
        "The usual advice is to transfer one embryo at a time, because carrying twins is riskier for her. She’s the one taking the risk, so she has to agree. If a clinic pushes for two, ask it to explain why to both of you.",
        "Decide early what should happen to embryos you don’t use.",
      ],
      links: [{ title: "Donor conception", href: "/journeys/donor-conception" }],
    },
    {
      id: "waiting-together",
      heading: "Waiting together",
      paragraphs: [
        "Agree ahead of time on who hears the result first and who makes the calls. She may suspect before anyone else does, and she shouldn’t be left alone with the news.",
        "Ask how often she’d like to hear from you. Some surrogates like a message every day and others prefer quiet. Sending food is a good idea, if you ask what she likes.",
      ],
    },
    {
      id: "not-taken",
      heading: "When a transfer doesn’t work",
      note: noteOn("loss"),
      urgent: [despairLine],
      paragraphs: [
        "There’s no pregnancy this time. It’s a loss for you, and for her too. Many surrogates feel they’ve let the parents down, so tell her clearly that she hasn’t.",
        "It can take several transfers, and nobody can say how many. Before the next one, ask her whether she wants to go on, in a way that makes it easy to say no.",
        "If you need a few days without messages, say so kindly, and tell her when you’ll write again.",
      ],
      links: [
        { title: "Next-step talk", href: "/resources/worksheets/next-step-talk" },
        { title: "If a pregnancy ends", href: "/journeys/surrogacy#if-a-pregnancy-ends" },
      ],
    },
  ],
  worksheet: { title: "Two-week-wait plan", href: "/resources/worksheets/two-week-wait-plan" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits: "We can’t tell you your chances or interpret results. The clinic knows your situation, and hers.",
  picture: vignette("embryos-and-transfer", "A boat carries a lantern across still water."),
};
