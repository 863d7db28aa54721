import type { Choosable } from "../rules.ts";

/** An article or a course as the Knowledge Hub shows and searches it. */
export type HubItem = Choosable & {
  id: string;
  href: string;
  title: string;
  /** One or two sentences. */
  text: string;
  /** Short facts above the title: the kind, the reading time, the phases. */
  facts: readonly string[];
  /** What a reader may want to know first: hard topics. */
  note?: string | undefined;
  /** The price of a course, or that it is not open yet. */
  state?: string | undefined;
  more: string;
  /** Leads out of the site. */
  external?: true | undefined;
  /** Looked up, not shown. */
  keywords: string;
  headings: string;
};
