/** The membership page. Plans, prices and the table's words stand in plans.ts. */

import { offerSentences } from "../offer.ts";
import { withTexts } from "../page-texts.server.ts";
import { monthlyPrices, planCopy } from "../plans.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { filled } from "../template.ts";

/** What one line of the free-and-paid table says of each side: a tick, nothing, or a few words. */
type Offered = boolean | string;

export type MembershipPage = Page & {
  picture: Picture;
  /** The description for search engines, with a placeholder for prices. */
  searchDescription: string;
  /** What a member gets, in the order they meet it. */
  month: {
    id: string;
    heading: string;
    lead: string;
    items: readonly { title: string; text: string; link?: { text: string; href: SitePath } }[];
  };
  freeAndPaid: {
    id: string;
    heading: string;
    lead: string;
    caption: string;
    columns: readonly [what: string, free: string, paid: string];
    rows: readonly { label: string; free: Offered; paid: Offered }[];
  };
  pricing: { id: string; heading: string };
  premium: { features: readonly string[] };
  facts: { id: string; heading: string; items: readonly { title: string; text: string }[] };
  compare: { id: string; heading: string; caption: string; note: string };
  included: { heading: string; items: readonly { title: string; text: string }[] };
  questions: { before: string; link: { text: string; href: SitePath }; after: string };
};

export const membership: MembershipPage = withTexts({
  path: "/membership",
  name: "Membership",
  meta: {
    title: "Membership Options and prices - {name}",
    get description() {
      return filled(membership.searchDescription, { prices: monthlyPrices() });
    },
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
  get introduction() {
    return offerSentences().join(" ");
  },
  searchDescription:
    "{name} membership costs {prices} a month and adds a community, online support groups and courses. See what’s free, compare plans and cancel any time.",
  picture: {
    name: "journey-surrogacy-wide",
    alt: "A bridge with a lantern joins two shores, each with a lit house.",
    width: 1600,
    height: 560,
  },
  month: {
    id: "what-you-get",
    heading: "What you get each month",
    lead: "Use as much or as little as you like. Nobody keeps track of how often you show up.",
    items: [
      {
        title: "The community",
        text: "An online space where members talk about treatment, loss, waiting and what comes next. Moderators read the shared spaces, and every path has its own.",
        link: { text: "How the community works", href: "/support/peer-support-community" },
      },
      {
        title: "Support groups",
        text: "Small online groups hosted by trained peers. Most meet once a month, and you can come once or every time.",
        link: { text: "Groups and dates", href: "/support/groups" },
      },
      {
        title: "A peer mentor, if you want one",
        text: "You can ask to be matched with someone further along a similar path, and write to each other for six to twelve weeks.",
        link: { text: "How mentoring works", href: "/support/peer-mentoring" },
      },
      {
        title: "Your course and resources",
        text: "What your plan includes is on our course platform. Go through it in any order, and come back to a lesson whenever you need it.",
        link: { text: "Look through the library", href: "/resources/knowledge-hub" },
      },
    ],
  },
  freeAndPaid: {
    id: "free-and-paid",
    heading: "What’s free, and what you pay for",
    lead: "You don’t need an account to use this site. Members pay for the community, the support groups and the courses.",
    caption: "What is free and what comes with a membership",
    columns: ["What it is", "Free", "Members"],
    rows: [
      { label: "Articles, guides and all five journey pages", free: true, paid: true },
      { label: "Worksheets and printable cards", free: true, paid: true },
      { label: "The private journal, ZenDen and the podcast", free: true, paid: true },
      { label: "The monthly newsletter", free: true, paid: true },
      { label: "The members’ community", free: false, paid: true },
      { label: "Online support groups", free: "Those marked “Free”", paid: true },
      { label: "A peer mentor", free: "Ask us", paid: "Ask us" },
      { label: "The full course for your path", free: false, paid: "Journey plans, Premium" },
      {
        label: "Members’ courses and resources in the Knowledge Hub",
        free: false,
        paid: "Premium, Surrogacy, Knowledge Hub",
      },
      {
        label: "Price",
        free: "$0",
        get paid() {
          return `${monthlyPrices()} a month`;
        },
      },
    ],
  },
  pricing: { id: "plans", heading: "Plans and prices" },
  premium: {
    features: [
      "All three open journeys, and two more when they open",
      "Knowledge Hub and resources",
      "Expert resources",
      "24/7 access",
    ],
  },
  // What the course platform does must be the same as what is said here; see the terms of service too.
  facts: {
    id: "before-you-buy",
    heading: "Before you buy",
    items: [
      { title: "Canceling", text: planCopy.canceling },
      {
        title: "Buying",
        text: "You buy your plan on our course platform, which opens in a new tab. Taxes may be added, and you’ll see the total before you confirm.",
      },
      {
        title: "Renewing",
        text: "A monthly plan renews each month and a yearly plan each year, until you cancel.",
      },
      {
        title: "Refunds and switching",
        text: "Refunds follow the course platform’s terms of sale, which you’ll see before you confirm. If you’d like to change plans, write to us.",
      },
    ],
  },
  compare: {
    id: "compare",
    heading: "Compare the plans",
    caption: "What each plan costs and what it opens",
    note: "The Gestational Surrogates and Adoption journeys are coming soon, and Premium includes each of them when it opens. Until then, surrogates and people adopting can join with the Knowledge Hub plan or Premium.",
  },
  included: {
    heading: "What’s Included in Every Membership",
    items: [
      {
        title: "Community Access",
        text: "Talk with other members, join support groups, or just read along. There are separate spaces for different paths and stages.",
      },
      {
        title: "Expert Resources",
        text: "Guides that go with your plan, written in plain English, to read at your own pace.",
      },
      {
        title: "24/7 Access",
        text: "Sign in whenever you need it, on a phone or a computer. The community isn’t staffed overnight, and it isn’t a crisis line.",
      },
    ],
  },
  questions: {
    before: "Not sure which plan fits, or whether you need one? ",
    link: { text: "Write to us", href: "/contact?subject=membership" },
    after: " and a person on our team will help you decide.",
  },
});
