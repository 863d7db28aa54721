import { createContext } from "react-router";

/** Facts about this site from its settings, as far as pages need them. */
export type SiteFacts = {
  /** An analytics identifier is set. */
  analytics: boolean;
  /** A newsletter sign-up must be confirmed through a mailed link. */
  asksToConfirm: boolean;
  /** There is no mail server: emails are written to files. */
  mailsAsFiles: boolean;
  /** Whether emails to us are read into the inbox. */
  readsMail: boolean;
  /** The podcast has its own feed or episodes of the team, so its audio is on another server. */
  audioFromElsewhere: boolean;
};

/**
 * Set by the server for every page it renders. Prerendered pages know no settings; those that need them are rendered
 * again at start (docs/decisions/006-pages-from-memory.md).
 */
export const siteFacts = createContext<SiteFacts>({
  analytics: false,
  asksToConfirm: false,
  mailsAsFiles: false,
  readsMail: false,
  audioFromElsewhere: false,
});
