import { createContext } from "react-router";
import type { Services } from "#platform/services.ts";
import type { Actor } from "./actor.ts";

/** What was wrong with a form sent without script, so that the page can be shown again with nothing lost. */
export type RejectedForm = {
  /** The form's name, as its endpoint and its page know it. */
  form: string;
  message: string;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** What a form sent without script was answered, where its page shows that (see FormPath). */
export type SentForm = { form: string; body: Readonly<Record<string, unknown>> };

/** What the server knows of the request a page is rendered for. */
export type PageRequest = {
  /** The site's own address without a slash at the end, or the placeholder while prerendering. */
  siteUrl: string;
  /** The script nonce of this answer; prerendered pages have none, their scripts are listed by hash. */
  nonce?: string;
  rejectedForm?: RejectedForm;
  sentForm?: SentForm;
  /** What features work with; absent while prerendering, where nothing may depend on data. */
  services?: Services;
  /** Who of the team asks; known on the pages of the desk only. */
  actor?: Actor;
  /**
   * Lets this page play sound from another server, by its origin or as host names with `*.` in front. Nothing else
   * is loaded from there, and other pages are not changed.
   */
  allowMedia?(sources: readonly string[]): void;
};

/** Stands for SITE_URL in prerendered pages; replaced when the pages are loaded (server/memory-pages). */
export const siteUrlPlaceholder = "https://site-url.invalid";

export const pageRequest = createContext<PageRequest>({ siteUrl: siteUrlPlaceholder });
