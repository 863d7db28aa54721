/** The founders' page: its opening. The stories and counters are the founders' own to write. */
import type { Page } from "../schema.ts";

export const ourFamily: Page = {
  path: "/our-family",
  name: "Our Family",
  meta: {
    title: "Our Family: the founders of Kinward",
    description:
      "Meet the two founders behind Kinward and the winding road that led here. A story of infertility, adoption, loss and family, told with care.",
    keywords: ["our family", "Kinward founders", "founders' story", "infertility story", "adoption story"],
    indexed: true,
  },
  heading: "Our Family",
  introduction:
    "Kinward was started by two people who walked this road themselves. Their path went through infertility, adoption and donor conception. This page is where they tell it in their own words.",
  picture: {
    name: "founders-banner",
    alt: "Two people stand at the start of a long winding road into the hills.",
    width: 1600,
    height: 640,
  },
  blocks: [
    {
      kind: "paragraph",
      text: "This page talks about infertility, pregnancy loss, birth, adoption and money.",
    },
    { kind: "heading", text: "The Reality of Our Journey" },
    {
      kind: "paragraph",
      text: "No family story runs in a straight line. This one has waiting, loss and joy in it, often side by side. It is one story, not a map for yours.",
    },
    { kind: "heading", text: "Gaining Family Along the Way" },
    {
      kind: "paragraph",
      text: "Some people become family by birth, and some by care. Biological families and a medical team both have a place in this story.",
    },
    { kind: "heading", text: "Our Winding Road" },
    {
      kind: "paragraph",
      text: "Your road may look nothing like this one. You can read a page about your own path, or talk with someone who has been there.",
    },
    { kind: "link", text: "See the five journeys", href: "/journeys" },
    { kind: "link", text: "Meet the community", href: "/support/peer-support-community" },
    { kind: "link", text: "Write to us", href: "/contact" },
  ],
};
