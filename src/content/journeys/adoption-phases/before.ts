/** The adoption journey, its first three phases: exploring, choosing a route, home study and training. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

const doorway = {
  name: "chapter-adoption-journey",
  alt: "A house with its door open and a lit path.",
  width: 720,
  height: 480,
};

export const exploring: Phase = {
  id: "exploring",
  title: "Exploring",
  hint: "Why adoption, why now, and for whom.",
  lead: "Adoption begins with a child who needs a family. It is a path of its own, and it asks for its own time to think.",
  facing: [
    "Wondering whether this is for you, and what draws you to it.",
    "A partner who is further along, or not there at all.",
    "Grief from before, if you come from fertility treatment.",
    "Everyone's opinion, and very few facts.",
  ],
  feelings: ["Curious", "Afraid to hope again", "Unsure of motives", "Grieving still", "Warm to the thought"],
  offered: [
    "Words for talking about why",
    "Voices of adopted people and first parents to read and hear",
    "Time: nobody here counts the months",
  ],
  parts: [
    {
      id: "room-for-grief",
      heading: "Room for what came before",
      note: noteOn("loss"),
      paragraphs: [
        "Adoption does not cure infertility, and it does not replace a pregnancy or a baby who died. Many agencies ask people to wait a while after treatment or after a loss. That can feel like one more gate. It also protects a child from having to fill a place that belongs to someone else.",
        "You do not have to be finished with grief. It helps to know where it lives in you, and whom you call when it comes.",
      ],
      links: [
        { title: "The infertility journey: turning points", href: "/journeys/infertility#turning-points" },
        { title: "Groups after loss", href: "/support/groups" },
      ],
    },
    {
      id: "listen-first",
      heading: "Listen to adopted people first",
      paragraphs: [
        "Adopted adults do not all say the same. Some speak of love and of loss in one breath. Some search for their first families and some do not. Many ask for the same few things: the truth early, their own records, and parents who can hear hard feelings without being hurt by them.",
        "First parents are part of a child's story for good. Read what they write. If a book or a group speaks of them only in the past, look for another one.",
      ],
    },
  ],
  worksheet: { title: "Route comparison", href: "/resources/worksheets#route-comparison" },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "We do not judge who should adopt. An agency or a licensed worker can tell you what your state or province asks.",
  picture: doorway,
};

export const choosingARoute: Phase = {
  id: "choosing-a-route",
  title: "Choosing a route",
  hint: "Foster care, private, international: three different roads.",
  lead: "The routes differ in who the children are, who decides, what it costs and how long it may take. Read all three before you lean to one.",
  facing: [
    "Three roads with their own rules and their own words.",
    "Questions of age, health, siblings, race and contact.",
    "Costs that run from little to a great deal.",
    "People who sell speed.",
  ],
  feelings: ["Overwhelmed", "Guilty about limits", "Hopeful on paper", "Wary"],
  offered: [
    "The three routes side by side",
    "Questions for an agency about licence, fees and first families",
    "Signs that should make you stop",
  ],
  parts: [
    {
      id: "honest-limits",
      heading: "Honest about your limits",
      paragraphs: [
        "You will be asked what you can take on: a school-age child, brothers and sisters, a disability, another race or culture than yours. Say what is true. A yes that is too big hurts a child later.",
        "If you may become a family of more than one race, look around you now: street, friends, schools. A child should not be the only one who crosses the line.",
      ],
    },
    {
      id: "warning-signs",
      heading: "When to stop and ask",
      note: noteOn("money"),
      paragraphs: [
        "Stop when someone promises a baby or a date. Stop when money is asked for before papers, or when nobody can show a licence. Unlicensed go-betweens are a known risk, as in 2025 the National Council For Adoption said again.",
        "Ask for every fee in writing, and what comes back if nothing happens. Ask who pays for the expectant parent's own lawyer and counsellor. Ask whether she stays free to change her mind. If the answer is vague, walk away.",
      ],
      links: [{ title: "Agency questions", href: "/resources/worksheets#agency-questions" }],
    },
  ],
  worksheet: { title: "Agency questions", href: "/resources/worksheets#agency-questions" },
  alsoHere: { title: "Groups for people on the adoption path", href: "/support/groups" },
  limits:
    "We recommend no agency and take no money from any. Legal questions belong with a lawyer who works in adoption.",
  picture: doorway,
};

export const homeStudy: Phase = {
  id: "home-study",
  title: "Home study and training",
  hint: "Being looked at, and learning before a child comes.",
  lead: "Someone will visit your home and ask about your childhood, your money and your marriage. It can feel like an exam. Its purpose is a child's safety.",
  facing: [
    "Papers: records, references, medical forms, police checks.",
    "Questions that nobody who has a baby by birth is asked.",
    "Training that shakes what you thought you knew.",
    "Waiting for an approval.",
  ],
  feelings: ["Exposed", "Judged", "Tired of forms", "Better prepared", "Proud"],
  offered: [
    "A list of documents, so that nothing is asked for twice",
    "What workers look for, in plain words",
    "How to speak of hard years in your past",
  ],
  parts: [
    {
      id: "what-they-look-for",
      heading: "What workers look for",
      paragraphs: [
        "No perfect house and no perfect past. They look for people who know their own story and ask for help. They look for people who can put a child's needs first. A hard childhood, a divorce or a time in therapy is no reason to hide. How you speak of it matters more.",
        "Are you single, or two men, or two women? Ask early whether the agency has placed children with families like yours. The law may be on your side and the agency may still not be.",
      ],
    },
    {
      id: "training-that-helps",
      heading: "Training that stays with you",
      paragraphs: [
        "Good training speaks of trauma, of attachment, of race, and of contact with first families. Take it again when a child is there. It reads differently then.",
        "In Ontario the course is called PRIDE and takes 27 hours. The home study is called SAFE. They often run side by side. Other provinces and states have the same aims under other names.",
      ],
    },
  ],
  worksheet: { title: "Home study document list", href: "/resources/worksheets#home-study-document-list" },
  alsoHere: { title: "A private page to write on", href: "/resources/journaling" },
  limits:
    "We cannot tell you what a worker will decide. If you think a decision was unfair, ask how to have it looked at again.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
};
