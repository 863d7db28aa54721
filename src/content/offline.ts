/** What works without a connection after one visit. */
import type { SitePath } from "./schema.ts";

/** Pages kept on the device, with all they need. A page is added by one line; the build finds its files. */
export const offlinePages: readonly SitePath[] = [
  // The address that the installed app begins at.
  "/",
  "/resources/zenden",
  "/resources/journaling",
  "/resources/worksheets",
  "/privacy/on-this-device",
];

/**
 * Pages above others that open offline too. Of those below only the data is kept, so without a connection `/list/one`
 * opens as `/list?open=one`, and the list leads on.
 */
export const offlineLists: readonly SitePath[] = ["/resources/worksheets"];
