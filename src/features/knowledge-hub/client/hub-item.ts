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
  /** Its content note. */
  note?: string | undefined;
  /** The price of a course, or that it isn't open yet. */
  state?: string | undefined;
  more: string;
  /** Leads to another site. */
  external?: true | undefined;
};

/** A card of the Knowledge Hub, with fields that are searched but not shown. */
export type HubItem = HubCard & { keywords: string; headings: string };

/** Items of one kind, matches first, and the number of matches. */
export type FoundItems = { items: readonly HubItem[]; shown: number };
