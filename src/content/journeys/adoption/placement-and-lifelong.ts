/** The adoption journey's later years: placement and the law, then identity, openness and help for life. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { lowAfterPlacement } from "../urgent-signs.ts";

export const placement: Phase = {
  id: "placement-and-legal-steps",
  title: "Placement and legal steps",
  meta: {
    title: "Adoption placement: the first weeks - {name}",
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
  lead: "A child moves in and leaves everyone they know. Here’s what helps in the first weeks, until the court decides.",
  note: noteOn("children"),
  facing: [
    "A child who cries, smiles at everyone or doesn’t sleep.",
    "Loving someone you hardly know yet.",
    "Visits from caseworkers, and paperwork until the court date.",
    "A first family’s grief, near or far away.",
    "Friends who want a party.",
  ],
  feelings: ["Joy and fear", "Exhausted", "Sad for the other parent", "Low when all is well"],
  offered: [
    "The first weeks, from the child’s side",
    "What happens between placement and the court order",
    "Where to find help if you feel low",
  ],
  parts: [
    {
      id: "first-weeks",
      heading: "The first weeks",
      paragraphs: [
        "Keep the child’s world small and familiar for a while: the same food, the same blanket, few visitors. Smells matter, so don’t wash everything at once. Let the child keep their name.",
        "A child may push you away to see what you’ll do. Stay close, keep your voice calm and say what’s going to happen next. Ask the people who cared for the child before how bedtime went, and let them visit or call if it’s safe.",
        "Attachment can take a long time, and you can’t rush it.",
      ],
    },
    {
      id: "until-the-order",
      heading: "Until the court’s order",
      paragraphs: [
        "A caseworker visits for some months, and then a court decides. Until then, parents in some places can take back their consent, or a relative may come forward. Those rights protect the child too.",
        "Ask your lawyer for a list of what’s signed, what’s still open and which papers to keep forever. Keep the first birth certificate, hospital bands and letters, because they belong to the child.",
        "In court, an older child may want to speak, or may just want it to be over. Some families celebrate the date every year. Some adopted people find it a sad day, so ask each time.",
      ],
    },
    {
      id: "low-after-placement",
      heading: "When you feel low",
      urgent: [lowAfterPlacement],
      paragraphs: [
        "After wanting this for so long, some parents feel flat, trapped or ashamed. It happens after adoption just as it does after a birth, and it isn’t about the child.",
        "Tell a doctor exactly how you feel, and ask someone to take a night. Getting help early is good for the child as well.",
      ],
    },
  ],
  worksheet: { title: "Lifebook starter", href: "/resources/worksheets/lifebook-starter" },
  alsoHere: { title: "Group: adoption", href: "/support/groups" },
  limits: "We can’t give legal or medical advice. Your social worker, your lawyer and your doctor can.",
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
    title: "Life after adoption: openness and searching - {name}",
    description:
      "The years after adoption: telling your child’s life story, open adoption and first families, searching for relatives, and finding help later on.",
    keywords: [
      "open adoption",
      "telling child about adoption",
      "adoption search and reunion",
      "post-adoption support",
      "life story work",
    ],
  },
  hint: "Identity, openness, and help when it is needed.",
  lead: "The years after: telling your child their story, contact with the first family, searching, and help when you need it.",
  note: noteOn("children"),
  facing: [
    "Questions that come at four, at fourteen and at forty.",
    "Visits with first family: warm, awkward, missed.",
    "Race, names, records and medical forms.",
    "A search, a letter, a DNA match.",
    "A teenager in trouble, and few therapists who know adoption.",
  ],
  feelings: ["Torn loyalties", "Afraid of losing them", "Glad of the truth", "Tired and proud"],
  offered: [
    "How to tell a hard story at each age",
    "What openness takes from adults",
    "When to look for help",
  ],
  parts: [
    {
      id: "telling-a-life-story",
      heading: "Telling a life story",
      paragraphs: [
        "Start so early that your child can’t remember being told for the first time. Use true words that a small child can follow: “Your first mom and dad couldn’t look after you then. It wasn’t because of you.” Add more as they grow, and tell them the hard parts before somebody else does.",
        "Don’t fill the gaps with kind guesses. “I don’t know, and I wish I did” is an answer. Be careful with “she loved you so much that she let you go”, because a child may conclude that people who love you leave.",
        "It’s your child’s story, so they decide who at school hears it.",
      ],
      links: [{ title: "Lifebook starter", href: "/resources/worksheets/lifebook-starter" }],
    },
    {
      id: "openness",
      heading: "Openness",
      paragraphs: [
        "Openness means that your child can ask you anything, on any day. Contact is a further step: letters, calls and visits with parents, grandparents and siblings. It can start slowly, and it can change.",
        "Keep your promises even after a hard visit, and look at the plan together. If contact isn’t safe for a while, keep some kind of link, such as letters, a relative or news once a year.",
        "A child can love two families, and your job is to make that easy.",
      ],
    },
    {
      id: "searching",
      heading: "Searching and finding",
      paragraphs: [
        "An adopted person can search or not, at any age, and doesn’t owe either family an explanation. Searching says nothing about how well they were raised. Offer the papers and a ride, and stay out of the room unless they ask you in.",
        "A search can end in a reunion, a refusal, or the news that someone has died. You may find siblings. Each state and province has its own rules on original birth records. A search group or a counselor who knows adoption can help along the way.",
      ],
    },
    {
      id: "help-after-adoption",
      heading: "Help after adoption",
      paragraphs: [
        "Early losses can show up years later, as trouble at school, rage, sadness or running away. Look for a therapist who knows adoption and trauma, and ask your agency or public office what it pays for.",
        "It’s common to need help years later, and it can mean that someone in the family feels safe enough to ask.",
      ],
    },
  ],
  worksheet: { title: "Openness plan", href: "/resources/worksheets/openness-plan" },
  alsoHere: { title: "Write to a mentor", href: "/support/peer-mentoring#ask" },
  limits: "We don’t search for people or keep records. Registries, agencies and search groups do.",
  picture: {
    name: "journey-adoption-wide",
    alt: "A house with an open door, light on the path and birds arriving.",
    width: 1600,
    height: 560,
  },
};
