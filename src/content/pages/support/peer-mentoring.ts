/** One-on-one peer mentorship: what a mentor is, how two people find each other, and what we promise about it. */
import { withTexts } from "../../page-texts.server.ts";
import { replyPromise } from "../../promises.ts";
import { mentoringStandard } from "./mentoring-standard.ts";
import { inCrisis } from "./page-parts.ts";

export const peerMentoring = withTexts({
  path: "/support/peer-mentoring",
  name: "Peer mentoring",
  meta: {
    title: "One-on-One Peer Mentoring - {name}",
    description:
      "Write one on one with someone who’s been through infertility, loss, donor conception, surrogacy or adoption. How matching works and how to ask.",
    keywords: [
      "peer mentoring",
      "one-on-one mentorship",
      "fertility mentor",
      "infertility support",
      "surrogacy mentor",
    ],
    indexed: true,
  },
  heading: "One-on-One Peer Mentorship",
  introduction:
    "Write one on one for six to twelve weeks with someone who’s been through something similar and is trained to listen.",
  picture: {
    name: "support-you",
    alt: "Two people side by side on a bench, facing the sun.",
    width: 480,
    height: 360,
  },
  audience: "People who want to write one on one with a peer",
  ask: { text: "Ask for a mentor", href: "#ask" },
  mentor: {
    id: "what-a-mentor-is",
    heading: "What a mentor is",
    is: {
      heading: "A mentor is",
      items: [
        "someone further along a similar path",
        "trained to listen",
        "honest about what helped them and what didn’t",
        "on your side, whatever you decide",
      ],
    },
    isNot: {
      heading: "A mentor is not",
      items: [
        "a therapist",
        "a doctor or a nurse",
        "a lawyer",
        "an agency, a clinic or anyone who recruits for one",
        "someone who judges your choices",
      ],
    },
  },
  matching: {
    id: "how-matching-works",
    heading: "How matching works",
    lead: "Neither of you learns the other’s name before you’ve both said yes. It starts with a few lines to us.",
    steps: [
      {
        title: "You ask",
        text: "Say what would help and what wouldn’t. You don’t have to tell your whole story.",
      },
      {
        title: "We ask a mentor",
        text: "A person on our team looks for someone who fits. The mentor reads what you’re looking for, without your name.",
      },
      {
        title: "You decide",
        text: "You read a little about the mentor, without their name. You say yes or no, and can keep looking.",
      },
      {
        title: "You write",
        text: "You write each other letters on your own page. Both addresses stay with us.",
      },
      {
        title: "You can end it",
        text: "Either of you can end it at any time, without giving a reason, and ask for someone else.",
      },
    ],
  },
  frame: {
    id: "the-frame",
    heading: "What you can expect",
    lead: "You both agree to these before you start, so nobody has to guess.",
    items: [
      { title: "How long", text: "6 to 12 weeks, with a last letter to look back." },
      { title: "How often", text: "A letter every week or every other week." },
      { title: "Where", text: "In letters on a private page. Nobody shares an address." },
      {
        title: "Money and gifts",
        text: "You don’t pay your mentor or give gifts, and they don’t give you any.",
      },
      { title: "Social media", text: "No friend requests until the mentoring has ended." },
    ],
    picture: {
      name: "method-reflect",
      alt: "Low sun over still water, with reeds and a small jetty.",
      width: 600,
      height: 800,
    },
  },
  standard: mentoringStandard,
  asking: {
    id: "ask",
    heading: "Ask for a mentor",
    lead: `A few lines are enough. We typically look at them ${replyPromise.messages}.`,
    write: {
      heading: "What helps us find someone",
      items: [
        "What you’d like to write about.",
        "Whether your mentor should have a child, or not.",
        "Anything about identity or family that matters to you.",
      ],
    },
    leaveOut: "If we don’t have a good match yet, we’ll say so and tell you what else is available.",
    instead: { text: "Look at groups instead", href: "/support/groups" },
    picture: {
      name: "founders-banner",
      alt: "Two people stand at the start of a long winding road into the hills.",
      width: 1600,
      height: 640,
    },
  },
  crisis: inCrisis("A mentor isn’t a crisis line, and can’t always answer."),
});

export type PeerMentoringPage = typeof peerMentoring;
