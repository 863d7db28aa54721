/** Words that stand with every article of the Knowledge Hub. */
import { namedTexts } from "../current.ts";

export const articleCopy = namedTexts({
  minutes: (count: number) => `${count} min read`,
  /** Before the names of the readers, joined by commas. */
  writtenFor: "Written for",
  contents: "In this article",
  notes: {
    /** Before the topics, joined by commas. */
    about: "This article talks about",
    /** The same at the top of the page on pregnancy loss. */
    aboutPage: "This page talks about",
    where: "Where a new topic comes up, a note lets you skip that part.",
    turnOn: "Turn on gentle mode",
    show: "Show all parts",
    hide: "Hide these parts",
  },
  sources: "Where this comes from",
  noSources:
    "This article draws on general knowledge of peer support, and the {name} team has read it through. It has no figures.",
  reviewed: (day: string, next: string) => `Last reviewed on ${day}. Next review by ${next}.`,
  writtenBy: (person: string) => `Written by ${person}.`,
  reviewedBy: (person: string) => `Reviewed by ${person}.`,
  policy: { text: "How we make these pages", href: "/editorial-policy" },
  notAdvice: "This is peer support and education. It is not medical, legal or financial advice.",
  related: { heading: "Read on", support: "Where to turn next", back: "All articles and guides" },
} as const);
