/** The journal's page: prompts, a private journal on the device, how it is kept private, what is known. */

import type { Source } from "../claims/claim.ts";
import { journalingSources } from "../claims/journaling.ts";
import { crisisHelp } from "../crisis.ts";
import { journalCopy } from "../journal/editor-copy.ts";
import { gateCopy } from "../journal/gate-copy.ts";
import { keepingCopy } from "../journal/keeping-copy.ts";
import type { PromptGroup } from "../journal/prompt.ts";
import { promptGroups } from "../journal/register.ts";
import { mentorInShort } from "../mentoring/in-short.ts";
import { withTexts } from "../page-texts.server.ts";
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

export const journaling: JournalingPage = withTexts({
  path: "/resources/journaling",
  name: "Journaling",
  meta: {
    title: "Journaling: space for your own words - {name}",
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
    "A private journal that only you can open. Write a line or a page. There’s no right way to do it.",
  picture: {
    name: "journaling",
    alt: "An open notebook with a pencil and a cup in window light.",
    width: 800,
    height: 600,
  },
  toJournal: "Go to the journal",
  toPrompts: "Read all prompts",
  chooser: {
    heading: "A prompt to get you started",
    lead: "Use it as it is, change it or skip it. Prompts about hard topics only come up if you choose them.",
    group: "For",
    set: "About",
    anySet: "Any of these",
    another: "Another prompt",
    write: "Write about this",
    roundAgain: "You’ve seen them all, so we’re starting again.",
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
    stop: "Stop if writing makes you feel worse. It’s common to feel low for an hour afterward; if that doesn’t lift, talk to someone. ",
    crisis: inCrisis("Nobody reads what you write here."),
  },
  prompts: {
    id: "prompts",
    heading: "All prompts",
    lead: "Use any of them, here or on paper. Five minutes is enough, and spelling doesn’t matter.",
    groups: promptGroups,
  },
  privacy: {
    id: "kept-private",
    heading: "How this is kept private",
    lead: "We built the journal so that we can’t read it. Here’s what that protects you from, and what it doesn’t.",
    items: [
      {
        title: "Nothing is sent",
        text: "Our server has nowhere to store a journal, and this page makes no network requests while you write.",
      },
      {
        title: "All of it is encrypted",
        text: "Titles, text, dates and prompts are encrypted with AES-256. Lengths are rounded up, so even the size of an entry gives little away.",
      },
      {
        title: "Only your passphrase opens it",
        text: "The key is made from your passphrase each time and kept only while the journal is open. We don’t have a copy, and there’s no back door.",
      },
      {
        title: "It locks by itself",
        text: "It locks after five minutes without typing, after one minute in the background, and right away when you leave the page or press Leave quickly.",
      },
      {
        title: "It’s saved as you type",
        text: "Your words are saved a moment after you stop typing. If the browser crashes, you lose your last few words at most.",
      },
      {
        title: "You can take it with you",
        text: "You can move it to another browser with a backup file, print it, save it as text, or erase it all.",
      },
    ],
    limits: {
      heading: "What it can’t do",
      items: [
        "If you lose the passphrase, you lose what you wrote, because nobody can reset it.",
        "Browsers sometimes clear what sites store. Safari does it after a week without a visit, unless the site is on your home screen. Clearing your browser’s data erases the journal too, and so does closing a private window.",
        "Someone with this device can see that there’s a journal and roughly how long it is. They can erase it, but they can’t read it.",
        "While it’s open, anyone who sees your screen can read it, and so can spyware, some keyboards and some browser extensions.",
        "Your browser’s history shows that you visited this page. You can hide the page’s name in the tab in the quiet settings.",
        "A computer can guess a short passphrase. A long one would take it far longer than anyone has.",
        "What you print or save as text isn’t protected.",
        "If someone checks your phone and you’re afraid of them, it may be safer to write on paper or not at all. The help lines below include some for abuse at home, day and night.",
      ],
    },
  },
  known: {
    id: "what-is-known",
    heading: "Does writing help?",
    paragraphs: [
      "In a trial published in 2017, people having IVF wrote three times, for 20 minutes each. 295 people took part: 163 women and 132 men. Those who wrote about their feelings had fewer signs of depression afterward, but they weren’t less anxious or less distressed about infertility. 27% couldn’t be reached at the end.",
      "So there’s some evidence that writing helps, but not much. It isn’t a treatment, and it doesn’t change the result of a cycle.",
    ],
    sourcesHeading: "Sources",
    sources: [journalingSources.writingTrial, journalingSources.safariStorage],
    links: [
      { text: "Find a quiet minute in ZenDen", href: "/resources/zenden" },
      { text: mentorInShort, href: "/support/peer-mentoring" },
    ],
  },
});
