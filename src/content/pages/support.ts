/** The four support pages. */
import type { Page } from "../schema.ts";

export const peerSupportCommunity: Page = {
  path: "/support/peer-support-community",
  name: "Peer support community",
  meta: {
    title: "Peer Support Community - Kinward",
    description:
      "A community for people on infertility, donor conception, surrogacy and adoption paths. Read quietly or join in, among people who understand.",
    keywords: [
      "peer support community",
      "infertility community",
      "online support",
      "fertility forum",
      "Kinward community",
    ],
    indexed: true,
  },
  heading: "Peer Support Community",
  introduction:
    "Some days you need someone who knows this from the inside. The community is a place to read, to write and to be heard. Every membership includes it.",
  picture: {
    name: "community",
    alt: "Eight people of many ages sit round a lantern at dusk, with lit houses behind.",
    width: 1200,
    height: 800,
  },
  blocks: [
    { kind: "heading", text: "How we ask people to be here" },
    {
      kind: "list",
      items: [
        "Speak from your own life.",
        "Give advice only when someone asks for it.",
        "Leave medical and legal answers to the people trained for them.",
        "Say in a line what is coming before you share a loss, a result or good news.",
        "Keep what others tell you to yourself.",
        "Every kind of family and every ending is welcome.",
      ],
    },
    { kind: "heading", text: "What peers can and cannot do" },
    {
      kind: "paragraph",
      text: "Peers can listen and share what helped them. They can also be wrong, so check health claims with your clinic. This is not a crisis service.",
    },
    { kind: "link", text: "See the membership options", href: "/membership" },
    { kind: "link", text: "Read about groups", href: "/support/groups" },
  ],
};

export const peerMentoring: Page = {
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
  blocks: [
    { kind: "heading", text: "What a mentor is" },
    {
      kind: "paragraph",
      text: "A mentor listens, shares what they learned and helps you find your next question. A mentor is not a therapist, doctor, lawyer or agency.",
    },
    { kind: "heading", text: "Who it may suit" },
    {
      kind: "list",
      items: [
        "You would rather talk with one person than with a group.",
        "You face a choice and want to hear how it felt for someone else.",
        "You support someone you love and want to do it well.",
      ],
    },
    { kind: "heading", text: "How to ask" },
    {
      kind: "paragraph",
      text: 'Write to us and choose the subject "Peer Mentoring". Tell us which path you are on. You do not need to share medical details.',
    },
    { kind: "link", text: "Write to us", href: "/contact" },
    { kind: "link", text: "Read about groups instead", href: "/support/groups" },
  ],
};

export const expertMentoring: Page = {
  path: "/support/expert-mentoring",
  name: "Expert mentoring",
  meta: {
    title: "Expert Mentoring - Kinward",
    description:
      "Learn with a professional who knows fertility and family building. What expert mentoring is for, what it is not, and how to ask our team about it.",
    keywords: [
      "expert mentoring",
      "fertility professional",
      "family-building education",
      "expert guidance",
      "Kinward",
    ],
    indexed: true,
  },
  heading: "Expert Mentoring",
  introduction:
    "Some questions need a person with training. Expert mentoring is time to learn with a professional who works in this field. It is education, and it stays within their own licence.",
  picture: {
    name: "method-learn",
    alt: "Lanterns stand along a hill path at first light.",
    width: 600,
    height: 800,
  },
  blocks: [
    { kind: "heading", text: "What it can help with" },
    {
      kind: "list",
      items: [
        "Understanding words and steps before an appointment.",
        "Putting your questions in order.",
        "Knowing which kind of professional to ask next.",
      ],
    },
    { kind: "heading", text: "What it is not" },
    {
      kind: "paragraph",
      text: "It is not therapy, and not medical, legal or financial advice. An expert here does not read test results or choose a treatment. Your clinic and your lawyer do that with you.",
    },
    {
      kind: "paragraph",
      text: "Write to us with your question and where you live. We will tell you what we can offer, or who else may help.",
    },
    { kind: "link", text: "Write to us", href: "/contact" },
    { kind: "link", text: "Talk with a peer mentor", href: "/support/peer-mentoring" },
  ],
};

export const groups: Page = {
  path: "/support/groups",
  name: "Groups",
  meta: {
    title: "Support Groups - Kinward",
    description:
      "Online support groups for people building a family and those who love them. What happens in a group, the ground rules, and how to ask for a place.",
    keywords: [
      "support groups",
      "infertility support group",
      "online circle",
      "pregnancy loss support",
      "loved ones",
    ],
    indexed: true,
  },
  heading: "Support Groups",
  introduction:
    "A group is a few people and an hour kept free for each other. You can speak, or only listen. Tears and silence are both welcome.",
  picture: {
    name: "method-share",
    alt: "Three people sit close on a bench, watching the evening sun.",
    width: 600,
    height: 800,
  },
  blocks: [
    { kind: "heading", text: "Ground rules" },
    {
      kind: "list",
      items: [
        "What is said in the group stays in the group.",
        "First names only. Your camera is your choice.",
        "Be alone in the room, or say who is with you.",
        "No recording and no screenshots.",
        "Speak from your own life, and share the time.",
        "Nobody sells anything here.",
      ],
    },
    { kind: "heading", text: "When a group is not enough" },
    {
      kind: "paragraph",
      text: "A group is not therapy and not a crisis line. If you are in danger, call 911. In crisis, call or text 988 in the US and Canada.",
    },
    { kind: "heading", text: "How to find your group" },
    {
      kind: "paragraph",
      text: "Tell us your path and what would help. We will tell you which groups are open and how to join.",
    },
    { kind: "link", text: "Ask about groups", href: "/contact" },
    { kind: "link", text: "Talk one to one with a mentor", href: "/support/peer-mentoring" },
  ],
};
