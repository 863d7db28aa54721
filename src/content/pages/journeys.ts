/** The overview of the five journeys. */
import type { Page } from "../schema.ts";

export const journeys: Page = {
  path: "/journeys",
  name: "Journeys",
  meta: {
    title: "Your Family-Building Journey - Kinward",
    description:
      "Five guided journeys for fertility, donor conception, surrogacy, gestational surrogates and adoption. See how they work and choose your own path.",
    keywords: [
      "family-building journey",
      "fertility journey",
      "donor conception",
      "surrogacy",
      "gestational surrogate",
      "adoption",
    ],
    indexed: true,
  },
  heading: "Your Family-Building Journey",
  introduction:
    "There are many ways to build a family, and many ways a path can end. Each journey here gives plain words, tools and company for one of them. You can take one, cross to another, or rest a while.",
  picture: {
    name: "hero-wide",
    alt: "A path winds through lilac hills to a small house with lit windows by a lake.",
    width: 1600,
    height: 1000,
  },
  blocks: [
    { kind: "heading", text: "How Our Guided Journeys Work" },
    {
      kind: "steps",
      items: [
        { title: "Choose Your Path", text: "Start where you are today. You can change your mind later." },
        { title: "Access Resources", text: "Read, listen and print what helps. Skip what does not." },
        { title: "Connect", text: "Meet people on a similar path, in a group or one to one." },
        { title: "Thrive", text: "Make room for rest, work, love and all the rest of your life." },
      ],
    },
    { kind: "heading", text: "The five journeys" },
    { kind: "link", text: "Infertility", href: "/journeys/infertility" },
    { kind: "link", text: "Donor conception", href: "/journeys/donor-conception" },
    { kind: "link", text: "Surrogacy, for intended parents", href: "/journeys/surrogacy" },
    { kind: "link", text: "Gestational surrogates", href: "/journeys/gestational-surrogates" },
    { kind: "link", text: "Adoption", href: "/journeys/adoption" },
    {
      kind: "paragraph",
      text: "Not sure which one fits? You do not have to choose today. A message to our team is a good first step too.",
    },
    { kind: "link", text: "Write to us", href: "/contact" },
  ],
};
