/** One place for everything the site keeps in a visitor's browser: what it is, and how to erase it. */
import { namedTexts } from "../current.ts";
import type { Page } from "../schema.ts";

type DeviceStore = "local" | "session" | "journal" | "files" | "key";

/**
 * A kind of thing kept on the device. `keys` are the names it is kept under; one that ends in ":" begins several names.
 * A test holds this list against the code: what is not in it may not be kept.
 */
export type DeviceKind = {
  id: string;
  store: DeviceStore;
  keys: readonly string[];
  title: string;
  text: string;
  /** Encrypted with this browser's own key, and erased with it. */
  encrypted?: true;
};

export const deviceKinds: readonly DeviceKind[] = [
  {
    id: "journal",
    store: "journal",
    keys: ["journal"],
    title: "Your journal",
    text: "Your entries are encrypted with your passphrase, and nobody can read them without it. This page can’t either.",
  },
  {
    id: "worksheets",
    store: "local",
    keys: ["sheet:", "worksheet:"],
    title: "Worksheets you filled in",
    text: "Your answers are encrypted, and this browser has the key. Anyone who uses this browser can still open them.",
    encrypted: true,
  },
  {
    id: "answers",
    store: "session",
    keys: ["campaign:"],
    title: "Answers you started",
    text: "What you’ve typed into one of our questionnaires and haven’t sent yet, encrypted. It’s deleted when you close the tab.",
    encrypted: true,
  },
  {
    id: "letters",
    store: "session",
    keys: ["letter-draft:"],
    title: "A letter you started",
    text: "What you’ve typed on your letters’ page and haven’t sent yet, encrypted. It’s deleted when you close the tab.",
    encrypted: true,
  },
  {
    id: "answer-drafts",
    store: "local",
    keys: ["answer-draft:", "campaign-draft:"],
    title: "Answers you saved as a draft",
    text: "Only if you chose to save one. They’re encrypted, but anyone who uses this browser can open them. They’re deleted when you send them, and after 30 days.",
    encrypted: true,
  },
  {
    id: "device-key",
    store: "key",
    keys: ["device-keys"],
    title: "This browser’s key",
    text: "It opens your worksheets, answers and drafts in this browser. If you erase it, they’re erased too.",
  },
  {
    id: "podcast",
    store: "local",
    keys: ["podcast-places", "podcast-speed"],
    title: "Where you stopped in the podcast",
    text: "How far you got in the last 20 episodes, and how fast you listen.",
  },
  {
    id: "zenden",
    store: "local",
    keys: ["zenden-holds"],
    title: "Breathing without holds",
    text: "Only if you chose to leave the holds out in ZenDen.",
  },
  {
    id: "gentle",
    store: "local",
    keys: ["gentle", "gentle-topics"],
    title: "Gentle mode",
    text: "Whether it’s on, and the topics it covers.",
  },
  {
    id: "choices",
    store: "local",
    keys: ["theme", "tab-name", "help-region"],
    title: "Day or night, tab name and help lines",
    text: "The colors you picked, the name shown in the tab, and the country of your help lines.",
  },
  {
    id: "analytics",
    store: "local",
    keys: ["analytics"],
    title: "Your choice about analytics",
    text: "Only if a bar at the foot of a page asked whether Google Analytics may count your visits. Unless it asks, there’s none here.",
  },
  {
    id: "team",
    store: "session",
    keys: ["kinward:draft:"],
    title: "For our team: drafts",
    text: "Visitors never have these. They’re encrypted, and only the person who wrote them can open them, while signed in. They go when they’re sent or the tab is closed.",
  },
  {
    id: "team-parked",
    store: "local",
    keys: ["kinward:parked:"],
    title: "For our team: drafts for later",
    text: "Visitors never have these. They’re copies of the drafts above, encrypted in the same way, so that closing a tab or signing out doesn’t lose them. They go when they’re sent or discarded, and after 30 days.",
  },
  {
    id: "admin",
    store: "local",
    keys: ["admin-single-keys"],
    title: "For our team: a choice in the admin",
    text: "Visitors never have this: whether shortcuts are on.",
  },
  {
    id: "files",
    store: "files",
    keys: ["kinward-"],
    title: "Pages that open without a connection",
    text: "Copies of pages that everyone sees, with nothing of yours in them. They’re saved again on your next visit.",
  },
];

export const onThisDevice = namedTexts({
  path: "/privacy/on-this-device",
  name: "On this device",
  meta: {
    title: "What {name} keeps on this device - {name}",
    description:
      "See what {name} keeps in this browser, from your journal to the colors you chose. Erase one thing, or everything, whenever you like.",
    keywords: ["{name}", "on this device", "erase", "browser storage", "privacy"],
    indexed: true,
  },
  heading: "What’s kept on this device",
  introduction:
    "Some things stay in this browser and are never sent to us. See them all here, and erase what you like.",
  list: {
    looking: "Looking…",
    nothing: "Nothing kept.",
    kept: "Kept: {size}.",
    keptEncrypted: "Kept: {size}, encrypted.",
    keptFiles: "Kept: {count} files.",
    keptKey: "Kept: 1 key.",
    erase: "Erase",
    eraseNamed: "Erase: {title}",
    question: "Erase this? You can’t get it back.",
    questionJournal:
      "Erase the whole journal? You can’t get it back, except from a backup file you saved yourself.",
    questionKey:
      "Erase the key, with your worksheets, answers and drafts in this browser? You can’t get them back.",
    yes: "Yes, erase",
    no: "Keep it",
    done: "Erased.",
    failed: "The browser didn’t erase it. Close other tabs of this site and try again.",
  },
  all: {
    heading: "Erase everything",
    text: "This empties the whole list above, the journal too.",
    button: "Erase everything on this device",
    question: "Erase your journal, worksheets and all choices from this browser? You can’t get them back.",
    done: "Everything is erased from this browser.",
  },
  withoutScript:
    "JavaScript is off, so this page can’t look or erase. Your browser’s settings can: choose to clear the data of this site.",
  limits: {
    heading: "What this page can’t do",
    items: [
      "It only sees this browser. Other browsers and devices keep their own.",
      "It doesn’t clear your browser’s history, your downloads or pages you printed.",
      "It doesn’t touch what you sent us. For that, see your data.",
    ],
    link: { href: "/privacy/my-data", text: "See or erase what you sent us" },
  },
} as const satisfies Page & Record<string, unknown>);
