import { createContext } from "react-router";
import type { Services } from "#platform/services.ts";
import type { Actor } from "../permissions/access.ts";
import type { ScreenOperations } from "./screen-operation.ts";

/** The errors of a form sent without JavaScript, so that its page can be shown again with everything typed. */
export type RejectedForm = {
  /** The form's name, as its endpoint and its page know it. */
  form: string;
  message: string;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** The result of a form sent without JavaScript, if its page shows it (see FormPath). */
export type SentForm = { form: string; body: Readonly<Record<string, unknown>> };

export type PageRequest = {
  /** The site's address without a trailing slash, or the placeholder while prerendering. */
  siteUrl: string;
  /** The script nonce of this response; prerendered pages have none, their scripts are allowed by hash. */
  nonce?: string;
  rejectedForm?: RejectedForm;
  sentForm?: SentForm;
  /** The page is sent without scripts: at its form's address they would find another route, or none. */
  isPlain?: boolean;
  /** The feature services; absent while prerendering, when nothing may depend on data. */
  services?: Services;
  /** The signed-in team member; only on admin pages. */
  actor?: Actor;
  /**
   * Allows this page to play audio from another server, given as its origin or as host names with `*.` in front.
   * Nothing else is loaded from there, and other pages are unaffected.
   */
  allowMedia?(sources: readonly string[]): void;
  /** Runs the operation that this request asks of a screen; absent where nothing can be written. */
  runOperation?: RunOperation;
  /** Called with each unexpected error of a loader or a page. */
  onError?(error: unknown): void;
};

/** Runs one operation of a screen's action. The server keeps what came of it. */
export type RunOperation = (
  operations: ScreenOperations,
  given: { screen: string; params: Readonly<Record<string, string | undefined>> },
) => Promise<void>;

/** Placeholder for SITE_URL in prerendered pages; replaced when the pages are loaded (server/memory-pages). */
export const siteUrlPlaceholder = "https://site-url.invalid";

export const pageRequest = createContext<PageRequest>({ siteUrl: siteUrlPlaceholder });
