/** The surrogacy journey, phases 4 and 5: tests and contracts, and the weeks around a transfer. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { lanternPath, paperBoats } from "../pictures.ts";

export const screeningAndAgreement: Phase = {
  id: "screening-and-agreement",
  title: "Screening and agreement",
  hint: "Tests for all, a lawyer for each side.",
  lead: "Everyone is looked at now, and everything is written down. It takes patience, and it keeps people safe.",
  facing: [
    "Medical tests and long talks for all of you.",
    "A contract that plans for things nobody wants to think of.",
    "Waiting for clearance, insurance and signatures.",
    "Someone being found unfit for it, perhaps you.",
  ],
  feelings: ["Examined and exposed", "Impatient with papers", "Safe in detail", "Shy about hard clauses"],
  offered: [
    "What screening looks at, on both sides",
    "A list of what a contract should hold",
    "What no contract can do",
  ],
  parts: [
    {
      id: "screening",
      heading: "Screening",
      note: noteOn("medical"),
      paragraphs: [
        "The American Society for Reproductive Medicine gave guidance in July 2022. A surrogate should be about 21 to 45 years old. She should have had a full-term pregnancy without complications, and ideally no more than five deliveries or three C-sections.",
        "You are screened as well. Whoever gives egg or sperm has blood tests, and all of you meet a counselor. So does her partner, if she has one. It is fair that you show as much as you ask to see.",
      ],
    },
    {
      id: "the-agreement",
      heading: "The agreement",
      paragraphs: [
        "Each side has a lawyer of its own, who knows the law where she lives. The contract is signed before any medicine is taken.",
        "It should name costs and escrow, insurance and life insurance. It should say what happens with bed rest, lost wages, illness and loss. It says how you stay in touch and what stays private. It also says who cares for the child if you separate, fall ill or die.",
        "Read it aloud once at home, and ask your lawyer about each line where you stumble.",
      ],
    },
    {
      id: "what-no-contract-can-do",
      heading: "What no contract can do",
      paragraphs: [
        "Her body stays hers. Medical decisions in the pregnancy are made by her with her own doctor. Before a transfer she may say no at any step, and so may you.",
        "That asks for trust, and trust is built before it is needed. If you could only feel safe with control, wait a little and talk to someone.",
      ],
    },
  ],
  worksheet: {
    title: "Budget and escrow tracker",
    href: "/resources/worksheets/budget-and-escrow-tracker",
  },
  alsoHere: { title: "Who is who", href: "/journeys/surrogacy#surrogacy-who-is-who" },
  limits: "We draft and check no contracts. Only a lawyer licensed where she lives can advise on one.",
  picture: lanternPath,
};

export const embryosAndTransfer: Phase = {
  id: "embryos-and-transfer",
  title: "Embryos and transfer",
  hint: "Embryos, a transfer, and a wait for all.",
  lead: "Now several people wait for one call. Each of them may hope and fear in another way.",
  facing: [
    "Your own eggs and sperm, or those of a donor.",
    "How many embryos there are, and how many to transfer.",
    "Who hears the result first, and how.",
    "A transfer that does not take.",
  ],
  feelings: ["Hope at a distance", "Useless while waiting", "Worry for her", "Dread of the call"],
  offered: [
    "What to talk through before the day",
    "A plan for the call",
    "A part for the day it does not take",
  ],
  parts: [
    {
      id: "embryos",
      heading: "Embryos",
      paragraphs: [
        "In vitro fertilization (IVF) comes first: eggs are collected and joined with sperm in a laboratory. If a donor helps, the child has a donor's story as well. Read about telling before you choose.",
        "Transferring one embryo at a time is the common advice, since carrying twins is harder on her. It is her risk, so it is her yes. A clinic that presses for two should explain itself to both sides.",
        "Decide early what should happen with embryos you do not use.",
      ],
      links: [{ title: "Donor conception", href: "/journeys/donor-conception" }],
    },
    {
      id: "waiting-together",
      heading: "Waiting together",
      paragraphs: [
        "Agree beforehand on who learns the result first and who calls whom. She may know in her body before anyone does, and the news is not hers to carry alone.",
        "Ask her how she wants to be asked. Some surrogates like a message each day. Some like quiet. Sending food is seldom wrong, if you ask what she likes.",
      ],
    },
    {
      id: "not-taken",
      heading: "When a transfer does not take",
      note: noteOn("loss"),
      paragraphs: [
        "The transfer did not lead to pregnancy. You have lost something, and so has she. Many surrogates feel they have let people down. Tell her plainly that she has not.",
        "Several transfers may be needed, and nobody can say how many. Before another one, ask her first whether she wants to go on. Give her a question she can answer with no.",
        "You may need some days without messages. Say so kindly, and name the day you will write again.",
      ],
      links: [
        { title: "Next-step talk", href: "/resources/worksheets/next-step-talk" },
        { title: "If a pregnancy ends", href: "/journeys/surrogacy#if-a-pregnancy-ends" },
      ],
    },
  ],
  worksheet: { title: "Two-week-wait plan", href: "/resources/worksheets/two-week-wait-plan" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits: "We name no chances and read no results. The clinic knows your case, and hers.",
  picture: paperBoats,
};
