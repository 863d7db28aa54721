/** The membership page. Plans, prices and the table's words stand in plans.ts. */
import type { Page, Picture, SitePath } from "../schema.ts";

export type MembershipPage = Page & {
  picture: Picture;
  pricing: { id: string; heading: string };
  premium: { features: readonly string[] };
  facts: { heading: string; items: readonly { title: string; text: string }[] };
  compare: { id: string; heading: string; caption: string; note: string };
  included: { heading: string; items: readonly { title: string; text: string }[] };
  questions: { before: string; link: { text: string; href: SitePath }; after: string };
};

export const membership: MembershipPage = {
  path: "/membership",
  name: "Membership",
  meta: {
    title: "Membership Options - Kinward",
    description:
      "Compare Kinward plans for infertility, donor conception and surrogacy, the Knowledge Hub, or Premium for all of them. Pay monthly or yearly.",
    keywords: [
      "fertility membership",
      "infertility journey",
      "donor conception journey",
      "surrogacy journey",
      "Knowledge Hub",
      "monthly plan",
      "yearly plan",
    ],
    indexed: true,
  },
  heading: "Membership Options",
  introduction:
    "Choose one path or all of them, by the month or by the year. Every plan includes the community.",
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
  pricing: { id: "plans", heading: "Plans and prices" },
  premium: {
    features: ["All journeys", "Knowledge Hub and resources", "Expert resources", "24/7 access"],
  },
  // What the course platform does must be the same as what is said here; see the terms of service too.
  facts: {
    heading: "Before you buy",
    items: [
      {
        title: "Buying",
        text: "Plans are sold on our course platform, which opens in a new tab. Taxes may be added; you see the total before you confirm.",
      },
      {
        title: "Renewing",
        text: "A monthly plan renews each month, a yearly plan each year. Both go on until you cancel.",
      },
      {
        title: "Cancelling and switching",
        text: "You cancel on the course platform, after Members Login. Paths change: write to us if another plan would fit better.",
      },
      {
        title: "Refunds",
        text: "The course platform's terms of sale apply. The purchase page shows them before you confirm.",
      },
    ],
  },
  compare: {
    id: "compare",
    heading: "Compare the plans",
    caption: "What each plan costs and what it opens",
    note: "The Gestational Surrogates and Adoption journeys are coming soon. Premium includes each of them when it opens.",
  },
  included: {
    heading: "What's Included in Every Membership",
    items: [
      { title: "Community Access", text: "Spaces for your path and your stage. Read only, or join in." },
      { title: "Expert Resources", text: "Guides and courses in plain words, to take at your own pace." },
      { title: "24/7 Access", text: "Open at three in the morning, on a phone, in the dark." },
    ],
  },
  questions: {
    before: "Not sure which plan fits? ",
    link: { text: "Write to us", href: "/contact" },
    after: ". A person will help you choose, or not choose.",
  },
};
