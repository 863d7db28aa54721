/** The donor conception journey, phases 1 to 3: first thoughts, facts, and the choice of a donor. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const considering: Phase = {
  id: "considering",
  title: "Considering",
  hint: "First thoughts, a farewell, and reasons of your own.",
  lead: "Somebody has said the word donor, perhaps a doctor, perhaps you. You may turn it over for a long time before you answer.",
  facing: [
    "The thought of a child who will not have your nose or your mother's hands.",
    "Two people who stand at different points, and one of them may lose a genetic tie.",
    "Coming to this as two women, two men or on your own, with donor help as the first road.",
    "Advice from people who will not live with the answer.",
  ],
  feelings: [
    "Sad and curious at once",
    "Jealous of your partner",
    "Relieved to have a way",
    "Guilty for hesitating",
  ],
  offered: [
    "Words for a grief that others may not see",
    "A calm talk for two people who feel differently",
    "Company from people who took their time",
  ],
  parts: [
    {
      id: "a-tie-you-hoped-for",
      heading: "A tie you hoped for",
      note: noteOn("loss"),
      paragraphs: [
        "Donor help may bring a child. It does not heal infertility, and the child you once pictured may still be missed. Some people write that picture a letter. Others carry it quietly and find that it weighs less with the years.",
        "Give it time before you look at a single profile. A future child should not be asked to make up for anyone.",
      ],
      links: [
        { title: "The infertility journey: a change of path", href: "/journeys/infertility#another-path" },
      ],
    },
    {
      id: "when-it-is-uneven",
      heading: "When it is uneven between you",
      paragraphs: [
        "If one of you will be a genetic parent and the other will not, say so aloud early. The one without that tie may fear being the lesser parent. The one with it may be afraid to be glad.",
        "Try one question each, with ten minutes for the answer and no reply: What would you miss? A counsellor who knows donor conception can sit with you for the rest.",
        "Solo parents often carry the whole question alone. Choose one person who will ask how you are. It should be someone with no opinion on what you do.",
      ],
    },
  ],
  worksheet: {
    title: "Values for choosing a donor",
    href: "/resources/worksheets#values-for-choosing-a-donor",
  },
  alsoHere: { title: "Find a group on this path", href: "/support/groups" },
  limits:
    "We do not tell you whether this is right for you. A counsellor who works with donor conception can help you think.",
  picture: {
    name: "chapter-shared-understanding",
    alt: "Two people share one umbrella in light rain.",
    width: 720,
    height: 480,
  },
};

export const learning: Phase = {
  id: "learning",
  title: "Learning",
  hint: "Kinds of donation, and who may know whom.",
  lead: "There is a good deal to read, and much of it is written by people who sell. Begin with what a donor-conceived person may one day want to know.",
  facing: [
    "New words: sperm, egg and embryo donation, known or unknown to you.",
    "Promises of secrecy that nobody can keep.",
    "Rules that change at every border.",
    "Hearing, for the first time, from adults who were conceived this way.",
  ],
  feelings: ["Full of questions", "Uneasy about secrets", "Protective already", "Surprised by strong voices"],
  offered: [
    "Plain meanings of the words you will meet",
    "What home DNA tests have changed",
    "Where donor-conceived adults speak for themselves",
  ],
  parts: [
    {
      id: "kinds-of-donors",
      heading: "Known, open or undisclosed",
      paragraphs: [
        "A known donor is someone you know, or come to know, from the start. With identity release, the person conceived may learn who the donor is, most often as an adult. With an undisclosed donor, the bank or clinic keeps the name back.",
        "Keeping a name back is no longer the same as keeping it secret. One cousin's home DNA test can be enough to find a donor. It may also lead to brothers and sisters by the same donor. No bank and no clinic can promise anonymity.",
        "An embryo donated by another family brings its own question. There may be full brothers and sisters who grow up elsewhere.",
      ],
    },
    {
      id: "listen-to-donor-conceived-adults",
      heading: "Listen to donor-conceived adults",
      paragraphs: [
        "They do not all feel the same. Some are at ease, some are curious, some are angry about what was kept from them. One person may be all three in a year. Many ask for a few plain things: the truth early, a medical history that is kept up to date, and a way to know their kin.",
        "Read and hear them before you choose. A person who loves their parents can also want to know where they come from. The one takes nothing from the other.",
      ],
    },
  ],
  worksheet: {
    title: "Questions for a bank or clinic",
    href: "/resources/worksheets#questions-for-bank-or-clinic",
  },
  alsoHere: { title: "Read in the Knowledge Hub", href: "/resources/knowledge-hub" },
  limits:
    "We name no bank and take no money from any. Whether a method suits your body is a question for your clinic.",
  picture: {
    name: "mission-threads",
    alt: "Three threads weave into one cord that leads to a lit house.",
    width: 1200,
    height: 420,
  },
};

export const choosing: Phase = {
  id: "choosing",
  title: "Choosing",
  hint: "A bank, a clinic, an agency or someone you know.",
  lead: "You are choosing kin for somebody who cannot be asked yet. It may feel strange to scroll through people, and it should feel a little strange.",
  facing: [
    "Long lists, short profiles and a price beside each one.",
    "A friend or relative who has offered, and what that would change.",
    "How many families one donor may help.",
    "Skin, language and culture: what a child would share with you, and what you would have to learn.",
  ],
  feelings: ["Odd about shopping", "Afraid of choosing wrong", "Grateful to a stranger", "In a hurry"],
  offered: [
    "Questions for a bank, a clinic or an agency",
    "What to talk through with a donor you know",
    "A values sheet to fill in apart and then compare",
  ],
  parts: [
    {
      id: "questions-worth-asking",
      heading: "Questions worth asking",
      note: noteOn("medical"),
      paragraphs: [
        "Ask who checks the medical history, and how it is kept up to date. Ask how you would hear if a donor or a half-sibling fell ill years from now. Ask how you could pass on such news yourself.",
        "Ask how many families one donor may help, in this country and abroad, and who counts. Ask what a donor-conceived adult will receive at what age: a name, an address, a photograph. Ask who keeps the records if the bank closes. Take the answers in writing.",
      ],
    },
    {
      id: "a-donor-you-know",
      heading: "A donor you know",
      paragraphs: [
        "A brother, a friend, somebody you met for this: the child can grow up knowing a face. Everyone should see a counsellor first, the donor's partner too. Talk about birthdays, names, and what happens if the friendship cools.",
        "See a lawyer before anything is tried, each side its own. A private arrangement at home can leave it open who is a legal parent. A court may see it otherwise than you do.",
      ],
    },
  ],
  worksheet: {
    title: "Questions for a bank or clinic",
    href: "/resources/worksheets#questions-for-bank-or-clinic",
  },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "We do not match, rate or look up donors. Medical history is for a genetic counsellor, and contracts are for a lawyer.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
};
