/** Three resource pages: podcast, worksheets, downloads. */
import type { Page } from "../schema.ts";

export const podcast: Page = {
  path: "/resources/podcast",
  name: "Podcast",
  meta: {
    title: "Podcast: voices from the path - Kinward",
    description:
      "The Kinward podcast: talks about infertility, donor conception, surrogacy and adoption, with people who have been there. Listen at your own pace.",
    keywords: [
      "fertility podcast",
      "infertility podcast",
      "donor conception stories",
      "surrogacy podcast",
      "adoption podcast",
    ],
    indexed: true,
  },
  heading: "Podcast",
  introduction:
    "Sometimes a voice reaches where reading cannot. The podcast is for walks, drives and long nights. Nothing plays until you press the button.",
  picture: {
    name: "podcast-cover",
    alt: "Rings of sound spread from a low sun above night hills and a small house.",
    width: 800,
    height: 800,
  },
  blocks: [
    { kind: "heading", text: "How we make it" },
    {
      kind: "list",
      items: [
        "Guests speak from their own lives and choose what to leave out.",
        "Details that could point to a child or a donor stay out.",
        "A line at the start says when a talk touches loss, birth or good news.",
        "We want each talk to be there in writing too.",
      ],
    },
    {
      kind: "paragraph",
      text: "A guest's path is theirs, not a plan for yours. Please check health questions with your clinic.",
    },
    {
      kind: "paragraph",
      text: "You can sign up for our monthly letter on the home page.",
    },
    { kind: "link", text: "Sign up on the home page", href: "/" },
    { kind: "link", text: "Browse the Knowledge Hub", href: "/resources/knowledge-hub" },
  ],
};

export const worksheets: Page = {
  path: "/resources/worksheets",
  name: "Worksheets",
  meta: {
    title: "Worksheets: one question at a time - Kinward",
    description:
      "Worksheets for appointments, decisions, waiting and hard talks on any family-building path. One page, one question, filled in at your own pace.",
    keywords: [
      "fertility worksheets",
      "questions for first appointment",
      "decision worksheet",
      "support map",
      "waiting plan",
    ],
    indexed: true,
  },
  heading: "Worksheets",
  introduction:
    "A worksheet turns a big worry into a few small questions. Each one fits a moment, such as a first appointment or a long wait. Use a page, a line or nothing at all.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes ticked, and a pencil.",
    width: 800,
    height: 600,
  },
  blocks: [
    { kind: "heading", text: "Try one with pen and paper" },
    {
      kind: "paragraph",
      text: "This is a support map. Draw yourself in the middle of a page. Then add four names or places.",
    },
    {
      kind: "list",
      items: [
        "Someone who listens without fixing.",
        "Someone who helps with everyday things.",
        "Someone who makes you laugh.",
        "A place where you can be alone.",
      ],
    },
    {
      kind: "paragraph",
      text: "An empty spot is not a failing. It tells you what to look for next. A mentor or a group may fill one of them.",
    },
    { kind: "heading", text: "Where to go from here" },
    { kind: "link", text: "See what your path is about", href: "/journeys" },
    { kind: "link", text: "See the membership options", href: "/membership" },
  ],
};

export const digitalDownloads: Page = {
  path: "/resources/digital-downloads",
  name: "Digital downloads",
  meta: {
    title: "Digital downloads: pages to keep - Kinward",
    description:
      "Pages to print, save or share for people building a family and those who love them. Made to be read offline, on a train or in a waiting room.",
    keywords: [
      "digital downloads",
      "fertility printables",
      "printable guides",
      "grounding card",
      "infertility resources",
    ],
    indexed: true,
  },
  heading: "Digital Downloads",
  introduction:
    "Some things are easier on paper. Downloads are short pages to print or keep on your phone. They are made for a bag, a fridge door or a waiting room.",
  picture: {
    name: "downloads",
    alt: "Folded paper boats on calm water.",
    width: 800,
    height: 600,
  },
  blocks: [
    { kind: "heading", text: "A card to copy now" },
    {
      kind: "paragraph",
      text: "Write this on a small card and keep it close. It is a way to come back to the room you are in.",
    },
    {
      kind: "list",
      items: [
        "Five things I can see.",
        "Four things I can touch.",
        "Three things I can hear.",
        "One slow breath out.",
        "One person I can call.",
      ],
    },
    {
      kind: "paragraph",
      text: "You can also print any page of this site with your browser.",
    },
    { kind: "link", text: "Browse the Knowledge Hub", href: "/resources/knowledge-hub" },
    { kind: "link", text: "See the membership options", href: "/membership" },
  ],
};
