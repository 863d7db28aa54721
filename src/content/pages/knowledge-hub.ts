/** The Knowledge Hub, at its own address and at the short one. Its articles stand in content/knowledge-hub/. */
import { namedTexts } from "../current.ts";
import { withTexts } from "../page-texts.server.ts";
import type { Page, Picture, SitePath } from "../schema.ts";

/** A place to go on to, with what one finds there. */
type WayOn = { title: string; text: string; href: SitePath };

export type KnowledgeHubPage = Page & {
  picture: Picture;
  find: typeof find;
  courses: typeof courses;
  shelf: { id: string; heading: string; links: readonly WayOn[] };
  reading: { id: string; heading: string; paragraphs: readonly string[]; feed: string; feedTitle: string };
};

/** The search, the choices and the list. */
const find = {
  id: "library",
  heading: "Find something to read",
  lead: "Your search becomes part of the page’s address, so your browser may remember it.",
  form: "Filter the list",
  q: { label: "Search", hint: "For example: waiting, money, telling" },
  subject: { label: "Topic", any: "Every topic" },
  path: { label: "Path", any: "Every path" },
  reader: { label: "Written for", any: "Everyone" },
  kind: { label: "Kind", any: "Every kind" },
  length: { label: "Length", any: "Any length" },
  /** Where no script answers at once. */
  show: "Show",
  clear: "Show everything again",
  unavailable: "We couldn’t load the search. Press Enter to search anyway.",
  /** How much there is, and how much of it fits. */
  counts: {
    all: "{all} articles, guides and courses",
    one: "1 of {all} matches",
    some: "{found} of {all} match",
  },
  /** Said before the count when what was found doesn't have the words as they were typed. */
  inexact: {
    some: "No text has all of these words. These have some of them.",
    guess: "No exact match for “{typed}”.",
    meant: "Did you mean “{meant}”?",
  },
  /** On phones, where the choices are folded. */
  narrow: "Filter by topic, reader and more",
  /** Below the longest shelves, where the rest of a shelf is folded. */
  rest: "{count} more on this shelf",
  /** Above the guide at the top of the library. */
  featured: "A good place to start",
  /** Beside the icon that marks rows of the shelves. */
  marked: "A guide with this icon talks about something hard. Its own page says what before you begin.",
  /** Below a shelf's name: what at least half of its texts talk about. */
  manyTalkAbout: "Many of these talk about {topics}.",
  list: "Articles and guides",
  talksAbout: "Talks about",
  more: "Read",
  nothing: {
    heading: "Nothing matches that search",
    text: "Try a shorter word, or remove a filter. If there’s a subject you’d like us to cover, let us know.",
    ask: { text: "Suggest a subject", href: "/contact" },
  },
} as const;

const courses = {
  id: "courses",
  heading: "Courses for members",
  lead: "They’re on our course platform, in a new tab. There you choose a plan or sign in.",
  more: "See it on the platform",
  comingSoon: "Coming soon",
  comingMore: "See what’s planned",
  price: "{price} a month, in US dollars",
  phases: "{phases} phases",
  resources: "Resources Access",
  signIn: "Members sign in here",
  plans: { title: "Compare all plans", href: "/membership" },
} as const;

const shippedHub: KnowledgeHubPage = {
  path: "/resources/knowledge-hub",
  name: "Knowledge Hub",
  meta: {
    title: "Knowledge Hub: articles, guides, courses - {name}",
    description:
      "Free articles and guides on infertility, donor conception, surrogacy and adoption, in plain words and with their sources, plus the courses for members.",
    keywords: [
      "Knowledge Hub",
      "fertility articles",
      "infertility guide",
      "donor conception guide",
      "surrogacy guide",
      "adoption guide",
      "fertility courses",
    ],
    indexed: true,
  },
  heading: "Knowledge Hub",
  introduction:
    "Free articles and guides for people building a family and the people who love them. Every figure has a source.",
  picture: {
    name: "knowledge-hub",
    alt: "Four arched shelves filled with books, plants and lanterns.",
    width: 1200,
    height: 600,
  },
  find,
  courses,
  shelf: {
    id: "shelf",
    heading: "More in the library",
    links: [
      {
        title: "Worksheets",
        text: "Pages of simple questions to fill in here or print.",
        href: "/resources/worksheets",
      },
      { title: "Journaling", text: "Space for your own words.", href: "/resources/journaling" },
      { title: "ZenDen", text: "A few quiet minutes.", href: "/resources/zenden" },
      { title: "Podcast", text: "Short audio for hard moments.", href: "/resources/podcast" },
      { title: "Digital downloads", text: "Pages to print or save.", href: "/resources/digital-downloads" },
    ],
  },
  reading: {
    id: "how-we-write",
    heading: "How these pages are made",
    paragraphs: [
      "Each article lists its sources and says when we last read it through. A line before each hard part says what it’s about.",
      "These pages are for education and aren’t medical, legal or financial advice. They can help you find words for your clinic or lawyer.",
    ],
    feed: "Follow new articles by RSS",
    /** What feed readers call it. */
    feedTitle: "{name} Knowledge Hub",
  },
};

/** The Knowledge Hub at its own address. */
export const knowledgeHub = withTexts(shippedHub);

/** The short address shows the same page; search engines are told which is the original. */
export const knowledgeHubDirect = withTexts({
  ...shippedHub,
  path: "/knowledge-hub",
  meta: { ...shippedHub.meta, canonical: shippedHub.path },
} satisfies KnowledgeHubPage);

/** The feed of the articles, for feed readers. */
export const hubFeed = namedTexts({
  path: "/resources/knowledge-hub/feed.xml",
  title: "{name} Knowledge Hub",
  description: "Articles and guides for people building a family, and for those who love them.",
  /** Before the topics of an article that has hard parts. */
  talksAbout: "This article talks about",
} as const);

/** The words of the articles that have changed since the build, for the search in the browser. */
export const hubTexts = { path: "/resources/knowledge-hub/texts.json" } as const;
