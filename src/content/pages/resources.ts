/** The page on journaling. */
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
