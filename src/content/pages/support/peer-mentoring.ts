/** One-on-one peer mentorship: what a mentor is, how two people find each other, and what we promise about it. */
import type { Page, Picture } from "../../schema.ts";
import { mentoringStandard } from "./mentoring-standard.ts";
import { type CallCopy, type Item, inCrisis, type Sentences, type WayOn } from "./page-parts.ts";

export type PeerMentoringPage = Page & {
  picture: Picture;
  /** Whom the page is for, as machines read it. */
  audience: string;
  ask: WayOn;
  mentor: { id: string; heading: string; is: Sentences; isNot: Sentences };
  matching: { id: string; heading: string; lead: string; steps: readonly Item[] };
  frame: { id: string; heading: string; lead: string; items: readonly Item[]; picture: Picture };
  standard: typeof mentoringStandard;
  asking: {
    id: string;
    heading: string;
    lead: string;
    write: Sentences;
    leaveOut: string;
    ask: WayOn;
    instead: WayOn;
    picture: Picture;
  };
  crisis: CallCopy;
};

const askHref = "/contact?subject=peer-mentoring";

export const peerMentoring: PeerMentoringPage = {
  path: "/support/peer-mentoring",
  name: "Peer mentoring",
  meta: {
    title: "One-on-One Peer Mentoring - Kinward",
    description:
      "Talk one to one with someone further along a similar path. Learn what a peer mentor does, what a mentor is not, and how to ask us for one.",
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
    "A peer mentor has walked a path like yours and is a little further along. You talk one to one, at your pace. You choose what to share and when to stop.",
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
        "someone further along a path like yours",
        "trained to listen",
        "open about what helped and what did not",
        "there for you, whatever you decide",
      ],
    },
    isNot: {
      heading: "A mentor is not",
      items: [
        "a therapist",
        "a doctor or a nurse",
        "a lawyer",
        "an agency, a clinic or anyone who recruits for one",
        "a judge of your choices",
      ],
    },
  },
  matching: {
    id: "how-matching-works",
    heading: "How two people find each other",
    lead: "Nobody is assigned. You choose, and so does the mentor.",
    steps: [
      { title: "You ask", text: "Write to us. A person reads it, and no form asks for your story." },
      {
        title: "You say what matters",
        text: "Your path and stage. A mentor with or without a child. Identity, language, time zone. Only what you want to say.",
      },
      { title: "You pick", text: "We describe up to three mentors. You choose one, or none for now." },
      { title: "You meet", text: "A first talk, to see if it feels right on both sides." },
      {
        title: "You can change",
        text: "Either of you may ask for another match, at any time and without a reason.",
      },
    ],
  },
  frame: {
    id: "the-frame",
    heading: "What you can expect",
    lead: "A clear frame makes it easier to speak freely. Both sides agree to it before they begin.",
    items: [
      { title: "How long", text: "6 to 12 weeks, then a last talk to look back." },
      { title: "How often", text: "About an hour, every week or every other week." },
      { title: "Where", text: "By chat or call on the platform. Nobody shares a home address." },
      { title: "Money and gifts", text: "None, in either direction." },
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
    lead: "The button opens our contact form, with the subject already chosen.",
    write: {
      heading: "A few words help us look",
      items: [
        "Which path you are on, or beside.",
        "What you would like to talk about.",
        "When you are usually free, and in which time zone.",
      ],
    },
    leaveOut:
      "Please leave out medical details. If nobody fits yet, we will say so, and tell you what else is open.",
    ask: { text: "Ask for a mentor", href: askHref },
    instead: { text: "Look at groups instead", href: "/support/groups" },
    picture: {
      name: "founders-banner",
      alt: "Two people stand at the start of a long winding road into the hills.",
      width: 1600,
      height: 640,
    },
  },
  crisis: inCrisis("A mentor is no crisis line, and may be asleep when you need someone."),
};
