/** Three resource pages: journaling, worksheets, downloads. */
import type { Page } from "../schema.ts";

export const journaling: Page = {
  path: "/resources/journaling",
  name: "Journaling",
  meta: {
    title: "Journaling: space for your own words - Kinward",
    description:
      "Gentle ways to write through infertility, loss, waiting and change. Short prompts, when to stop, and why there is no right way to keep a journal.",
    keywords: [
      "fertility journaling",
      "journal prompts",
      "expressive writing",
      "infertility feelings",
      "writing for grief",
    ],
    indexed: true,
  },
  heading: "Journaling",
  introduction:
    "Writing can make a little room around a feeling. Some people find it helps, and some do not. There is no right way and no day you have to keep up.",
  picture: {
    name: "journaling",
    alt: "An open notebook with a pencil and a cup in window light.",
    width: 800,
    height: 600,
  },
  blocks: [
    { kind: "heading", text: "A way to begin" },
    {
      kind: "steps",
      items: [
        { title: "Choose a short time", text: "Five minutes is enough. Twenty is plenty." },
        { title: "Write for yourself", text: "Nobody needs to read it. Spelling does not matter." },
        { title: "Close it gently", text: "End with one small thing you will do next." },
      ],
    },
    { kind: "heading", text: "Three prompts" },
    {
      kind: "list",
      items: [
        "What did I carry today that nobody saw?",
        "What would I like someone to say to me?",
        "What still matters to me, whatever happens?",
      ],
    },
    {
      kind: "paragraph",
      text: "You may feel worse for an hour after writing. If it stays heavy, stop and talk with someone. Skip it on the evening before a procedure.",
    },
    { kind: "link", text: "Find a quiet minute in ZenDen", href: "/resources/zenden" },
    { kind: "link", text: "Talk one to one with a mentor", href: "/support/peer-mentoring" },
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
