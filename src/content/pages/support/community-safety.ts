/** How the community is kept safe, how to report something, and how to complain. */
import { standardNote } from "./page-parts.ts";

export const communitySafety = {
  id: "safety",
  heading: "How it is kept safe",
  lead: "No place with people in it is free of hurt. What counts is who looks out for it, and what they do next.",
  standardNote,
  care: [
    {
      title: "People who read along",
      text: "Trained moderators read the shared spaces. They open a private message only when someone in it reports it.",
    },
    {
      title: "When they step in",
      text: "They may hide a post, add a note in front of it, or talk with a person in private. Leaving out a voice for good is the last step.",
    },
    {
      title: "Where confidence ends",
      text: "What you tell us stays with us, unless someone is in danger. If a child may be at risk, the law may ask us to report it.",
    },
  ],
  report: {
    id: "report",
    heading: "How to report something",
    text: "Tell us when a post frightens, pressures or shames someone. Tell us about selling, about a health claim stated as fact, or about private words that were passed on. You do not have to be sure, and you do not have to be a member.",
    link: { text: "Report something", href: "/contact?subject=feedback" },
    hint: "One sentence is enough, with a link to the post if you have it. Your name stays with the team.",
    stepsHeading: "What happens then",
    steps: [
      { title: "A moderator reads it", text: "A post that may hurt someone is hidden while we look." },
      {
        title: "Danger goes first",
        text: "If someone may be in danger, the coordinator on call hears of it at once. Emergency or crisis services may follow.",
      },
      { title: "It is written down", text: "Within 24 hours we note what happened and what we did." },
      {
        title: "You hear from us",
        text: "We tell you what we decided. Other people's private details stay out of it.",
      },
    ],
  },
  complaint: {
    heading: "If we got it wrong",
    text: "Write to us and begin your message with the word Complaint. The community lead reads it. If it is about the community lead, someone else on the team does.",
    promise: "You get an answer within 10 working days. We keep the record for 2 years and then erase it.",
    link: { text: "Send a complaint", href: "/contact?subject=feedback" },
  },
} as const;
