/** The surrogacy journey, phases 6 and 7: a pregnancy shared by agreement, and life at home. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { vignette } from "../pictures.ts";

export const pregnancyTogether: Phase = {
  id: "pregnancy-together",
  title: "Pregnancy together",
  meta: {
    title: "Your surrogate is pregnant: the months ahead - {name}",
    description:
      "Becoming parents while your surrogate is pregnant: how often to be in touch, what’s hers to decide, telling others, and fear after earlier losses.",
    keywords: [
      "surrogate is pregnant",
      "surrogacy pregnancy",
      "relationship with surrogate",
      "intended parents pregnancy",
      "anxiety after loss",
    ],
  },
  hint: "Staying in touch, and what’s hers to decide.",
  lead: "She’s pregnant, and you’re becoming parents from a distance: staying in touch, what’s hers to decide, and living with fear.",
  note: noteOn("pregnancy"),
  facing: [
    "Wanting to know everything without crowding her.",
    "Appointments you attend, or hear about later.",
    "Fear that grows with each good week.",
    "Work, leave, and people who ask how far along you are.",
  ],
  feelings: ["Happy and anxious", "Jealous of small things", "Helpless", "Grateful"],
  offered: [
    "How to agree on contact that suits you both",
    "What’s hers to decide",
    "Help with fear after earlier losses",
  ],
  parts: [
    {
      id: "a-rhythm",
      heading: "A rhythm of contact",
      paragraphs: [
        "Agree on how often you’ll be in touch, such as a message on Sundays and a call after each appointment. Review it after a month, because few people get it right the first time.",
        "Ask about her as well as the pregnancy: her week, her children, her back.",
      ],
    },
    {
      id: "hers-to-decide",
      heading: "What’s hers to decide",
      paragraphs: [
        "She makes all medical decisions in the pregnancy. What she eats, how she exercises and who she sees are up to her too, within what she agreed to. If something worries you, ask once, kindly, and take the rest to the counselor.",
        "At appointments, you’re her guest. The doctor talks to her, and she decides what you can hear.",
      ],
    },
    {
      id: "fear-that-came-along",
      heading: "Being afraid",
      paragraphs: [
        "After hard years, a good scan may reassure you for only an hour, and you may not dare choose a name or a room. Being happy won’t jinx it, and neither will being afraid.",
        "Take your fear to your partner, a mentor or a counselor rather than to her.",
      ],
      links: [{ title: "Write to a mentor", href: "/support/peer-mentoring#ask" }],
    },
    {
      id: "telling-people",
      heading: "Who knows, and when",
      paragraphs: [
        "Nobody can see that you’re expecting, so you choose who to tell and how. “A surrogate is carrying our child” is enough. Ask her first how she’d like to be talked about.",
        "At work, ask early what leave you have. Rules for parents by surrogacy differ by employer, state and province.",
      ],
    },
  ],
  worksheet: {
    title: "Communication agreement",
    href: "/resources/worksheets/communication-agreement",
  },
  alsoHere: { title: "Group: intended parents", href: "/support/groups" },
  limits:
    "We can’t give medical advice. Her care team answers to her, and a counselor can help with your own worries.",
  picture: vignette("pregnancy-together", "Telephone wires join two lit houses, with birds on the wire."),
};

export const birthAndAfter: Phase = {
  id: "birth-parentage-and-after",
  title: "Birth, parentage and after",
  meta: {
    title: "Surrogacy birth plan and legal parentage - {name}",
    description:
      "The surrogacy birth plan at the hospital, the papers that make you the legal parents, going home, and telling your child how they were born.",
    keywords: [
      "surrogacy birth plan",
      "parentage order",
      "pre-birth order",
      "legal parents surrogacy",
      "telling child about surrogacy",
    ],
  },
  hint: "Birth, papers, going home, your child’s story.",
  lead: "The hospital plan, the papers that make you legal parents, going home, and telling your child how they were born.",
  note: noteOn("birth", "children"),
  facing: [
    "A hospital that may never have handled a surrogacy birth.",
    "Papers that make you parents, before or after the birth.",
    "Her recovery, while you are busy and tired.",
    "Bonding, which can be instant or slow.",
    "More contact afterward than you expected, or less.",
  ],
  feelings: ["Overwhelmed", "Shy with your child", "Sad to say goodbye", "Exhausted"],
  offered: [
    "What to settle with the hospital",
    "Questions about papers and passports",
    "First words for your child’s story",
  ],
  parts: [
    {
      id: "hospital-plan",
      heading: "A plan with the hospital",
      paragraphs: [
        "Call the hospital months ahead. Ask where each of you will sleep, who can be in the room and who gets a bracelet. She decides who’s with her at the birth.",
        "Bring copies of the papers. Staff change shifts, so a one-page plan on the wall saves a lot of explaining.",
      ],
    },
    {
      id: "papers",
      heading: "Papers that make you parents",
      paragraphs: [
        "In some places, a court can name you as parents before the birth. In others it happens afterward, or one of you has to adopt. Your lawyer should tell you which it is, and which papers to bring.",
        "If you live in another country, ask both countries about passports before she’s pregnant, and plan for weeks of waiting.",
      ],
    },
    {
      id: "going-home",
      heading: "Going home",
      paragraphs: [
        "Your child knew another voice and heartbeat first. Holding, feeding and skin-to-skin contact will make you familiar. If any of you stays low or anxious, tell a doctor. It happens to parents who didn’t give birth, too.",
        "She’s recovering from a birth. Write to her in the first days and again a few weeks later, and ask how she really is.",
      ],
    },
    {
      id: "the-childs-story",
      heading: "Your child’s story",
      paragraphs: [
        "Tell your child from the beginning, so that it never comes as news: “You grew in her belly, because mine couldn’t do it. We were there when you were born.” Use her name if she’s happy with that.",
        "If there was a donor too, tell that part as well. Keep letters and photos from both for when your child asks.",
      ],
      links: [{ title: "Child’s story page", href: "/resources/worksheets/childs-story-page" }],
    },
  ],
  worksheet: { title: "Birth and hospital plan", href: "/resources/worksheets/birth-and-hospital-plan" },
  alsoHere: { title: "Group: intended parents", href: "/support/groups" },
  limits: "Courts and hospitals differ, and we can’t speak for them. Lawyers in both places can.",
  picture: vignette("birth-parentage-and-after", "A car with luggage on its roof drives toward a lit house."),
};
