/** The surrogacy journey, phases 6 and 7: a pregnancy shared by agreement, and life at home. */
import { noteOn } from "../../content-notes.ts";
import type { Phase } from "../journey.ts";
import { threeOnBench } from "../pictures.ts";

export const pregnancyTogether: Phase = {
  id: "pregnancy-together",
  title: "Pregnancy together",
  hint: "How you talk, and where limits lie.",
  lead: "She is pregnant, and you are the parents at a distance. How these months feel depends a good deal on how you talk.",
  note: noteOn("pregnancy"),
  facing: [
    "Wanting to know everything, and not wanting to crowd her.",
    "Appointments you attend, or hear about later.",
    "Fear that grows with each good week.",
    "Work, leave, and people who ask how far along you are.",
  ],
  feelings: ["Happy and on guard", "Jealous of small things", "Helpless far away", "Thankful to tears"],
  offered: [
    "A rhythm of contact that suits both sides",
    "What is hers to decide, said plainly",
    "Company for fear that came along",
  ],
  parts: [
    {
      id: "a-rhythm",
      heading: "A rhythm of contact",
      paragraphs: [
        "Agree on a rhythm: a message on Sundays, a call after each visit, quiet in between. Look at it again after a month, since nobody gets it right at once.",
        "Ask about her as well as the pregnancy: her week, her children, her knees.",
      ],
    },
    {
      id: "hers-to-decide",
      heading: "What is hers to decide",
      paragraphs: [
        "Medical decisions in pregnancy are hers. What she eats, how she moves and whom she sees are hers too, within what she agreed to. If something worries you, ask once, kindly. For the rest, ask the counselor.",
        "If you are at an appointment, you are her guest. The doctor speaks to her, and she tells the doctor what you may hear.",
      ],
    },
    {
      id: "fear-that-came-along",
      heading: "Fear that came along",
      paragraphs: [
        "After hard years a good scan may calm you for an hour. You may hold back from names, rooms and joy. Nothing bad follows from joy, and nothing bad follows from its absence.",
        "Carry the fear to your partner, a mentor or a counselor. She has enough to carry.",
      ],
      links: [{ title: "Talk to a mentor", href: "/contact?subject=peer-mentoring" }],
    },
    {
      id: "telling-people",
      heading: "Who knows, and when",
      paragraphs: [
        "You have no belly that tells the news for you. You choose whom to tell, and in which words. “A surrogate is carrying our child.” Ask her first how she would like to be spoken of.",
        "At work, ask early what leave you have. Rules for parents by surrogacy differ by employer, state and province.",
      ],
    },
  ],
  worksheet: {
    title: "Communication agreement",
    href: "/resources/worksheets/communication-agreement",
  },
  alsoHere: { title: "Group: intended parents", href: "/support/groups" },
  limits: "We give no medical advice. Her care team answers to her, and yours is there for your own worries.",
  picture: threeOnBench,
};

export const birthAndAfter: Phase = {
  id: "birth-parentage-and-after",
  title: "Birth, parentage and after",
  hint: "Birth, papers, going home, your child's story.",
  lead: "A child is born, and for some days two families meet in one place. Then come papers, a way home, and a story to tell for years.",
  note: noteOn("birth", "children"),
  facing: [
    "A hospital that may never have had two families at once.",
    "Papers that make you parents, before or after the birth.",
    "Her recovery, while you are busy and tired.",
    "A bond that may be there at once or grow slowly.",
    "Contact afterwards: more than you thought, or less.",
  ],
  feelings: ["Overcome by it all", "Shy with your child", "Sad to say goodbye", "Tired beyond words"],
  offered: [
    "What to settle with the hospital",
    "Questions about papers and passports",
    "First words for your child's story",
  ],
  parts: [
    {
      id: "hospital-plan",
      heading: "A plan with the hospital",
      paragraphs: [
        "Call the hospital months ahead. Ask where each of you will sleep, who may be in the room, who gets a bracelet. She decides who is with her at the birth.",
        "Bring copies of the papers. Staff change at night, and a calm page on the wall saves a lot of talking.",
      ],
    },
    {
      id: "papers",
      heading: "Papers that make you parents",
      paragraphs: [
        "In some places a court can name you as parents before the birth. In others it happens after, or one of you must adopt. Your lawyer should tell you which, and what to carry with you.",
        "If you live in another country, ask both countries about passports before there is a pregnancy. Plan for weeks of waiting.",
      ],
    },
    {
      id: "going-home",
      heading: "Going home",
      paragraphs: [
        "Your child knew another voice and heartbeat first. Holding, feeding, and your skin and smell will make you familiar. If low mood or fear stays with any of you, tell a doctor. It happens to parents who did not give birth as well.",
        "She is recovering from a birth. Write to her in the first days, and again when the house is quieter. Ask how she is, and let the answer be long.",
      ],
    },
    {
      id: "the-childs-story",
      heading: "Your child's story",
      paragraphs: [
        "Tell it from the beginning, so that there is no day on which it becomes news. “You grew in her belly, because mine could not do it. We were there when you came.” Use her name if she likes that.",
        "If a donor took part, that is a second thread, with a name of its own. Keep letters and photos from both for the day your child asks for more.",
      ],
      links: [{ title: "Child's story page", href: "/resources/worksheets/childs-story-page" }],
    },
  ],
  worksheet: { title: "Birth and hospital plan", href: "/resources/worksheets/birth-and-hospital-plan" },
  alsoHere: { title: "Group: intended parents", href: "/support/groups" },
  limits: "Courts and hospitals differ, and we cannot speak for any of them. Lawyers in both places can.",
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
};
