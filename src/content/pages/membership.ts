/** The membership page. Plans, prices and the table's words stand in plans.ts. */
import type { Page, SitePath } from "../schema.ts";

export type MembershipPage = Page & {
  compareHeading: string;
  premium: { text: string };
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
    "Choose one path or all of them. Each plan opens its own journey or library, and every plan includes the community. You can pay by the month or by the year, in US dollars.",
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
  compareHeading: "Compare the plans",
  premium: { text: "All journeys, the Knowledge Hub and resources, in one plan." },
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
