/** The adoption journey, its last three phases: waiting, placement, and the life that follows. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const waiting: Phase = {
  id: "waiting-and-matching",
  title: "Waiting and matching",
  hint: "A phone that may ring, or may not.",
  lead: "After approval comes a wait that nobody can measure for you. Some weeks there is a call. Some calls end in nothing.",
  facing: [
    "No date, and plans that hang on one.",
    "Profiles: writing your own, or reading about a child.",
    "A match that falls through.",
    "Friends who ask each time they see you.",
  ],
  feelings: ["Restless", "Jumpy at the phone", "Envious", "Guilty about hoping", "Numb"],
  offered: [
    "A plan for the wait that has your own life in it",
    "Words for family and friends",
    "Company from people who wait too",
  ],
  parts: [
    {
      id: "someone-elses-hardest-day",
      heading: "Someone else's hardest days",
      note: noteOn("birth"),
      paragraphs: [
        "In private adoption an expectant parent chooses, and may choose again after birth. She is a parent who is making up her mind. Until papers are signed, and for a time after in many places, the decision is hers.",
        "You can hope and still wish her well. Ask your agency how she is supported if she decides to parent. A good agency has an answer.",
      ],
    },
    {
      id: "a-match-that-ends",
      heading: "If a match ends",
      note: noteOn("loss"),
      paragraphs: [
        "It is a real grief, even if you never met the child. There may be a room you cannot go into. Tell the few people who knew. Say what they can do: bring food, take the dog, make no plans for you.",
        "You do not have to be glad for anyone. You do not have to go back on a list next week. Ask for a pause. Agencies know the word.",
      ],
      links: [{ title: "Groups after loss", href: "/support/groups" }],
    },
  ],
  worksheet: { title: "Waiting plan", href: "/resources/worksheets#waiting-plan" },
  alsoHere: { title: "A quiet minute in ZenDen", href: "/resources/zenden" },
  limits:
    "We have no children to place and no list to move you up. Your agency or worker is the one to ask where things stand.",
  picture: {
    name: "support-loved-ones",
    alt: "Two cups and a lantern on a table by a window with hills outside.",
    width: 480,
    height: 360,
  },
};

export const placement: Phase = {
  id: "placement-and-law",
  title: "Placement and the law",
  hint: "First days together, visits, and a court.",
  lead: "A child moves in. For you it may be the day you waited for. For the child it is also a day of loss, whatever their age.",
  facing: [
    "First nights, first meals, a child who tests whether you stay.",
    "Visits from workers, and sometimes from family.",
    "Weeks or months before a court makes it final.",
    "Feelings that do not match the pictures in your head.",
  ],
  feelings: ["Tender", "Worn out", "Like an impostor", "Joy and fear at once", "Low for no clear reason"],
  offered: [
    "What a calm first month can look like",
    "How to ask for help early",
    "What the legal steps are called, in each country",
  ],
  parts: [
    {
      id: "first-weeks",
      heading: "The first weeks",
      note: noteOn("children"),
      paragraphs: [
        "Keep the world small. Few visitors, the same meals, the same songs, a light left on. Keep what the child brought: a blanket, a smell, a word in another language. Do not change a name without good advice and, if the child can speak, their own voice.",
        "Love may come slowly, on either side. Care comes first. Some adoptive parents meet a low mood in the first months. A doctor should hear of it early, as after any arrival.",
      ],
    },
    {
      id: "until-it-is-final",
      heading: "Until it is final",
      paragraphs: [
        "In foster care the first aim is that a child can go home safely. If that happens, you have done what was asked, and you may grieve all the same. Ask what contact is possible afterwards.",
        "When a court makes an adoption final, ask for certified copies and for the child's own records: medical history, letters, the original birth certificate where the law allows it. Put them where they can be found in twenty years.",
      ],
    },
  ],
  worksheet: { title: "Openness plan", href: "/resources/worksheets#openness-plan" },
  alsoHere: { title: "Talk one to one with a mentor", href: "/contact?subject=peer-mentoring" },
  limits:
    "Consent, time limits and court steps differ by state, province and nation. Only a lawyer or your worker can speak for your case.",
  picture: {
    name: "chapter-adoption-journey",
    alt: "A house with its door open and a lit path.",
    width: 720,
    height: 480,
  },
};

export const lifelong: Phase = {
  id: "lifelong",
  title: "Lifelong",
  hint: "Identity, openness and questions that come back.",
  lead: "Adoption is not over on the day in court. It is part of a person's life at six, at sixteen and at sixty.",
  facing: [
    "A child's questions, and yours.",
    "Contact with first family that changes over the years.",
    "School projects, forms, strangers in shops.",
    "A grown child who searches, or who needs distance.",
  ],
  feelings: ["Protective", "Afraid of being left", "Open", "Out of depth", "Grateful for candour"],
  offered: [
    "Words for each age",
    "A lifebook to begin, with gaps left honest",
    "Where post-adoption help can be found",
  ],
  parts: [
    {
      id: "telling",
      heading: "One story, told many times",
      note: noteOn("children"),
      paragraphs: [
        "There is no day on which a child should find out. Tell it from the start, in small words, and let it grow. Say what is known, say what is not known, and never invent the rest.",
        "Hard facts belong to the child before they belong to anyone else. Relatives, teachers and neighbours can do without them.",
      ],
      links: [{ title: "Lifebook starter", href: "/resources/worksheets#lifebook-starter" }],
    },
    {
      id: "first-family",
      heading: "First family, and staying in touch",
      paragraphs: [
        "Contact can be letters, visits, a phone call on a birthday. It may fade and come back. Keep the promises you made, also when it is awkward. If contact is not safe, keep the door to knowledge open: names, pictures, where they come from.",
        "If your child is of another race or nation, culture is more than food and festivals. It is people. Find adults who look like your child and who stay in your life.",
      ],
    },
    {
      id: "when-it-is-hard",
      heading: "When it is hard at home",
      note: noteOn("selfHarm"),
      paragraphs: [
        "Some families meet more than love can carry alone: trauma, violence at home, a young person who thinks of suicide. That is no proof that you failed. Look for a therapist who knows adoption. If someone may be in danger now, call 911, or call or text 988.",
        "Adopted adults and first parents need places of their own as well. Our groups say who each one is for.",
      ],
    },
  ],
  worksheet: { title: "Lifebook starter", href: "/resources/worksheets#lifebook-starter" },
  alsoHere: { title: "Groups for loved ones and families", href: "/support/groups" },
  limits:
    "We do not search for relatives and do not hold records. Registries and post-adoption services in your state or province do.",
  picture: {
    name: "mission-threads",
    alt: "Three threads weave into one cord that leads to a lit house.",
    width: 1200,
    height: 420,
  },
};
