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

/** Kept pages that hold the pages below them as parts: without a connection `/list/one` opens as `/list#one`. */
export const offlineLists: readonly SitePath[] = ["/resources/worksheets"];
