/** The peer support community: what it is, how people are here, and how it is kept safe. */
import type { Source } from "../../claims/claim.ts";
import { communitiesReview, patientsStudy } from "../../claims/support.ts";
import type { Page, Picture } from "../../schema.ts";
import { communitySafety } from "./community-safety.ts";
import { type CallCopy, type Item, inCrisis, type Sentences, type WayOn } from "./page-parts.ts";

export type PeerSupportCommunityPage = Page & {
  picture: Picture;
  /** Whom the page is for, as machines read it. */
  audience: string;
  join: WayOn;
  what: { id: string; heading: string; paragraphs: readonly string[]; places: readonly Item[] };
  rules: { id: string; heading: string; lead: string; lists: readonly Sentences[] };
  safety: typeof communitySafety;
  honest: {
    id: string;
    heading: string;
    sides: readonly { heading: string; paragraphs: readonly string[] }[];
    sourcesHeading: string;
    sources: readonly Source[];
  };
  onward: { id: string; heading: string; links: readonly (WayOn & { more: string; picture: Picture })[] };
  crisis: CallCopy;
};

export const peerSupportCommunity: PeerSupportCommunityPage = {
  path: "/support/peer-support-community",
  name: "Peer support community",
  meta: {
    title: "Peer Support Community - Kinward",
    description:
      "A community for people on infertility, donor conception, surrogacy and adoption paths. Read quietly or join in, among people who understand.",
    keywords: [
      "peer support community",
      "infertility community",
      "online support",
      "fertility forum",
      "Kinward community",
    ],
    indexed: true,
  },
  heading: "Peer Support Community",
  introduction:
    "Some days you need someone who knows this from the inside. The community is a place to read, to write and to be heard. Every membership includes it.",
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
    heading: "What the community is",
    paragraphs: [
      "It is an online space for members. People on every path share it, and so do the people who stand beside them.",
      "Some write each day. Others read for months before they say a word. Both belong.",
      "A first name is enough. Nobody will ask how many children you have, or where your path should end. If you are already a member, Members Login at the top of each page takes you there.",
    ],
    places: [
      {
        title: "On any path",
        text: "Infertility, donor conception, surrogacy or adoption. Alone or with a partner, whatever your gender.",
      },
      {
        title: "Surrogates",
        text: "Your space is apart from the intended parents' space, so you can speak freely.",
      },
      {
        title: "Donor-conceived and adopted people",
        text: "You speak for yourselves here. Nobody has to teach the parents in the room.",
      },
      {
        title: "Living without children",
        text: "Your ending has as much room as any other. Nobody will tell you to try again.",
      },
      {
        title: "After a loss",
        text: "Grief and pregnancy news have spaces of their own. Neither should come as a surprise.",
      },
      {
        title: "Loved ones",
        text: "Partners, parents, future grandparents and friends who want to help well.",
      },
    ],
  },
  rules: {
    id: "ground-rules",
    heading: "How we ask people to be here",
    lead: "The rules are few, so that people can keep them. They hold in the community, in groups and in private messages.",
    lists: [
      {
        heading: "When you share",
        items: [
          "Speak from your own life.",
          "Say in a line what is coming before a loss, a result or good news.",
          "Put announcements in the space made for them.",
          "Use first names, and leave clinics unnamed.",
          "Rest when you need to. You owe nobody an update.",
        ],
      },
      {
        heading: "When you answer",
        items: [
          "Listen first. Give advice only when someone asks for it.",
          "Leave medical and legal answers to the people trained for them.",
          "Let tears and silence be. A silver lining can wait.",
          "Welcome every kind of family and every outcome.",
          "Keep what others tell you to yourself, and take no screenshots.",
          "Sell nothing, and recruit nobody for a study.",
        ],
      },
    ],
  },
  safety: communitySafety,
  honest: {
    id: "what-peers-can-do",
    heading: "What peers can give, and what they cannot",
    sides: [
      {
        heading: "What people hope for and find",
        paragraphs: [
          "A study from 2018 asked 519 patients at clinics in Ontario and Quebec. About 80% of men and 90% of women were interested in online peer support. They wanted it on their phones, and they wanted someone to watch over it.",
          "A review of 49 studies, published in 2023, found that it can help both sides. Those who write an answer gain something too.",
        ],
      },
      {
        heading: "What to watch for",
        paragraphs: [
          "The same review calls such communities a double-edged sword. A dark mood can spread from one person to many. Wrong claims travel fast, and private words do not always stay private.",
          "Peers can be kind and still be mistaken. Please check health questions with your clinic, and legal ones with a lawyer. If reading makes a day heavier, close the page. It will still be here.",
        ],
      },
    ],
    sourcesHeading: "Where this comes from",
    sources: [patientsStudy, communitiesReview],
  },
  onward: {
    id: "other-company",
    heading: "If you would rather have a smaller room",
    links: [
      {
        text: "Groups",
        more: "An hour with a few people, on a fixed evening. Here are the next dates.",
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
        more: "One person, further along a path like yours, who has time to listen.",
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
  crisis: inCrisis("The community is no crisis line, and nobody watches it through the night."),
};
