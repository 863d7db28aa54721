/** How the community is kept safe, how to report something, and how to complain. */
import { complaint } from "../../promises.ts";

export const communitySafety = {
  id: "safety",
  heading: "How we keep it safe",
  lead: "Trained moderators look after the community. They can’t prevent every hurtful post, so here’s what they do when one appears.",
  standardNote: "We publish this standard so that you can hold us to it. If we fall short, please tell us.",
  care: [
    {
      title: "Who moderates",
      text: "Trained moderators read the shared spaces. They open a private message only if someone in that conversation reports it.",
    },
    {
      title: "When they step in",
      text: "They can hide a post, add a content note or talk with someone in private. Removing a person from the community is the last resort.",
    },
    {
      title: "When we have to tell someone",
      text: "What you tell us stays with us unless someone is in danger. If a child may be at risk, the law can require us to report it.",
    },
  ],
  report: {
    id: "report",
    heading: "How to report something",
    text: "Tell us if a post frightens, pressures or shames someone, sells something, states a health claim as fact, or shares something private. You don’t have to be sure, and you don’t have to be a member.",
    link: { text: "Report something", href: "/contact?subject=feedback" },
    hint: "One sentence is enough, with a link to the post if you have one. In the box for your full name, a first name will do. We don’t tell the other person who reported them.",
    stepsHeading: "What happens next",
    steps: [
      {
        title: "A moderator reads it",
        text: "If the post could hurt someone, it stays hidden while we look into it.",
      },
      {
        title: "Emergencies come first",
        text: "If someone may be in danger, the moderator who sees it tells our coordinator right away, who can contact emergency or crisis services. Nobody moderates overnight, so in danger, call 911.",
      },
      {
        title: "We write it down",
        text: "Within 24 hours we record what happened and what we did about it.",
      },
      {
        title: "You hear from us",
        text: "We tell you what we decided, without sharing anyone else’s private details.",
      },
    ],
  },
  complaint: {
    heading: "If we got it wrong",
    text: complaint.how,
    promise: complaint.promise,
    link: { text: "Send a complaint", href: "/contact?subject=feedback" },
  },
} as const;
