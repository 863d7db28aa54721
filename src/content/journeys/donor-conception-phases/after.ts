/** The donor conception journey, phases 4 to 6: trying, becoming a family, and a lifetime of openness. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";

export const trying: Phase = {
  id: "trying",
  title: "Trying",
  hint: "Cycles, hope, doubt and a plan for both.",
  lead: "The choice is made, and now it is about dates. Doubt may come back just when hope does.",
  facing: [
    "Calendars, calls and a body that is asked to work on time.",
    "Feeling that somebody else is in the room.",
    "Sperm, eggs or embryos that run short, or a donor who is no longer there.",
    "Stopping at a point you have set, or moving it.",
  ],
  feelings: ["Hopeful and wary", "Doubtful at night", "Left out of it", "Tired of waiting"],
  offered: [
    "A plan for the two weeks of waiting",
    "Words for the partner whose body is not part of it",
    "Room to change your mind",
  ],
  parts: [
    {
      id: "hope-and-doubt",
      heading: "Hope and doubt together",
      paragraphs: [
        "On the morning of a transfer or an insemination some people think: what have I done? It is a common thought, and it says little about the parent you would be. Write it down and look at it a week later.",
        "If your eggs or sperm are not part of this cycle, find something that is yours. You might drive, hold the phone or choose the music. You might write the first page for a child who may come.",
      ],
      links: [{ title: "Plan for the two-week wait", href: "/resources/worksheets#two-week-wait-plan" }],
    },
    {
      id: "if-it-does-not-work",
      heading: "If it does not work",
      note: noteOn("loss"),
      paragraphs: [
        "You may have been told that a donor would solve it. When a cycle does not lead to pregnancy, the ground can open twice. Nobody did it wrong, least of all the person who carries.",
        "A miscarriage after donor conception is a whole loss. You need not measure it by whose genes they were.",
        "Let the next decision wait: the same donor, another one, a pause, or an end. You may ask the clinic how long what is stored can be kept.",
      ],
      links: [
        { title: "The infertility journey: turning points", href: "/journeys/infertility#turning-points" },
        { title: "Groups after a loss", href: "/support/groups" },
      ],
    },
  ],
  worksheet: { title: "Plan for the two-week wait", href: "/resources/worksheets#two-week-wait-plan" },
  alsoHere: { title: "A quiet minute in ZenDen", href: "/resources/zenden" },
  limits:
    "We say nothing about chances, doses or timing. Your clinic knows your case, and it can be asked twice.",
  picture: {
    name: "support-you",
    alt: "Two people side by side on a bench, facing the sun.",
    width: 480,
    height: 360,
  },
};

export const becomingAFamily: Phase = {
  id: "becoming-a-family",
  title: "Becoming a family",
  hint: "Bonding, looks, names and who knows.",
  lead: "If a child is on the way or in your arms, the questions turn small and daily. Who does the baby look like? Who is told, and by whom?",
  note: noteOn("pregnancy", "birth", "children"),
  facing: [
    "Waiting for love to come, and watching yourself wait.",
    "Remarks about eyes, hair and height from people who mean well.",
    "Forms that have room for one mother and one father.",
    "Relatives who know and have not been told how to speak of it.",
  ],
  feelings: [
    "Tender and unsure",
    "Like a stranger at times",
    "Proud of your family",
    "On guard against questions",
  ],
  offered: [
    "Answers to remarks about looks",
    "A map of who knows what",
    "What to ask about legal parentage, and when",
  ],
  parts: [
    {
      id: "bonding-in-its-own-time",
      heading: "Bonding in its own time",
      paragraphs: [
        "A mother who carries after egg donation may wonder whose baby this is. A father may hold back, as if on probation. Two mothers may hear the question of who the mother is, and two fathers likewise. A solo parent may have nobody to ask at three in the morning.",
        "Love often comes with the work: feeding, walking, being looked for. It may take weeks. If the days stay grey or frightening, tell a doctor early. Any parent can become depressed after a birth, whether or not they gave birth.",
      ],
    },
    {
      id: "looks-and-remarks",
      heading: "“Who does she look like?”",
      paragraphs: [
        "You can answer without lying and without telling a stranger: “Like herself.” Or: “We see something new each week.” It should fit what a child will hear later.",
        "Details about the donor belong to the child first. Decide what grandparents and friends may know, and ask them to leave the telling to you.",
      ],
      links: [{ title: "Who-knows-what map", href: "/resources/worksheets#who-knows-what-map" }],
    },
    {
      id: "parent-on-paper",
      heading: "A parent on paper",
      paragraphs: [
        "The law does not treat every parent alike. For a parent without a genetic tie, rules differ by state and province, and by whether you are married. A birth certificate alone may not be enough when you move or travel.",
        "Some families are advised to adopt or to ask for a court order, although they planned the child together. That can sting. Ask a lawyer before the birth, so that it is done once.",
      ],
    },
  ],
  worksheet: { title: "Who-knows-what map", href: "/resources/worksheets#who-knows-what-map" },
  alsoHere: { title: "Groups for parents on this path", href: "/support/groups" },
  limits:
    "We cannot say who is a legal parent where you live. A family lawyer in your state or province can.",
  picture: {
    name: "support-loved-ones",
    alt: "Two cups and a lantern on a table by a window with hills outside.",
    width: 480,
    height: 360,
  },
};

export const telling: Phase = {
  id: "telling",
  title: "Telling and lifelong openness",
  hint: "First words, told early and told again.",
  lead: "It is your child's own story, and you are the first to hold it. Tell it so early that there is no day on which it was new.",
  note: noteOn("children"),
  facing: [
    "Finding the first words, and saying them without a lump in your throat.",
    "Questions at five that return at fifteen with another meaning.",
    "School projects, doctors' forms, and grandparents who would rather be silent.",
    "Brothers and sisters by the same donor, in other homes.",
    "A grown child who searches, or who does not.",
  ],
  feelings: ["Afraid of the question", "Lighter once said", "Unsure at each age", "Glad of their trust"],
  offered: [
    "First words for each kind of family",
    "A telling plan that grows with your child",
    "A letter to keep for later",
  ],
  parts: [
    {
      id: "start-early",
      heading: "Start early, and keep on",
      paragraphs: [
        "Children who are told very young take it in without difficulty, as a review of 2013 found. Learning it late or by accident often hurts. In a UK study of 2011, about half of the children from egg donation did not know at seven. After sperm donation it was nearly three quarters. Solo parents and couples of the same sex tell more often.",
        "You may practise on a baby, who will not mind your tears. “We wanted you very much. We needed help from another person.” Say it again at bath time, a year later, with more in it. Use the child's own words when they come.",
      ],
      links: [
        { title: "First words script", href: "/resources/worksheets#first-words-script" },
        { title: "Telling plan by age", href: "/resources/worksheets#telling-plan-by-age" },
      ],
    },
    {
      id: "if-it-is-late",
      heading: "If years have passed",
      paragraphs: [
        "However old your child is now, it is better heard from you than from a test kit. Choose a calm time with no feast and no exam near it. Say it plainly. If you think you should have told it sooner, say that too. Leave your reasons until you are asked for them.",
        "Then listen. There may be silence, anger, or a great many questions over months. Offer every paper you have. A counsellor who knows donor-conceived people can help each of you, apart at first.",
      ],
    },
    {
      id: "kin-and-contact",
      heading: "Kin, contact and their own pace",
      paragraphs: [
        "Your child may want to know the donor, brothers and sisters in other homes, or none of them. Many donor-conceived people say biological parent. Let your child find the word, and use it after them.",
        "Curiosity is no vote against you. Save every number, letter and photograph, and register where a registry exists. The steps themselves are for your child to take. You can offer to come along.",
      ],
      links: [{ title: "Letter to my child", href: "/resources/worksheets#letter-to-my-child" }],
    },
  ],
  worksheet: { title: "Telling plan by age", href: "/resources/worksheets#telling-plan-by-age" },
  alsoHere: { title: "Write a letter on a private page", href: "/resources/journaling" },
  limits: "We do not search for donors or relatives and keep no records. Banks, clinics and registries do.",
  picture: {
    name: "chapter-donor-conception",
    alt: "Two stems woven into one plant before the sun.",
    width: 720,
    height: 480,
  },
};
