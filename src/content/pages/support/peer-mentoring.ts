/** One-on-one peer mentorship: what a mentor is, how two people find each other, and what we promise about it. */
import { withTexts } from "../../page-texts.server.ts";
import { mentoringStandard } from "./mentoring-standard.ts";
import { inCrisis } from "./page-parts.ts";

const askHref = "/contact?subject=peer-mentoring";

export const peerMentoring = withTexts({
  path: "/support/peer-mentoring",
  name: "Peer mentoring",
  meta: {
    title: "One-on-One Peer Mentoring - Kinward",
    description:
      "Talk one on one with someone who’s been through infertility, loss, donor conception, surrogacy or adoption. How matching works and how to ask.",
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
    "Talk one on one for six to twelve weeks with someone who’s been through something similar and is trained to listen.",
  picture: {
    name: "support-you",
    alt: "Two people side by side on a bench, facing the sun.",
    width: 480,
    height: 360,
  },
  audience: "People who want to talk one to one with a peer",
  ask: { text: "Ask for a mentor", href: askHref },
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
    lead: "You choose your mentor, and the mentor agrees too. It starts with a message to us.",
    steps: [
      {
        title: "You ask",
        text: "Send us a message. A person on our team reads it, and you don’t have to tell your whole story.",
      },
      {
        title: "You say what matters",
        text: "For example your path and stage, whether your mentor should have a child, and anything about identity, language or time zone. Share only what you want to.",
      },
      {
        title: "You pick",
        text: "We tell you about up to three mentors, and you choose one, or decide to wait.",
      },
      { title: "You meet", text: "The first conversation is to see whether it feels right for both of you." },
      {
        title: "You can change",
        text: "Either of you can ask for a different match at any time, without giving a reason.",
      },
    ],
  },
  frame: {
    id: "the-frame",
    heading: "What you can expect",
    lead: "You both agree to these before you start, so nobody has to guess.",
    items: [
      { title: "How long", text: "6 to 12 weeks, with a last conversation to look back." },
      { title: "How often", text: "About an hour, every week or every other week." },
      { title: "Where", text: "By chat or call on our platform. Nobody shares a home address." },
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
    lead: "The button opens our contact form with the subject already filled in. We typically reply within 24 hours on business days.",
    write: {
      heading: "What helps us find someone",
      items: [
        "Which path you’re on, or the person you’re supporting is on.",
        "What you’d like to talk about.",
        "When you’re usually free, and your time zone.",
      ],
    },
    leaveOut:
      "Please leave out medical details. If we don’t have a good match yet, we’ll say so and tell you what else is available.",
    ask: { text: "Ask for a mentor", href: askHref },
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
