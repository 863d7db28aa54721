/** The adoption journey's middle: the home study and training, and the time until a child is proposed. */
import type { Phase } from "../journey.ts";
import { hillsAndLake, paperBoats } from "../pictures.ts";

export const homeStudy: Phase = {
  id: "home-study-and-training",
  title: "Home study and training",
  meta: {
    title: "The adoption home study: what to expect - {name}",
    description:
      "What an adoption home study looks at, which papers you need, what the training is for, what your rights are, and how race and culture come into it.",
    keywords: [
      "adoption home study",
      "home study questions",
      "home study checklist",
      "adoption training",
      "transracial adoption",
    ],
  },
  hint: "Visits, papers, and learning what children need.",
  lead: "A social worker visits your home and asks about your life. Here’s what they look for, and what your rights are.",
  facing: [
    "Papers that keep expiring.",
    "Questions about your childhood, losses, money and relationship.",
    "Training together with people you might see as rivals.",
    "Questions about race, faith and family form, fair or unfair.",
  ],
  feelings: ["Judged", "Afraid of saying something wrong", "Relieved to be asked", "Humbled"],
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
        "The worker wants to know whether a child would be safe with you, and which child. It doesn’t matter if your home isn’t spotless. They notice how you talk about hard things and who you can call for help.",
        "Therapy, illness or divorce rarely ends a home study, but hiding it can. If a question seems unfair because you’re single, gay, trans, disabled or older, ask which rule it’s based on. You can ask for a different worker.",
      ],
      links: [{ title: "Home study document list", href: "/resources/worksheets/home-study-document-list" }],
    },
    {
      id: "the-training",
      heading: "The training",
      paragraphs: [
        "Good training covers loss, fear, trauma, and children who test whether you’ll stay. Adopted adults and first parents should be among the speakers. Go even if you’ve raised children before.",
        "Ask early what help is available after the adoption, and write down the names. Families often look for it only once there’s a crisis.",
      ],
    },
    {
      id: "race-and-culture",
      heading: "Race, culture and language",
      paragraphs: [
        "If your child is of a different race, they’ll need adults who look like them in their daily life. Books and a yearly festival aren’t enough. Look at your street, school, friends, barber and place of worship.",
        "Your child will face racism, sometimes from your own family. Be ready to believe them and to stand up to a relative.",
        "A child may belong to a tribe, or to a First Nation, Inuit or Métis community. Its own laws may decide where the child grows up, so ask who speaks for it and listen.",
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
  limits:
    "We don’t do home studies and can’t say whether you’ll pass. The licensed worker can explain each step.",
  picture: hillsAndLake,
};

export const waiting: Phase = {
  id: "waiting-and-matching",
  title: "Waiting and matching",
  meta: {
    title: "Waiting to adopt: files, matches and calls - {name}",
    description:
      "Waiting to adopt: how to live in the meantime, read a child’s file, say no to a match, and meet an expectant parent with respect for her choice.",
    keywords: ["waiting to adopt", "adoption match", "adoption wait", "expectant parent", "adoption file"],
  },
  hint: "Waiting, matching and the call.",
  lead: "The wait can take months or years. Here’s how to live meanwhile, read a child’s file and meet an expectant parent.",
  facing: [
    "Months or years without news.",
    "Being looked at and not chosen.",
    "A file about a child, with half of the story missing.",
    "Saying no to a child, which nobody warned you about.",
  ],
  feelings: ["Stuck", "Rejected by strangers", "Guilty about saying no", "Attached to a photo"],
  offered: [
    "A plan for the wait",
    "Questions to ask about a child’s file",
    "How to meet an expectant parent with respect",
  ],
  parts: [
    {
      id: "while-you-wait",
      heading: "While you wait",
      paragraphs: [
        "Keep the child’s room simple and your calendar full. Learn the language, find a therapist, take a first-aid course, go dancing. On days when you can’t stand other people’s happy pictures, put your phone away.",
        "Ask the agency for a written update twice a year. In between, you can stop asking.",
      ],
    },
    {
      id: "a-file",
      heading: "A file about a child",
      paragraphs: [
        "A file never tells the whole story. Talk to whoever has known the child longest. Ask about siblings, what comforts the child, and who they’ll miss.",
        "A doctor or therapist who knows adoption can read it with you. Then be honest about what you can manage every day for years. An honest no protects a child.",
        "A child old enough to talk should be asked, and should hear the truth about you as well.",
      ],
    },
    {
      id: "an-expectant-parent",
      heading: "If an expectant parent chooses you",
      paragraphs: [
        "She’s pregnant with her own child and may decide to parent. Don’t name the baby for her or count the weeks out loud. Ask how she is, and ask about the father and his family too.",
        "Promise only the visits, photos and calls that you’ll keep up when you’re tired. She’s making the biggest decision of her life, and your promises are part of it.",
        "Whether you’re in the delivery room is up to her. If she doesn’t offer, wait outside.",
      ],
      links: [{ title: "Openness plan", href: "/resources/worksheets/openness-plan" }],
    },
  ],
  worksheet: { title: "Waiting plan", href: "/resources/worksheets/waiting-plan" },
  alsoHere: { title: "Breathing exercises in ZenDen", href: "/resources/zenden" },
  limits:
    "We don’t match anyone and can’t tell you how long it will take. Be careful with anyone who says they can.",
  picture: paperBoats,
};
