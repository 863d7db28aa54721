/** Two resource pages: podcast and journaling. */
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
