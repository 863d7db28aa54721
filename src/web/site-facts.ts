import { createContext } from "react-router";

/** What the settings make of this site, as far as its pages tell it. */
export type SiteFacts = {
  /** An identifier for an analytics service is set. */
  analytics: boolean;
  /** A sign-up for the letter counts only after a button behind a mailed link. */
  asksToConfirm: boolean;
  /** There is no mail server: mails are written to files. */
  mailsAsFiles: boolean;
  /** The podcast has a feed of its own, so its audio lies on another server. */
  audioFromElsewhere: boolean;
};

/**
 * Set by the server for every page it renders. Prerendered pages know no settings; those that need them are
 * rendered again at the start (docs/decisions/015-pages-that-depend-on-settings.md).
 */
export const siteFacts = createContext<SiteFacts>({
  analytics: false,
  asksToConfirm: false,
  mailsAsFiles: false,
  audioFromElsewhere: false,
});
