/** The peer support community: what it is, how people are here, and how it is kept safe. */

import { communitiesReview, patientsStudy } from "../../claims/support.ts";
import { withTexts } from "../../page-texts.server.ts";
import { lowestMonthlyPrice } from "../../plans.ts";
import { filled } from "../../template.ts";
import { communitySafety } from "./community-safety.ts";
import { inCrisis } from "./page-parts.ts";

export const peerSupportCommunity = withTexts({
  path: "/support/peer-support-community",
  name: "Peer support community",
  meta: {
    title: "Peer Support Community, online - {name}",
    description:
      "An online community for infertility, pregnancy loss, donor conception, surrogacy and adoption. Who it’s for, what it costs, the rules and how we moderate.",
    keywords: [
      "peer support community",
      "infertility community",
      "online support",
      "fertility forum",
      "{name} community",
    ],
    indexed: true,
  },
  heading: "Peer Support Community",
  get introduction(): string {
    return filled(peerSupportCommunity.lead, { price: `$${lowestMonthlyPrice()}` });
  },
  lead: "Our online space for infertility, loss, donor conception, surrogacy and adoption. It’s part of every membership, from {price} a month.",
  picture: {
    name: "community",
    alt: "Eight people of many ages sit round a lantern at dusk, with lit houses behind.",
    width: 1200,
    height: 800,
  },
  audience: "People building a family, and those beside them",
  join: { text: "See the membership options", href: "/membership" },
  what: {
    id: "what-it-is",
    heading: "What it is and who’s in it",
    paragraphs: [
      "The community is online and for members. People on every path use it, and so do partners, parents and friends.",
      "You can post, reply or just read. Some people write every day, and others read for months before they post.",
      "Inside, you can go by your first name. We never ask how many children you have or which outcome you’re hoping for. If you’re already a member, use Members Login at the top of any page.",
    ],
    places: [
      {
        title: "On any path",
        text: "Infertility, donor conception, surrogacy or adoption, alone or with a partner, whatever your gender.",
      },
      {
        title: "Surrogates",
        text: "Your space is separate from the intended parents’ space, so you can speak freely.",
      },
      {
        title: "Donor-conceived and adopted people",
        text: "You speak for yourselves here, and you don’t have to educate the parents.",
      },
      {
        title: "Living without children",
        text: "There’s a space for you too, and nobody will tell you to try again.",
      },
      {
        title: "After a loss",
        text: "Grief and pregnancy news are kept in separate spaces, so neither takes you by surprise.",
      },
      {
        title: "Loved ones",
        text: "Partners, parents, future grandparents and friends who want to know how to help.",
      },
    ],
  },
  rules: {
    id: "ground-rules",
    heading: "Ground rules",
    lead: "The same rules apply in the community, in groups and in private messages.",
    lists: [
      {
        heading: "When you share",
        items: [
          "Speak from your own experience.",
          "Add a line of warning before you mention a loss, a result or good news.",
          "Post announcements in the space for announcements.",
          "Use first names only, and don’t name clinics.",
          "Take a break when you need one. You don’t owe anyone an update.",
        ],
      },
      {
        heading: "When you answer",
        items: [
          "Listen first, and give advice only if someone asks.",
          "Leave medical and legal questions to professionals.",
          "Don’t look for a silver lining. It’s enough to say you’re sorry.",
          "Welcome every kind of family and every outcome.",
          "Keep what others share private, and don’t take screenshots.",
          "Don’t sell anything or recruit for studies.",
        ],
      },
    ],
  },
  safety: communitySafety,
  honest: {
    id: "what-peers-can-do",
    heading: "What peer support can and can’t do",
    sides: [
      {
        heading: "How it can help",
        paragraphs: [
          "A study from 2018 asked 519 patients at clinics in Ontario and Quebec. About 80% of men and 90% of women were interested in online peer support. They wanted to use it on their phones, and they wanted someone to moderate it.",
          "A review of 49 studies, published in 2023, found that online communities can help both the people who ask and the people who answer.",
        ],
      },
      {
        heading: "What to watch for",
        paragraphs: [
          "The same review calls these communities a double-edged sword: low moods can spread, wrong information travels fast, and private posts don’t always stay private.",
          "People can be kind and still be wrong, so check health questions with your clinic and legal ones with a lawyer. If reading makes you feel worse, take a break from it.",
        ],
      },
    ],
    sourcesHeading: "Where this comes from",
    sources: [patientsStudy, communitiesReview],
  },
  onward: {
    id: "other-company",
    heading: "Prefer something smaller?",
    links: [
      {
        text: "Groups",
        more: "Meet online with a few people at a set time. See the groups and their next dates.",
        href: "/support/groups",
        picture: {
          name: "support-surrogates-donors",
          alt: "A strong tree with two lanterns, on a hill of its own.",
          width: 480,
          height: 360,
        },
      },
      {
        text: "Peer mentoring",
        more: "Write one on one with someone further along a similar path.",
        href: "/support/peer-mentoring",
        picture: {
          name: "support-you",
          alt: "Two people side by side on a bench, facing the sun.",
          width: 480,
          height: 360,
        },
      },
    ],
  },
  crisis: inCrisis("The community isn’t a crisis line, and nobody moderates it overnight."),
});

export type PeerSupportCommunityPage = typeof peerSupportCommunity;
