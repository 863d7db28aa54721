/** The surrogacy journey for intended parents, phases 5 to 7: transfer, pregnancy, birth and what follows. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const embryos: Phase = {
  id: "embryos-and-transfer",
  title: "Embryos and transfer",
  hint: "Waiting together, in two houses.",
  lead: "Now her body does the work and your hopes hang on it. There is little to do, and it is hard to do little.",
  facing: [
    "Embryos from your own cells, or with a donor's help.",
    "Her injections, her appointments, her days off.",
    "Two weeks of not knowing, in two homes.",
    "A transfer that does not take, and the question of another.",
  ],
  feelings: ["Helpless and keen", "Guilty for her effort", "Afraid to call", "Hopeful despite yourself"],
  offered: [
    "A plan for the two weeks of waiting",
    "Words for the hours after a result",
    "Ways to be near without pressing",
  ],
  parts: [
    {
      id: "one-embryo-and-patience",
      heading: "One embryo, and patience",
      note: noteOn("medical"),
      paragraphs: [
        "Ask the clinic to explain the choice of a single embryo, and what twins would mean for her health. More than one transfer may be needed. Agree beforehand how often you would all try, and who may call a halt. She may, without giving reasons.",
        "Ask how she would like to wait. Some surrogates welcome a message every day. Others prefer silence until the clinic has called. Choose together who hears the result first.",
      ],
    },
    {
      id: "when-it-does-not-take",
      heading: "When it does not take",
      note: noteOn("loss"),
      paragraphs: [
        "Call her before you call anyone else. She may feel that she has let you down. Tell her that she has not. You may cry with her or apart from her, and you may need some days of quiet.",
        "Leave the next step until the grief has had a voice on both sides. Ask her what she wants. She may go on, rest, or stop.",
      ],
      links: [{ title: "The infertility journey: the wait", href: "/journeys/infertility#the-wait" }],
    },
  ],
  worksheet: { title: "Plan for the two-week wait", href: "/resources/worksheets#two-week-wait-plan" },
  alsoHere: { title: "A quiet minute in ZenDen", href: "/resources/zenden" },
  limits:
    "We quote no rates and read no grades of embryos. The clinic can tell you what it knows about your case.",
  picture: {
    name: "support-clinics",
    alt: "A clinic with lit arched windows among hills.",
    width: 480,
    height: 360,
  },
};

export const pregnancy: Phase = {
  id: "pregnancy-together",
  title: "Pregnancy together",
  hint: "How you talk, and where each person's limits lie.",
  lead: "There is a pregnancy, and it is in someone else's body. You may be overjoyed, far away and frightened, all before breakfast.",
  note: noteOn("pregnancy"),
  facing: [
    "News by message, and scans seen on a screen.",
    "Wanting to ask what she eats, and knowing better.",
    "Friends who ask when you are due, and say odd things.",
    "Getting ready, and not daring to.",
  ],
  feelings: ["Joy held back", "Envy of her body", "Worried at night", "Deeply thankful"],
  offered: [
    "A rhythm for messages, calls and visits",
    "Words for family, work and strangers",
    "Company from others who wait at a distance",
  ],
  parts: [
    {
      id: "her-pregnancy-her-decisions",
      heading: "Her body, her decisions",
      paragraphs: [
        "She chooses her doctor, what she eats, how she rests, and each test and treatment. You may be told what you all agreed to share. If you disagree, speak with your own counsellor before you speak with her.",
        "A good message asks for nothing: “Thinking of you. No need to answer.” Ask how she is before you ask about the baby. Remember her children's names and her hard weeks at work.",
      ],
      links: [{ title: "Communication agreement", href: "/resources/worksheets#communication-agreement" }],
    },
    {
      id: "when-fear-is-louder",
      heading: "When fear is louder than joy",
      paragraphs: [
        "If earlier years taught you to expect the worst, every message may make your heart jump. Find someone other than her for that fear. It is a weight she should not carry as well.",
        "You can bond in small ways: record a story, write a letter, prepare one drawer. Some people wait until the end, and bond just as well.",
      ],
      links: [{ title: "Find a group", href: "/support/groups" }],
    },
  ],
  worksheet: { title: "Communication agreement", href: "/resources/worksheets#communication-agreement" },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "We answer no questions on symptoms. Her care team answers hers, and she decides what is passed on.",
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
};

export const birth: Phase = {
  id: "birth-and-after",
  title: "Birth, parentage and after",
  hint: "Hospital, papers, home, and the years that follow.",
  lead: "A child is born and you become parents. The person who carried and gave birth goes home to her own family. All of it belongs to the same days.",
  note: noteOn("birth", "children"),
  facing: [
    "A hospital that may never have seen a family like yours.",
    "A court order, before or after birth.",
    "First nights at home, far from the person who carried.",
    "Contact that may grow, fade or change its shape.",
  ],
  feelings: ["Joy and disbelief", "Like a guest at first", "Sorry to say goodbye", "Worn out and tender"],
  offered: [
    "A plan for the hospital that she writes with you",
    "What to ask about papers, and when",
    "A first page of your child's story",
  ],
  parts: [
    {
      id: "the-day-itself",
      heading: "The day itself",
      paragraphs: [
        "It is her birth. She says who is in the room, who may look, and what happens if plans change. Speak with the hospital weeks ahead about rooms, bracelets, and who is handed the baby.",
        "She may wish to hold the child, or not to. Ask her beforehand, and again on the day. Ask what she would like to hear from you in the first week. Then keep to it.",
      ],
    },
    {
      id: "who-is-the-parent",
      heading: "Who is the parent in law",
      paragraphs: [
        "State or province decides. Some courts give an order before the birth, others after it, and some places ask for an adoption. Begin with the lawyers early. If you live in another country, ask about the child's passport and citizenship too. Plan for weeks of waiting.",
      ],
      links: [{ title: "Rules in both countries", href: "/journeys/surrogacy#two-countries" }],
    },
    {
      id: "her-weeks-after",
      heading: "Her weeks after",
      paragraphs: [
        "Her body goes through what follows any birth: milk, hormones, little sleep. She may be proud and sad in the same hour. It need not mean that she regrets it. She deserves a counsellor after the birth. Put it into the agreement, and pay for it without a question.",
        "Write to her when the flurry is over. A surrogate may be hurt less by the goodbye than by a silence after it.",
      ],
    },
    {
      id: "your-childs-story",
      heading: "Your child's story",
      paragraphs: [
        "Tell it from the first weeks. In a UK study of 2011, nearly all parents by surrogacy had told their child by age seven. Say her name, and keep her picture where it can be asked about.",
        "If there was an egg or sperm donor as well, tell both parts. Children can hold a story with several people in it.",
      ],
      links: [{ title: "Child's story page", href: "/resources/worksheets#childs-story-page" }],
    },
  ],
  worksheet: { title: "Birth and hospital plan", href: "/resources/worksheets#birth-and-hospital-plan" },
  alsoHere: { title: "Groups for parents", href: "/support/groups" },
  limits:
    "We cannot say who is a legal parent or which papers you need. A lawyer where the birth takes place can.",
  picture: {
    name: "support-loved-ones",
    alt: "Two cups and a lantern on a table by a window with hills outside.",
    width: 480,
    height: 360,
  },
};
