/** What we promise about mentors: how they are chosen, trained and cared for, and what happens when it goes wrong. */
import { complaint } from "../../promises.ts";

export const mentoringStandard = {
  id: "standard",
  heading: "Who can be a mentor",
  lead: "Going through something yourself is the start. We also check, train and support every mentor.",
  standardNote: "This is a promise you can hold us to, so please tell us if we don’t keep it.",
  groups: [
    {
      title: "Choosing",
      items: [
        "At least 12 months since the hardest part of their own path.",
        "A written application, an interview, two references and an identity check.",
        "A criminal record check where they may meet minors or vulnerable adults.",
        "A signed statement of any ties to a clinic or an agency.",
      ],
    },
    {
      title: "Training",
      items: [
        "12 to 16 hours before the first match, with a refresher each year.",
        "Listening, boundaries, grief, inclusion and confidentiality.",
        "What to do in a crisis, practiced in role play.",
        "Recognizing what brings up their own history.",
      ],
    },
    {
      title: "Care for the mentor",
      items: [
        "A conversation with a supervisor every month.",
        "No more than two or three people at a time.",
        "A break when something hard happens in their own life.",
        "Someone to debrief with after a loss.",
      ],
    },
  ],
  wrong: {
    id: "if-it-goes-wrong",
    heading: "If something goes wrong",
    items: [
      {
        title: "Someone is in danger",
        text: "The mentor calls our coordinator, who contacts emergency or crisis services, and we record it within 24 hours. If a child may be at risk, the law can require us to report it.",
      },
      {
        title: "A mentor crossed a line",
        text: `${complaint.how} ${complaint.promise}`,
      },
    ],
    link: { text: "Tell us what happened", href: "/contact?subject=feedback" },
  },
} as const;
