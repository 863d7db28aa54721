/** The journal's page: prompts, a private journal on the device, how it is kept private, what is known. */

import type { Source } from "../claims/claim.ts";
import { journalingSources } from "../claims/journaling.ts";
import { crisisHelp } from "../crisis.ts";
import { journalCopy } from "../journal/editor-copy.ts";
import { gateCopy } from "../journal/gate-copy.ts";
import { keepingCopy } from "../journal/keeping-copy.ts";
import type { PromptGroup } from "../journal/prompt.ts";
import { promptGroups } from "../journal/register.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { type CallCopy, type Item, inCrisis } from "./support/page-parts.ts";

export type JournalCopy = {
  gate: typeof gateCopy;
  journal: typeof journalCopy;
  keeping: typeof keepingCopy;
  crisisHelp: ReturnType<typeof crisisHelp>;
};

/** Words of the chooser above the journal. */
export type ChooserCopy = {
  heading: string;
  lead: string;
  group: string;
  set: string;
  anySet: string;
  another: string;
  write: string;
  /** Said when the last one of a choice was shown. */
  roundAgain: string;
};

export type JournalingPage = Page & {
  picture: Picture;
  toJournal: string;
  toPrompts: string;
  chooser: ChooserCopy;
  journal: {
    id: string;
    heading: string;
    lead: string;
    /** Leads on to the passage on privacy. */
    how: string;
    copy: JournalCopy;
    stop: string;
    crisis: CallCopy;
  };
  prompts: { id: string; heading: string; lead: string; groups: readonly [PromptGroup, ...PromptGroup[]] };
  privacy: { id: string; heading: string; lead: string; items: readonly Item[]; limits: Limits };
  known: {
    id: string;
    heading: string;
    paragraphs: readonly string[];
    sourcesHeading: string;
    sources: readonly Source[];
    links: readonly { text: string; href: SitePath }[];
  };
};

type Limits = { heading: string; items: readonly string[] };

export const journaling: JournalingPage = {
  path: "/resources/journaling",
  name: "Journaling",
  meta: {
    title: "Journaling: space for your own words - Kinward",
    description:
      "Gentle prompts for each path and phase, and a private journal that stays on your device, encrypted. It works offline, and nothing you write is sent.",
    keywords: [
      "fertility journaling",
      "journal prompts",
      "private journal",
      "encrypted journal",
      "expressive writing",
      "writing for grief",
    ],
    indexed: true,
  },
  heading: "Journaling",
  introduction:
    "Writing can make a little room around a feeling. Some people find it helps, and some do not. There is no right way and no day you have to keep up.",
  picture: {
    name: "journaling",
    alt: "An open notebook with a pencil and a cup in window light.",
    width: 800,
    height: 600,
  },
  toJournal: "Go to the journal",
  toPrompts: "Read all prompts",
  chooser: {
    heading: "A prompt to begin with",
    lead: "Take it, change it, or leave it. Prompts on hard topics come only when you choose them.",
    group: "For",
    set: "About",
    anySet: "Any of these",
    another: "Another prompt",
    write: "Write about this",
    roundAgain: "You have seen them all. They begin again.",
  },
  journal: {
    id: "journal",
    heading: "Your journal",
    lead: "It lives in this browser, on this device, and works without a connection after one visit.",
    how: "How this is kept private",
    copy: {
      gate: gateCopy,
      journal: journalCopy,
      keeping: keepingCopy,
      get crisisHelp() {
        return crisisHelp();
      },
    },
    stop: "Stop if it feels worse. You may feel heavy for an hour after writing. If it stays, talk with someone. Skip it on the evening before a procedure.",
    crisis: inCrisis("Nobody reads what you write here."),
  },
  prompts: {
    id: "prompts",
    heading: "All prompts",
    lead: "Any of them can be done on paper. Five minutes is enough, and spelling does not matter.",
    groups: promptGroups,
  },
  privacy: {
    id: "kept-private",
    heading: "How this is kept private",
    lead: "We built the journal so that we cannot read it. Here is what that covers, and what it does not.",
    items: [
      {
        title: "Nothing is sent",
        text: "There is no place on our server for it. While you write, this page asks the network for nothing.",
      },
      {
        title: "All of it is encrypted",
        text: "Titles, words, dates and prompts are locked with AES-256. Lengths are rounded up, so that they tell little.",
      },
      {
        title: "Only your passphrase opens it",
        text: "The key is made from it each time, and held only while the journal is open. We have no copy and no way round.",
      },
      {
        title: "It locks by itself",
        text: "After five minutes without a touch, or one minute out of sight. At once when you leave, or press Leave quickly.",
      },
      {
        title: "It is saved as you type",
        text: "A moment after each pause. If the browser stops, at most your last few words are missing.",
      },
      {
        title: "You can take it with you",
        text: "A backup file moves it to another browser. You can print it, save it as text, or erase it all.",
      },
    ],
    limits: {
      heading: "What it cannot do",
      items: [
        "If you lose the passphrase, the words are lost. Nobody can reset it.",
        "Browsers may clear what sites keep. Safari does so after a week without a visit, unless the site is on your home screen. Clearing your browser's data erases the journal too. A private window forgets it when you close it.",
        "Someone with this device can see that a journal exists, and about how much is in it. They can erase it. They cannot read it.",
        "While it is open, anyone who sees your screen can read it. So can spyware, some keyboards and some browser extensions.",
        "The browser's history shows that you were on this page. The quiet settings can hide the name in the tab.",
        "A short passphrase can be guessed by a machine. Long ones take far more time than anyone has.",
        "What you print or save as text is not protected.",
        "If someone checks your phone and you are afraid of them, paper or no writing may be safer. The help lines below include lines for abuse at home, day and night.",
      ],
    },
  },
  known: {
    id: "what-is-known",
    heading: "What is known about writing",
    paragraphs: [
      "In a trial published in 2017, people in IVF treatment wrote three times, for 20 minutes each. 295 people took part, 163 women and 132 men. Those who wrote about feelings had fewer signs of depression afterwards. They did not feel less anxious, or less distress about infertility. 27% were not reached at the end.",
      "So there is some evidence, and it is small. Writing is no treatment, and it does not change what a cycle brings.",
    ],
    sourcesHeading: "Sources",
    sources: [journalingSources.writingTrial, journalingSources.safariStorage],
    links: [
      { text: "Find a quiet minute in ZenDen", href: "/resources/zenden" },
      { text: "Talk one to one with a mentor", href: "/support/peer-mentoring" },
    ],
  },
};
