/** What stands in the place of any page that cannot be reached; kept on the device with the pages it names. */

import type { SentencePart } from "../crisis.ts";
import { withTexts } from "../page-texts.server.ts";
import type { Page } from "../schema.ts";
import { site } from "../site.ts";

type OfflinePage = Page & {
  help: { heading: string; crisis: readonly SentencePart[] };
  /** Above the pages of offline.ts, each with its name and introduction. */
  ready: { heading: string };
  again: string;
};

export const offline: OfflinePage = withTexts({
  path: "/offline",
  name: "No connection",
  meta: {
    title: "No connection - {name}",
    description:
      "This page needs a connection. Until you are back online, here are the crisis lines. Some parts of the site work without one as well.",
    keywords: ["offline", "no connection", "crisis lines", "ZenDen", "{name}"],
    indexed: false,
  },
  heading: "This page needs a connection",
  introduction:
    "Your device seems to be offline. Nothing is lost, and everything below works without a connection.",
  help: {
    heading: "Help in a crisis",
    get crisis() {
      return site.crisis.box;
    },
  },
  ready: { heading: "Here without a connection" },
  again: "Try this page again",
});
