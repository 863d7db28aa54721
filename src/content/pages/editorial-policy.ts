/** How articles and pages are written, checked and corrected. */
import { withTexts } from "../page-texts.server.ts";
import type { Page } from "../schema.ts";

export const editorialPolicy: Page = withTexts({
  path: "/editorial-policy",
  name: "How we make these pages",
  meta: {
    title: "Editorial policy: how we make these pages - {name}",
    description:
      "Who writes for {name}, where our figures come from, how often we check each page, what we leave out, and how to tell us about a mistake.",
    keywords: [
      "editorial policy",
      "sources and review",
      "health information standards",
      "corrections",
      "{name} articles",
    ],
    indexed: true,
  },
  heading: "How we make these pages",
  introduction:
    "Who writes these pages, where our facts come from, and what we do when we get something wrong.",
  blocks: [
    { kind: "heading", text: "Who writes" },
    {
      kind: "paragraph",
      text: "The {name} team writes and edits every page. We write as peers. We aren’t doctors, lawyers or financial advisers, and nothing here replaces one. No page has been reviewed by an outside professional unless it says so.",
    },
    { kind: "heading", text: "Where it comes from" },
    {
      kind: "paragraph",
      text: "Every figure, law, price and phone number is listed with its source and a date before it goes on a page. We use the source itself where we can: a health service, a government, a medical society, a court or a published study. Sources are listed at the end of each article, with dates, and with links wherever the source has a page. An article without sources has no figures, and says so.",
    },
    {
      kind: "paragraph",
      text: "Many studies on these subjects are small, or come from one country. When that matters, we say so.",
    },
    { kind: "heading", text: "How we keep it current" },
    {
      kind: "list",
      items: [
        "Each article shows the day we last reviewed it and the day by which we’ll do it again.",
        "Pages about law, money and help lines come up for review after three months, and most others after six months or a year.",
        "When a rule changes before that, we change the page and its date.",
      ],
    },
    { kind: "heading", text: "How we write" },
    {
      kind: "list",
      items: [
        "We say the plain thing first, in words most people use.",
        "Signs that need urgent care are never hidden, folded or softened.",
        "Hard passages have a note in front, so you can skip them.",
        "We don’t promise outcomes, and we don’t rank ways of building a family, or of stopping.",
        "We don’t make up people, quotes or numbers. Where something is a sample, it says so.",
      ],
    },
    { kind: "heading", text: "What you won’t find" },
    {
      kind: "paragraph",
      text: "This site carries no advertising, and our articles don’t recommend a clinic, an agency, a bank or a product.",
    },
    { kind: "heading", text: "If something is wrong" },
    {
      kind: "paragraph",
      text: "Tell us the page and the sentence. A person reads your message and checks the source again, and if you’re right, we correct the page and its date.",
    },
    { kind: "link", text: "Tell us about a mistake", href: "/contact?subject=feedback" },
  ],
});
