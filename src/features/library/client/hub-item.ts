import type { Choosable } from "../rules.ts";

/** An article or a course as a card. */
export type HubCard = Choosable & {
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
};

/** A card of the Knowledge Hub, with what is looked up and not shown. */
export type HubItem = HubCard & { keywords: string; headings: string };

/** Items of one kind, those that match first, and how many of them match. */
export type FoundItems = { items: readonly HubItem[]; shown: number };
