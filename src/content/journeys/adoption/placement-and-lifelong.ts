/** The adoption journey's later years: placement and the law, then identity, openness and help for life. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const placement: Phase = {
  id: "placement-and-legal-steps",
  title: "Placement and legal steps",
  meta: {
    title: "Adoption placement: the first weeks - Kinward",
    description:
      "When a child you adopt moves in: the first weeks, the visits and papers until the court order, and where to find help if you feel low after placement.",
    keywords: [
      "adoption placement",
      "first weeks after adoption",
      "adoption finalization",
      "post-adoption depression",
      "adoption court order",
    ],
  },
  hint: "A child moves in, and a court decides.",
  lead: "A child moves in with you and leaves everyone they know. This phase covers the first weeks, the visits and papers until the court order, and what to do if you feel low.",
  note: noteOn("children"),
  facing: [
    "A child who cries, or smiles at everyone, or does not sleep.",
    "Loving someone you hardly know yet.",
    "Visits by workers, and papers until the court date.",
    "A first family's grief, near or far away.",
    "Friends who want a party.",
  ],
  feelings: ["Joy and fear", "Exhausted", "Sad for the other parent", "Low when all is well"],
  offered: [
    "The first weeks, from the child's side",
    "What stands between placement and the order",
    "Help when low mood stays",
  ],
  parts: [
    {
      id: "first-weeks",
      heading: "The first weeks",
      paragraphs: [
        "Keep the world small: the same food, the same blanket, few visitors. Smells matter, so do not wash everything at once. Let the child keep their name.",
        "A child may push you away to see what you do. Stay near, speak low, and say what comes next. Ask whoever cared for the child before how bedtime went. Let those people visit or call, if it is safe.",
        "Attachment can take a long time, and you can't rush it.",
      ],
    },
    {
      id: "until-the-order",
      heading: "Until the court's order",
      paragraphs: [
        "A worker visits for some months, and then a court decides. In that time consent may be taken back in some places, or a relative may come forward. Those rights are there for the child too.",
        "Ask your lawyer for a list: what is signed, what is still open, which papers to keep for ever. Keep the first birth certificate, hospital bands and letters. They belong to the child.",
        "In the courtroom an older child may want to speak, or may want it over. Some mark the day. Some adopted people find it a sad one, so ask each year.",
      ],
    },
    {
      id: "low-after-placement",
      heading: "When you feel low",
      paragraphs: [
        "After wanting this for so long, some parents feel flat, trapped or ashamed. It happens after adoption just as it does after a birth, and it isn't about the child.",
        "Tell a doctor exactly how you feel, and ask someone to take a night. Getting help early is good for the child as well.",
      ],
    },
  ],
  worksheet: { title: "Lifebook starter", href: "/resources/worksheets/lifebook-starter" },
  alsoHere: { title: "Group: adoption", href: "/support/groups" },
  limits: "We can't give legal or medical advice. Your social worker, your lawyer and your doctor can.",
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
  meta: {
    title: "Life after adoption: openness and searching - Kinward",
    description:
      "The years after adoption: telling your child's life story, open adoption and first families, searching for relatives, and finding help later on.",
    keywords: [
      "open adoption",
      "telling child about adoption",
      "adoption search and reunion",
      "post-adoption support",
      "life story work",
    ],
  },
  hint: "Identity, openness, and help when it is needed.",
  lead: "This phase is about the years after: telling your child their story, contact with the first family, searching, and finding help when you need it.",
  note: noteOn("children"),
  facing: [
    "Questions that come at four, at fourteen and at forty.",
    "Visits with first family: warm, awkward, missed.",
    "Race, names, records and medical forms.",
    "A search, a letter, a DNA match.",
    "A young person in trouble, and few helpers who know adoption.",
  ],
  feelings: ["Torn loyalties", "Afraid of losing them", "Glad of the truth", "Tired and proud"],
  offered: ["How to tell a hard story at each age", "What openness asks of adults", "When to look for help"],
  parts: [
    {
      id: "telling-a-life-story",
      heading: "Telling a life story",
      paragraphs: [
        "A child should never remember being told for the first time. Use true words a small child can hold. “Your first mom and dad couldn't look after you then. It wasn't because of you.” Add more as they grow. Tell the hard parts too, before somebody else does.",
        "Do not fill the gaps with kind guesses. “I don't know, and I wish I did” is an answer. Be careful with “she loved you so much that she let you go”. A child may conclude that love leaves.",
        "The story is theirs. They decide who at school hears it.",
      ],
      links: [{ title: "Lifebook starter", href: "/resources/worksheets/lifebook-starter" }],
    },
    {
      id: "openness",
      heading: "Openness",
      paragraphs: [
        "Openness means that any question is fine at home, on any day. Contact comes on top: letters, calls and visits with parents, grandparents and siblings. It can start slowly, and it can change.",
        "Keep your promises when a visit was hard, and look at the plan together. If contact is unsafe for a time, keep some link, such as letters, a relative, or news once a year.",
        "A child can love two families, and your job is to make that easy.",
      ],
    },
    {
      id: "searching",
      heading: "Searching and finding",
      paragraphs: [
        "An adopted person may search or not, at any age, and owes neither family an excuse. It is no verdict on how they were raised. Offer the papers and a lift, and stay out of the room unless asked.",
        "What is found may be joy, a grave, a closed door or five sisters. Rules on original birth records differ by state and province. A search group or a counselor who knows adoption can go along.",
      ],
    },
    {
      id: "help-after-adoption",
      heading: "Help after adoption",
      paragraphs: [
        "Trouble at school, rage, sadness, or a child who runs off: early losses can speak late. Ask for a therapist who knows adoption and trauma. Ask your agency or public office what it pays for.",
        "Needing help years later is ordinary. It is a sign that someone in the family feels safe enough to say so.",
      ],
    },
  ],
  worksheet: { title: "Openness plan", href: "/resources/worksheets/openness-plan" },
  alsoHere: { title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" },
  limits: "We don't search for people or keep records. Registries, agencies and search groups do.",
  picture: {
    name: "journey-adoption-wide",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 1600,
    height: 560,
  },
};
