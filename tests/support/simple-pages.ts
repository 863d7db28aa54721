import type { PagePart, SimplePageContent } from "#content/simple-pages/simple-page.ts";

/** One part of each kind that needs no picture. */
export const partsOfEachKind: readonly PagePart[] = [
  { id: "a", kind: "heading", text: "What to expect" },
  {
    id: "b",
    kind: "text",
    text: "Two quiet days by a lake, with a **kumquat** tree.\n\n## Getting there\n\n- By train\n- By bus",
  },
  {
    id: "c",
    kind: "cards",
    cards: [
      { id: "c1", title: "Membership", text: "All plans side by side.", page: "/membership" },
      { id: "c2", title: "The house", href: "https://house.example.org/stay" },
    ],
  },
  {
    id: "d",
    kind: "faq",
    questions: [{ id: "d1", question: "Who is it for?", answer: "Everyone.\n\nCall 988." }],
  },
  { id: "e", kind: "form", form: "newsletter", heading: "Hear about the next one" },
  { id: "f", kind: "form", form: "contact", text: "Ask us anything about the days." },
  {
    id: "g",
    kind: "call",
    heading: "Come with us",
    text: "There are twelve places.",
    button: "Ask for a place",
    page: "/contact",
  },
];

/** A page that can be published. */
export function simplePage(more: Partial<SimplePageContent> = {}): SimplePageContent {
  return {
    state: "shown",
    address: "winter-retreat",
    title: "A winter retreat",
    introduction: "Two days away from everything.",
    description:
      "A quiet weekend by a lake for people in fertility treatment: who it is for, what it costs, how to get there and what to bring.",
    scene: "none",
    parts: partsOfEachKind,
    ...more,
  };
}
