/** The donor conception journey, phases 5 and 6: the first years of a family, and a lifetime of openness. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { coloredThreads, threeOnBench } from "../pictures.ts";

export const becomingAFamily: Phase = {
  id: "becoming-a-family",
  title: "Becoming a family",
  hint: "Bonding, looks, names, and who knows.",
  lead: "A child is here, or nearly. The donor is now part of everyday life: on a form, in a remark about eyes, in a thought at night.",
  note: noteOn("birth", "children"),
  facing: [
    "Waiting for a bond that may come at once or slowly.",
    "“Who does she take after?” at every family table.",
    "Deciding who knows, so that the child is not the last to hear.",
    "Papers that must name both parents.",
    "Medical forms you can answer only in part.",
  ],
  feelings: ["Love that takes time", "Fear of not counting", "Jealous of a likeness", "Fiercely protective"],
  offered: [
    "Plain words on bonding, for every kind of parent",
    "Answers to remarks about looks",
    "Why papers may not be enough, and whom to ask",
  ],
  parts: [
    {
      id: "bonding",
      heading: "Bonding",
      paragraphs: [
        "Parents of every kind wait for a bond, and some feel it late. Feeding, carrying, washing, singing at four in the morning: closeness grows out of such hours.",
        "You may have given birth after egg donation. Your body did the growing, and some mothers hold on to that. Others still feel the gap. A father with no genetic link may think he has to earn his place. He is the father already.",
        "If sadness or fear stays, tell a doctor or midwife. There is help for every parent, also for the one who did not give birth.",
      ],
    },
    {
      id: "kinds-of-families",
      heading: "Two moms, two dads, one parent",
      paragraphs: [
        "If your child has two moms or two dads, other children will ask early. Give your child a short, true sentence to answer with, and let them choose when to use it.",
        "Solo parents may want a second adult who knows the whole story and can be asked. Trans and non-binary parents may need words of their own for who carried and whose cells they were. Choose them before a form does.",
      ],
    },
    {
      id: "looks",
      heading: "Remarks about looks",
      paragraphs: [
        "“She has your smile” may well be true, since children copy the faces they love. You can smile and leave it there. In an open family you can also say that her chin must come from the donor.",
        "Your child is listening. What helps most over the years is that they hear no lie.",
      ],
    },
    {
      id: "legal-parents",
      heading: "Who is a parent in law",
      paragraphs: [
        "A name on a birth certificate is not always enough. Where one parent has no genetic link, the rules differ by state and province. Some families are told to adopt or to get a court order, even when they are married.",
        "Ask a family lawyer before the birth if you can. Ask again before you move or travel.",
      ],
    },
  ],
  worksheet: { title: "Who-knows-what map", href: "/resources/worksheets/who-knows-what-map" },
  alsoHere: { title: "Group: donor conception", href: "/support/groups" },
  limits: "We give no legal advice and no therapy. A family lawyer and your doctor know what applies to you.",
  picture: coloredThreads,
};

export const telling: Phase = {
  id: "telling",
  title: "Telling and lifelong openness",
  hint: "First words, then answers for many years.",
  lead: "Telling starts early and has no last day. It begins as your story and becomes theirs.",
  note: noteOn("children"),
  facing: [
    "Finding first words, and saying them before they feel ready.",
    "A child who asks a lot, or one who never asks.",
    "Grandparents, teachers and friends who hear it too.",
    "Half-siblings and a donor who may become people you know.",
    "Starting late, after years of silence.",
  ],
  feelings: ["Afraid of the words", "Lighter once said", "Worried about contact", "Proud of their questions"],
  offered: [
    "Words for different ages and different families",
    "A way to begin if you have waited long",
    "Thoughts on donors, half-siblings and first contact",
  ],
  parts: [
    {
      id: "start-early",
      heading: "Start early, say it often",
      paragraphs: [
        "Children who are told very young usually take it in without difficulty, and finding out late or by accident often hurts. That's what the Nuffield Council in the UK found when it reviewed the research in April 2013, mostly on families from the years before. Telling early doesn't answer every question they'll ever have.",
        "You can practice on a baby: “We needed an egg to start you and mine didn't work, so another woman gave us one. You can ask about her any time.” By school age, a child can know that there may be other children too.",
        "Many families put it off. A UK study of 101 families was published in 2011. In it, about half of the seven-year-olds conceived with a donor egg hadn't been told, and nearly three quarters with donor sperm. Attitudes have changed since then, and solo and same-sex parents tell more often.",
      ],
      links: [
        { title: "First words script", href: "/resources/worksheets/first-words-script" },
        { title: "Letter to my child", href: "/resources/worksheets/letter-to-my-child" },
        { title: "Read: telling early, and often", href: "/resources/knowledge-hub/telling-early-and-often" },
      ],
    },
    {
      id: "starting-late",
      heading: "If you start late",
      paragraphs: [
        "Tell them in person, in private, with free time afterwards. Say it near the beginning of the talk. Say why you waited, in few words, and do not ask them to carry your reasons. “I was afraid” is enough.",
        "What follows is theirs to decide. They may be angry, or calm, or silent for months. You can offer papers, the name of a counselor, and a group of donor-conceived adults. Forgiveness has no date you could set.",
      ],
      links: [{ title: "Group: donor-conceived adults", href: "/support/groups" }],
    },
    {
      id: "donors-and-half-siblings",
      heading: "Donors and half-siblings",
      paragraphs: [
        "One person wants a name and a meeting. Another wants a health history and nothing more. A third has no wish at all, and finds one at thirty. None of it says that something was missing at home.",
        "Half-siblings found through a register or a test may stay strangers or become dear. Use the word that the person uses.",
        "Small steps help: a letter, a first name, one call. A registry or counselor can stand in between at first.",
      ],
    },
    {
      id: "the-wider-circle",
      heading: "Grandparents, school and friends",
      paragraphs: [
        "Relatives often want to do well and lack the words. Tell them what your child calls the donor, and what you would like them not to say. Ask them not to share it for the child.",
        "At school, family trees and lessons on genes can take a child by surprise. Ask your child if you may have a short word with the teacher beforehand.",
      ],
      links: [{ title: "Relatives' guide sheet", href: "/resources/worksheets/relatives-guide-sheet" }],
    },
  ],
  worksheet: { title: "Telling plan by age", href: "/resources/worksheets/telling-plan-by-age" },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "We search for no donors and hold no register. A registry, the bank or a counselor can help with that.",
  picture: threeOnBench,
};
