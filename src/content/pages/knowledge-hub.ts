/** The Knowledge Hub, at its own address and at the short one. */
import type { Page } from "../schema.ts";

export const knowledgeHub: Page = {
  path: "/resources/knowledge-hub",
  name: "Knowledge Hub",
  meta: {
    title: "Knowledge Hub: courses and resources - Kinward",
    description:
      "Courses, worksheets, journaling, podcast and downloads for people building a family. Plain words for hard subjects, to take at your own pace.",
    keywords: [
      "Knowledge Hub",
      "fertility courses",
      "infertility resources",
      "worksheets",
      "podcast",
      "journaling",
    ],
    indexed: true,
  },
  heading: "Knowledge Hub",
  introduction:
    "This is our library for people building a family, and for those who love them. It holds courses and resources in plain words. Take what helps, and leave the rest on the shelf.",
  picture: {
    name: "knowledge-hub",
    alt: "Four arched shelves filled with books, plants and lanterns.",
    width: 1200,
    height: 600,
  },
  blocks: [
    { kind: "heading", text: "What you will find here" },
    { kind: "link", text: "Journaling: space for your own words", href: "/resources/journaling" },
    { kind: "link", text: "Worksheets: one question at a time", href: "/resources/worksheets" },
    { kind: "link", text: "Podcast: voices to listen to", href: "/resources/podcast" },
    { kind: "link", text: "Digital downloads: pages to keep", href: "/resources/digital-downloads" },
    { kind: "link", text: "ZenDen: a few quiet minutes", href: "/resources/zenden" },
    { kind: "heading", text: "How to read it" },
    {
      kind: "paragraph",
      text: "What stands here is education, not medical, legal or financial advice. Bring your own questions to your clinic. Our pages may help you find the words.",
    },
    {
      kind: "paragraph",
      text: "Resources Access comes with the Premium, Surrogacy Journey and Knowledge Hub plans. The Knowledge Hub plan has no guided journey.",
    },
    { kind: "link", text: "See the membership options", href: "/membership" },
  ],
};

/** The short address shows the same page; search engines are told which is the original. */
export const knowledgeHubDirect: Page = {
  ...knowledgeHub,
  path: "/knowledge-hub",
  meta: { ...knowledgeHub.meta, canonical: knowledgeHub.path },
};
