/** The worksheets page: the words around the sheets. The sheets themselves stand in content/worksheets. */
import { withTexts } from "../page-texts.server.ts";
import type { Page, Picture, SitePath } from "../schema.ts";
import { site } from "../site.ts";
import type { PluralTexts } from "../template.ts";
import { type SheetPathId, sheetPaths } from "../worksheets/worksheet.ts";

/** What stands beside the fields of every sheet. */
export type SheetCopy = {
  forWhom: string;
  /** With the placeholder {minutes}. */
  minutes: string;
  written: string;
  limits: string;
  kept: string;
  /** With the placeholder {facts}. */
  download: string;
  /** Beside the PDF, below the title. */
  printHere: string;
  print: string;
  clear: string;
  confirmClear: { question: string; yes: string; no: string };
  addRow: string;
  /** With the placeholder {number}. */
  row: string;
  crisis: { before: string; linkText: string; href: string; after: string };
};

/** What is said when something happened; read out, and shown beside the buttons. */
type KeeperCopy = { cleared: string; notKept: string; allCleared: string; both: string; unreadable: string };

/** What the page of one worksheet says around the sheet. */
type OwnPageCopy = {
  kept: { text: string; linkText: string; href: string };
  related: { heading: string; more: string };
  back: string;
  downloads: { text: string; href: SitePath };
};

type WorksheetsPage = Page & {
  picture: Picture;
  keeping: {
    heading: string;
    points: readonly { title: string; text: string }[];
    withoutScript: string;
    clearAll: string;
    confirmClearAll: { question: string; yes: string; no: string };
  };
  list: {
    id: string;
    heading: string;
    lead: string;
    filter: string;
    all: string;
    /** With the placeholder {count}. */
    count: PluralTexts;
  };
  groups: readonly { id: SheetPathId; name: string; text: string }[];
  sheet: SheetCopy;
  ownPage: OwnPageCopy;
  keeper: KeeperCopy;
  further: {
    heading: string;
    links: readonly { title: string; text: string; href: SitePath; more: string }[];
  };
};

export const worksheets: WorksheetsPage = withTexts<WorksheetsPage>({
  path: "/resources/worksheets",
  name: "Worksheets",
  meta: {
    title: "Worksheets: one question at a time - {name}",
    description:
      "Worksheets for appointments, decisions, waiting and hard talks on any family-building path. Fill them in on your device or print them.",
    keywords: [
      "fertility worksheets",
      "questions for first appointment",
      "decision worksheet",
      "support map",
      "two-week-wait plan",
    ],
    indexed: true,
  },
  heading: "Worksheets",
  introduction:
    "Small questions for an appointment, a decision or a hard conversation. Fill a worksheet in here, or print it.",
  picture: {
    name: "worksheets",
    alt: "Three paper worksheets, one with boxes checked, and a pencil.",
    width: 800,
    height: 600,
  },
  keeping: {
    heading: "What you write stays with you",
    points: [
      {
        title: "Others here can read it",
        text: "Anyone who uses this browser can still open your worksheets. Leave quickly doesn’t erase them, so clear them first.",
      },
      {
        title: "Print what must last",
        text: "Some browsers erase what they’ve stored after a while, so print what you want to keep or save it as a PDF.",
      },
    ],
    withoutScript:
      "JavaScript is off in this browser. You can fill in and print a sheet, but nothing is kept when you leave the page.",
    clearAll: "Clear all worksheets",
    confirmClearAll: {
      question: "Clear everything you wrote on every worksheet? You can’t get it back.",
      yes: "Clear all",
      no: "Keep it",
    },
  },
  list: {
    id: "sheets",
    heading: "Choose a worksheet",
    lead: "There are no scores, and you don’t have to finish any of them.",
    filter: "Show worksheets for",
    all: "All",
    count: { one: "1 worksheet", other: "{count} worksheets" },
  },
  groups: sheetPaths,
  sheet: {
    forWhom: "Who it’s for",
    minutes: "About {minutes} minutes",
    written: "You’ve started this one",
    limits: "What this worksheet can’t do",
    kept: "Kept on this device only, as you type.",
    download: "Blank PDF ({facts})",
    printHere: "Print",
    print: "Print this worksheet",
    clear: "Clear this worksheet",
    confirmClear: {
      question: "Clear what you wrote on this worksheet? You can’t get it back.",
      yes: "Clear it",
      no: "Keep it",
    },
    addRow: "Add a row",
    row: "Row {number}",
    crisis: {
      before: "If it gets too much: ",
      get linkText() {
        return site.crisis.linkText;
      },
      get href() {
        return site.crisis.href;
      },
      after: " in the US and Canada, day or night.",
    },
  },
  ownPage: {
    kept: {
      text: "What you type is saved in this browser, encrypted, and isn’t sent to us or anyone else.",
      linkText: "Who can read it, and how to clear it",
      href: "/resources/worksheets#keeping-heading",
    },
    related: { heading: "More worksheets", more: "Open the worksheet" },
    back: "All worksheets",
    downloads: { text: "Blank PDFs and pocket cards", href: "/resources/digital-downloads" },
  },
  keeper: {
    cleared: "This worksheet is empty again.",
    allCleared: "All worksheets are empty again.",
    notKept:
      "This browser can’t keep what you write on this device. It stays until you leave the page, so print it first.",
    both: "You changed this answer in another tab too. Both versions are here now, so keep the one you want.",
    unreadable:
      "You wrote here before, but this browser has lost the key to it, so we can’t show it. You can start again.",
  },
  further: {
    heading: "Also here",
    links: [
      {
        title: "Digital downloads",
        text: "Every worksheet as a blank PDF, and cards for your wallet.",
        href: "/resources/digital-downloads",
        more: "See the downloads",
      },
      {
        title: "Journaling",
        text: "When a question needs more room than a line.",
        href: "/resources/journaling",
        more: "Open the journal",
      },
      {
        title: "Peer mentoring",
        text: "Talk a worksheet through with someone further along.",
        href: "/support/peer-mentoring",
        more: "Find a mentor",
      },
    ],
  },
});
