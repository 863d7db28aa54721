/** The adoption journey's middle: the home study and training, and the time until a child is proposed. */
import type { Phase } from "../journey.ts";
import { hillsAndLake, paperBoats } from "../pictures.ts";

export const homeStudy: Phase = {
  id: "home-study-and-training",
  title: "Home study and training",
  hint: "Visits, papers, and learning what children need.",
  lead: "A worker will come to your home and ask about your life. It can feel like an exam. It is also the first help you get.",
  facing: [
    "A folder of papers that keep running out of date.",
    "Talks about your childhood, your losses, your money and your love.",
    "Training together with people you might see as rivals.",
    "Questions about race, faith and family form, fair or unfair.",
  ],
  feelings: ["Looked over", "Afraid of one wrong word", "Relieved to be asked", "Humbled by it"],
  offered: [
    "What the study asks, and why",
    "What training is for",
    "A first look at race and culture at home",
  ],
  parts: [
    {
      id: "the-visits",
      heading: "The visits",
      paragraphs: [
        "The worker wants to know if a child would be safe with you, and which child. Your dust does not matter. They look at how you speak of hard things and whom you call at night.",
        "Therapy, illness or a divorce seldom ends a study. Hiding it can. A question may be unfair because you are single, gay, trans, disabled or old. Ask which rule it rests on. You may ask for another worker.",
      ],
      links: [{ title: "Home study document list", href: "/resources/worksheets/home-study-document-list" }],
    },
    {
      id: "the-training",
      heading: "The training",
      paragraphs: [
        "Good training speaks of loss, fear, bodies that stay on guard, and children who test if you will stay. It lets adopted adults and first parents speak. Go even if you have raised children before.",
        "Ask early which help is there after the adoption, and note the names. Families often look for it only when the house is on fire.",
      ],
    },
    {
      id: "race-and-culture",
      heading: "Race, culture and language",
      paragraphs: [
        "A child of another race than yours will need adults who look like them, close by and often. Books and a yearly feast cannot do this. Look at your street, school, barber, friends, place of worship.",
        "The child will meet racism, and sometimes within your own family. You must be ready to believe it, name it and lose a relative over it.",
        "A child may belong to a tribe, or to a First Nation, Inuit or Métis people. Then that people's own law and authorities may have the first say in where the child grows up. Ask whom you should hear from, and hear them.",
      ],
      links: [
        {
          title: "Transracial and transcultural readiness",
          href: "/resources/worksheets/transracial-transcultural-readiness",
        },
      ],
    },
  ],
  worksheet: {
    title: "Home study document list",
    href: "/resources/worksheets/home-study-document-list",
  },
  alsoHere: { title: "Group: adoption", href: "/support/groups" },
  limits: "We do no home studies and cannot say if you will pass. The licensed worker can explain each step.",
  picture: hillsAndLake,
};

export const waiting: Phase = {
  id: "waiting-and-matching",
  title: "Waiting and matching",
  hint: "A list, a phone, and a child's own time.",
  lead: "The papers are done and the phone is quiet. Somewhere a worker or an expectant parent is thinking about what is best for one child.",
  facing: [
    "Months or years without news.",
    "Being looked at and not chosen.",
    "A file about a child, with half of the story missing.",
    "Saying no to a child, which nobody warned you about.",
  ],
  feelings: ["Stuck in place", "Rejected by strangers", "Guilty for a no", "Attached to a photo"],
  offered: [
    "A plan for the wait that is also a life",
    "Questions to ask about a child's file",
    "How to meet an expectant parent with respect",
  ],
  parts: [
    {
      id: "while-you-wait",
      heading: "While you wait",
      paragraphs: [
        "Keep the room simple and the calendar full. Learn the language, find the therapist, take the first-aid course, go dancing. Some days you will hate every happy picture. Put the phone in a drawer.",
        "Ask the agency twice a year how things stand, in writing. Between those days you need not ask.",
      ],
    },
    {
      id: "a-file",
      heading: "A file about a child",
      paragraphs: [
        "A file is what tired people wrote down. Ask who has known the child longest, and talk to that person. Ask about brothers and sisters, about what soothes the child, and who will be missed.",
        "A doctor or therapist who knows adoption can read it with you. Then be honest about what you can do every day for years. A no that is true protects a child.",
        "A child old enough to talk should be asked, and should hear the truth about you as well.",
      ],
    },
    {
      id: "an-expectant-parent",
      heading: "If an expectant parent chooses you",
      paragraphs: [
        "She is pregnant with her own child, and she may decide to parent. Do not name the baby for her or count the weeks aloud. Ask how she is. Ask about the father and his family too.",
        "Promise only what you will keep when you are tired: the visits, the photos, the phone number. She is making the largest decision of her life, and promises are part of it.",
        "Being in the delivery room is hers to offer. If she does not, wait outside.",
      ],
      links: [{ title: "Openness plan", href: "/resources/worksheets/openness-plan" }],
    },
  ],
  worksheet: { title: "Waiting plan", href: "/resources/worksheets/waiting-plan" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits: "We match nobody and know no waiting times. Be careful with anyone who says they do.",
  picture: paperBoats,
};
