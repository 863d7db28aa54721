/** The page of downloads: the words around the lists. The files are listed in content/downloads. */
import { withTexts } from "../page-texts.server.ts";
import type { Page, Picture, SitePath } from "../schema.ts";

type DigitalDownloadsPage = Page & {
  picture: Picture;
  /** What is true of every file. */
  about: { heading: string; points: readonly { title: string; text: string }[] };
  cards: { id: string; heading: string; lead: string; pocket: string; page: string };
  sheets: { id: string; heading: string; lead: string; fill: string };
  /** The line of facts under each title, and what a press does. */
  file: {
    kind: string;
    pages: (pages: number) => string;
    size: (bytes: number) => string;
    download: string;
  };
  crisisTag: string;
  closing: { text: string; link: { text: string; href: SitePath } };
};

export const digitalDownloads: DigitalDownloadsPage = withTexts({
  path: "/resources/digital-downloads",
  name: "Digital downloads",
  meta: {
    title: "Digital downloads: pages to keep - {name}",
    description:
      "Blank worksheets and pocket cards to print, save or share. Short PDF files that read well aloud, for waiting rooms, fridge doors and long nights.",
    keywords: [
      "digital downloads",
      "fertility printables",
      "printable worksheets",
      "grounding card",
      "crisis card",
      "infertility resources",
    ],
    indexed: true,
  },
  heading: "Digital Downloads",
  introduction:
    "Short pages to print or keep on your phone, for your bag, the fridge door or a waiting room.",
  picture: {
    name: "downloads",
    alt: "Folded paper boats on calm water.",
    width: 800,
    height: 600,
  },
  about: {
    heading: "About the files",
    points: [
      { title: "Letter and A4", text: "Each page fits both paper sizes, without scaling." },
      { title: "Works with screen readers", text: "Headings, lists and lines to fill in are tagged." },
      { title: "Yours to copy", text: "Print as many as you like, for yourself, a group or a clinic." },
    ],
  },
  cards: {
    id: "cards",
    heading: "Cards and a page to hang up",
    lead: "Pocket cards come four to a page, with lines to cut along. Keep one and give three away.",
    pocket: "Four cards to cut out",
    page: "One page to hang up",
  },
  sheets: {
    id: "worksheets",
    heading: "Blank worksheets",
    lead: "The worksheets from this site as PDFs in English, with room to write by hand.",
    fill: "Fill in on screen",
  },
  file: {
    kind: "PDF",
    pages: (pages) => (pages === 1 ? "1 page" : `${pages} pages`),
    size: (bytes) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
    download: "Download",
  },
  crisisTag: "Crisis",
  closing: {
    text: "You can also print any page of this site with your browser.",
    link: { text: "Browse the Knowledge Hub", href: "/resources/knowledge-hub" },
  },
});
