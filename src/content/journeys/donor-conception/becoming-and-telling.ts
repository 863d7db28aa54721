/** The donor conception journey, phases 5 and 6: the first years of a family, and a lifetime of openness. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";

export const becomingAFamily: Phase = {
  id: "becoming-a-family",
  title: "Becoming a family",
  meta: {
    title: "Bonding with a donor-conceived baby - {name}",
    description:
      "Becoming a family with the help of a donor: bonding, remarks about who your baby looks like, who should know, and the papers both parents need.",
    keywords: [
      "bonding with donor-conceived baby",
      "donor egg baby",
      "second-parent adoption",
      "two moms family",
      "donor-conceived family",
    ],
  },
  hint: "Bonding, family resemblance and who knows.",
  lead: "Your child is here, or nearly. This phase covers bonding, remarks about looks, who should know, and both parents’ legal papers.",
  note: noteOn("birth", "children"),
  facing: [
    "Bonding, which can be instant or slow.",
    "“Who does she take after?” at every family table.",
    "Deciding who to tell, so that your child isn’t the last to know.",
    "Getting both parents recognized on paper.",
    "Medical forms you can only partly answer.",
  ],
  feelings: ["Love that takes time", "Fear of not counting", "Jealousy", "Fiercely protective"],
  offered: [
    "Bonding in plain words, for every kind of parent",
    "Answers to remarks about looks",
    "Why a birth certificate may not be enough, and who to ask",
  ],
  parts: [
    {
      id: "bonding",
      heading: "Bonding",
      paragraphs: [
        "All kinds of parents can take time to bond. It often grows out of everyday care: feeding, carrying, bathing, singing at four in the morning.",
        "If you gave birth after egg donation, your body grew this child, and that matters to some mothers. Others still feel something is missing. A father with no genetic link may think he has to earn his place, but he’s the father already.",
        "If you stay sad or anxious, tell a doctor or midwife. There’s help for every parent, including the one who didn’t give birth.",
      ],
    },
    {
      id: "kinds-of-families",
      heading: "Two moms, two dads, one parent",
      paragraphs: [
        "If your child has two moms or two dads, other children will ask early. Give your child a short, true sentence to answer with, and let them choose when to use it.",
        "If you’re a solo parent, you may want a second adult who knows the whole story and can answer questions. If you’re trans or non-binary, you may want your own words for who carried and whose eggs or sperm they were.",
      ],
    },
    {
      id: "looks",
      heading: "Remarks about looks",
      paragraphs: [
        "“She has your smile” may well be true, since children copy the faces they love. You can just say thank you, or you can mention that her chin must come from the donor.",
        "Your child is listening, so whatever you say, don’t lie.",
      ],
    },
    {
      id: "legal-parents",
      heading: "Who the legal parents are",
      paragraphs: [
        "A name on a birth certificate isn’t always enough. If one parent has no genetic link, the rules differ by state and province. Some couples are told to adopt or to get a court order, even if they’re married.",
        "Ask a family lawyer before the birth if you can. Ask again before you move or travel.",
      ],
      links: [
        { title: "Read: second-parent adoption", href: "/resources/knowledge-hub/second-parent-adoption" },
      ],
    },
  ],
  worksheet: { title: "Who-knows-what map", href: "/resources/worksheets/who-knows-what-map" },
  alsoHere: { title: "Group: donor conception", href: "/support/groups" },
  limits:
    "We don’t offer legal advice or therapy. A family lawyer and a counselor can help with your situation.",
  picture: vignette("becoming-a-family", "A patchwork quilt hangs on a line between two trees."),
};

export const telling: Phase = {
  id: "telling",
  title: "Telling and lifelong openness",
  meta: {
    title: "Telling your child they’re donor-conceived - {name}",
    description:
      "How to tell your child they’re donor-conceived: words for each age, how to start if you’ve waited, half-siblings, donors, and what to tell others.",
    keywords: [
      "telling your child donor conceived",
      "donor-conceived children",
      "donor half-siblings",
      "disclosure donor conception",
      "donor conception words",
    ],
  },
  hint: "How to tell your child, at every age.",
  lead: "How to tell your child they’re donor-conceived: what to say at each age, and how to start if you’ve waited.",
  note: noteOn("children"),
  facing: [
    "Finding the first words, and saying them before you feel ready.",
    "A child who asks a lot, or one who never asks.",
    "What grandparents, teachers and friends should know.",
    "Half-siblings, and a donor you may one day meet.",
    "Starting late, after years of silence.",
  ],
  feelings: ["Afraid of the words", "Lighter once said", "Worried about contact", "Proud of their questions"],
  offered: [
    "Words for different ages and different families",
    "How to start if you’ve waited a long time",
    "Donors, half-siblings and first contact",
  ],
  parts: [
    {
      id: "start-early",
      heading: "Start early, say it often",
      paragraphs: [
        "Children who are told very young usually take it in without difficulty, and finding out late or by accident often hurts. That’s what the Nuffield Council in the UK found when it reviewed the research in April 2013, mostly on families from the years before. Telling early doesn’t answer every question they’ll ever have.",
        "You can practice on a baby: “We needed an egg to start you and mine didn’t work, so another woman gave us one. You can ask about her any time.” By school age, a child can know that there may be other children too.",
        "Many families put it off. A UK study of 101 families was published in 2011. In it, about half of the seven-year-olds conceived with a donor egg hadn’t been told, and nearly three quarters with donor sperm. Attitudes have changed since then, and solo and same-sex parents tell more often.",
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
        "Tell them in person and in private, with time afterward, and say it near the start of the conversation. Explain briefly why you waited. “I was afraid” is enough.",
        "How they react is up to them. They may be angry, calm or silent for months. You can offer the papers, a counselor’s name and a group of donor-conceived adults, and then give them time.",
      ],
      links: [{ title: "Group: donor-conceived adults", href: "/support/groups" }],
    },
    {
      id: "donors-and-half-siblings",
      heading: "Donors and half-siblings",
      paragraphs: [
        "Some people want a name and a meeting, others only a health history, and some don’t want anything until they’re thirty. None of it means that something was missing at home.",
        "Half-siblings found through a registry or a DNA test may stay strangers or become close. Call them whatever your child calls them.",
        "Start small, with a letter, a first name or one call. A registry or a counselor can be the go-between at first.",
      ],
    },
    {
      id: "the-wider-circle",
      heading: "Grandparents, school and friends",
      paragraphs: [
        "Relatives often mean well and don’t know what to say. Tell them what your child calls the donor and what not to say, and ask them not to tell other people.",
        "At school, family trees and lessons on genes can take a child by surprise. Ask your child if you may have a short word with the teacher beforehand.",
      ],
      links: [{ title: "Relatives’ guide sheet", href: "/resources/worksheets/relatives-guide-sheet" }],
    },
  ],
  worksheet: { title: "Telling plan by age", href: "/resources/worksheets/telling-plan-by-age" },
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits:
    "We don’t search for donors or keep a registry. A registry, the bank or a counselor can help with that.",
  picture: vignette("telling", "Two paper cups joined by a looped string."),
};
