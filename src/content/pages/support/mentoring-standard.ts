/** What we promise about mentors: how they are chosen, trained and cared for, and what happens when it goes wrong. */
import { standardNote } from "./page-parts.ts";

export const mentoringStandard = {
  id: "standard",
  heading: "Who may be a mentor",
  lead: "Having lived through something is where a mentor begins. There is more to it than that.",
  standardNote,
  groups: [
    {
      title: "Choosing",
      items: [
        "At least 12 months since the hardest part of their own path.",
        "A written application, an interview, two references and an identity check.",
        "A criminal record check where they may meet minors or vulnerable adults.",
        "A signed note of any tie to a clinic or an agency.",
      ],
    },
    {
      title: "Training",
      items: [
        "12 to 16 hours before the first match, with a refresher each year.",
        "Listening, boundaries, grief, inclusion and confidentiality.",
        "What to do in a crisis, tried out in role play.",
        "Knowing what stirs up their own story.",
      ],
    },
    {
      title: "Care for the mentor",
      items: [
        "A talk with a supervisor every month.",
        "Two or three people at a time, no more.",
        "A pause when their own life brings hard news.",
        "Someone to talk to after a loss.",
      ],
    },
  ],
  wrong: {
    id: "if-it-goes-wrong",
    heading: "If something goes wrong",
    items: [
      {
        title: "Someone is in danger",
        text: "The mentor calls the coordinator on call, who turns to emergency or crisis services. It is written down within 24 hours. If a child may be at risk, the law may ask us to report it.",
      },
      {
        title: "A mentor crossed a line",
        text: "Write to us and begin your message with the word Complaint. The mentoring coordinator answers within 10 working days. We keep the record for 2 years and then erase it.",
      },
    ],
    link: { text: "Tell us what happened", href: "/contact?subject=feedback" },
  },
} as const;
