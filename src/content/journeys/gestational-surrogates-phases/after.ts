/** The surrogates' own track from the transfer on: transfer, pregnancy, birth and what comes after. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const transfer: Phase = {
  id: "medication-and-transfer",
  title: "Medication and transfer",
  hint: "Injections at your table, hope in two houses.",
  lead: "Your body follows someone else's calendar for some weeks. You can ask for a break in it.",
  facing: [
    "Weeks of medicine before a transfer.",
    "Appointments that your own week has to bend round.",
    "Parents who wait for every message.",
    "A transfer that does not lead to pregnancy.",
  ],
  feelings: ["Busy", "Moody", "Responsible", "Afraid to let them down", "Excited"],
  offered: [
    "A calendar that the whole house can read",
    "How to share news, and how not to",
    "What to do on the day after a no",
  ],
  parts: [
    {
      id: "if-it-does-not-take",
      heading: "If it does not take",
      note: noteOn("loss"),
      paragraphs: [
        "You did nothing wrong. A transfer may not lead to pregnancy, and several may be needed. You can be sad for them and for yourself. You can also be relieved. Someone other than the parents should hear how you are.",
        "You decide whether there is another try. The agreement says how many were planned. Your body and your life get a new say each time.",
      ],
    },
    {
      id: "news",
      heading: "Who tells whom",
      paragraphs: [
        "Agree how results reach everyone: by a call from the clinic to both at once, or to you first. Agree on a quiet hour each day when nobody writes. It is easier to set this up before the waiting starts.",
      ],
    },
  ],
  worksheet: { title: "Treatment calendar", href: "/resources/worksheets#treatment-calendar" },
  alsoHere: { title: "A quiet minute in ZenDen", href: "/resources/zenden" },
  limits: "Questions about medicine, doses or pain go to the clinic, at any hour.",
  picture: {
    name: "chapter-shared-understanding",
    alt: "Two people share one umbrella in light rain.",
    width: 720,
    height: 480,
  },
};

export const pregnancy: Phase = {
  id: "pregnancy",
  title: "Pregnancy",
  hint: "Your doctor, your consent, their child.",
  lead: "You carry a child who will go home with others. You are the patient, in every room and on every form.",
  note: noteOn("pregnancy"),
  facing: [
    "Parents who want to be close, or who stay very far away.",
    "Questions from strangers in a shop.",
    "Your own children, who see and ask.",
    "Tiredness and a job that goes on.",
  ],
  feelings: ["Strong", "Watched", "Close to them", "Lonely at times", "Protective"],
  offered: ["Answers for strangers", "How to keep a boundary kindly", "What your medical team should know"],
  parts: [
    {
      id: "your-consent",
      heading: "Your doctor, your consent",
      note: noteOn("medical"),
      paragraphs: [
        "You choose who is in the room. You hear results first, or together, as agreed. Nobody else signs for you. If you feel pushed, say: “I will answer when I have spoken with my doctor alone.”",
        "Tell the doctor and the hospital early that this is a surrogate pregnancy. Give them one page that says who may know what.",
      ],
    },
    {
      id: "what-strangers-ask",
      heading: "What strangers ask",
      paragraphs: [
        "“I could never do that.” You can say: “She was never mine. Her parents are waiting.” Or say that it is a long story, and ask how they are.",
        "With the parents: say what you like to share and how often. Photos on Sundays, a call after each visit, nothing at night. Say it again when it slips.",
      ],
      links: [{ title: "Boundaries sheet", href: "/resources/worksheets#boundaries-sheet" }],
    },
    {
      id: "when-a-pregnancy-ends",
      heading: "When a pregnancy ends",
      note: noteOn("loss"),
      paragraphs: [
        "A loss is your loss as well, in your body and in your heart. The parents may be deep in their own grief and not see yours. You deserve counselling, time off and someone at your side. Ask for what the agreement promises, and let someone else do the asking if you cannot.",
      ],
      links: [{ title: "Groups after loss", href: "/support/groups" }],
    },
  ],
  worksheet: { title: "Boundaries sheet", href: "/resources/worksheets#boundaries-sheet" },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "Medical questions go to your own doctor or midwife. Bleeding, strong pain or fear are reasons to call at once.",
  picture: {
    name: "support-surrogates-donors",
    alt: "A strong tree with two lanterns, on a hill of its own.",
    width: 480,
    height: 360,
  },
};

export const afterBirth: Phase = {
  id: "birth-and-after",
  title: "Birth, recovery and after",
  hint: "A body after birth, and a quiet house.",
  lead: "The child goes home. You come home too, with a body that has given birth. Care for you does not end at the hospital door.",
  note: noteOn("birth"),
  facing: [
    "A birth plan with more people in it than usual.",
    "Milk, hormones, bleeding and sleep, without a newborn.",
    "Pride and grief in the same hour.",
    "Contact that changes, or stops.",
  ],
  feelings: ["Proud", "Empty-armed", "Relieved", "Low", "Missed, or forgotten"],
  offered: [
    "A plan for the first six weeks",
    "Times to be asked how you are, and by whom",
    "How to close the papers and the account",
  ],
  parts: [
    {
      id: "the-first-weeks",
      heading: "The first weeks",
      note: noteOn("medical"),
      paragraphs: [
        "Plan help as you would after any birth: meals, lifts, someone who sleeps near. Decide before whether you want to see or hold the baby, and whether you want to pump milk. You may change your mind on the day.",
        "Ask that someone checks in with you after two, six and twelve weeks. If you are low for more than two weeks, or frightened by your thoughts, tell a doctor. In danger call 911, or call or text 988.",
      ],
      links: [{ title: "Postpartum plan", href: "/resources/worksheets#postpartum-plan" }],
    },
    {
      id: "saying-it-was-enough",
      heading: "Contact, and closing",
      paragraphs: [
        "Some families write every month. Some fall silent, often because they are overwhelmed and not because they have forgotten. Say once what you would like. Then let your own people hold the rest.",
        "Close the account and the papers with your lawyer: last costs, insurance, a copy of everything. It helps to mark the end in a way of your own.",
      ],
    },
    {
      id: "your-children-after",
      heading: "Your own children",
      note: noteOn("children"),
      paragraphs: [
        "They may ask where the baby is. Tell them the same simple sentence as at the start, and show a picture if there is one. Children who were told early often take it calmly. They may still need a hug for no clear reason.",
      ],
    },
  ],
  worksheet: { title: "Postpartum plan", href: "/resources/worksheets#postpartum-plan" },
  alsoHere: { title: "A group of surrogates", href: "/support/groups" },
  limits: "We are peers. After a birth your body belongs in the care of a doctor or midwife.",
  picture: {
    name: "chapter-biological-journey",
    alt: "A river winds under a small bridge.",
    width: 720,
    height: 480,
  },
};
