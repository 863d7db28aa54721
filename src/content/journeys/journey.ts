/** The shape of a guided journey: what every journey page is made of. */
import type { Source } from "../claims/claim.ts";
import type { ContentNote } from "../content-notes.ts";
import type { Page, PageMeta, Picture, SitePath } from "../schema.ts";

export type JourneyId =
  | "infertility"
  | "donor-conception"
  | "surrogacy"
  | "gestational-surrogates"
  | "adoption";

/** A link inside the site, with what one finds there. */
export type JourneyLink = {
  title: string;
  text?: string;
  href: SitePath | `${SitePath}${"#" | "?"}${string}`;
};

/** A card with a picture that leads on: a group, worksheets, a private page. */
type JourneyCard = JourneyLink & { text: string; picture: Picture };

/** A part inside a phase with a heading of its own; a hard one carries its note, and is never mixed with another. */
export type PhasePart = {
  /** Stands in the address as #id; made from the phase and the part's place when left out. */
  id?: string;
  heading: string;
  note?: ContentNote;
  /** Urgent signs and help lines of a part that has a note, or stands in a phase that has one: never folded. */
  urgent?: readonly string[];
  paragraphs: readonly string[];
  links?: readonly JourneyLink[];
};

/** One phase of a journey. */
export type Phase = {
  /** The last part of the address of the phase's page: lower case letters and hyphens. */
  id: string;
  title: string;
  /** For search engines; the title has the words people search for and ends with " - {name}". */
  meta: Pick<PageMeta, "title" | "description" | "keywords">;
  /** One line for the map, under twelve words. */
  hint: string;
  /** One or two sentences that open the phase. */
  lead: string;
  note?: ContentNote;
  /** Urgent signs of the whole phase: before everything else, never folded. */
  urgent?: readonly string[];
  /** What people are dealing with: two to six short lines. */
  facing: readonly string[];
  /** Feelings that are normal here: two to five words each. */
  feelings: readonly string[];
  /** What is offered here. */
  offered: readonly string[];
  /** Longer reading inside the phase. */
  parts?: readonly PhasePart[];
  worksheet: JourneyLink;
  /** A second way on: a group, a mentor, a tool. */
  alsoHere?: JourneyLink;
  /** What we can't do here and who can, as a whole sentence. */
  limits: string;
  /** An illustration, shown as a band above the phase. */
  picture: Picture;
};

/** One side of a comparison of countries: dated lines, each resting on a source. */
export type CountryRules = { country: "United States" | "Canada"; lines: readonly string[] };

/** Longer reading that belongs to the whole journey. */
export type JourneyPart = PhasePart & { id: string; countries?: readonly CountryRules[] };

/** A journey page. */
export type Journey = Page & {
  id: JourneyId;
  emblem: Picture;
  picture: Picture;
  /** Whether the number of phases is printed; only three journeys have an agreed number. */
  countPrinted: boolean;
  map: { heading: string; lead: string };
  phases: readonly Phase[];
  /** Rules that differ by country, and other longer reading. */
  parts: readonly JourneyPart[];
  /** "If this path ends another way": as much room as the path itself. */
  otherEndings: {
    /** Stands in the address as #id; "another-way" when left out. */
    id?: string;
    heading: string;
    lead: string;
    note?: ContentNote;
    /** Help lines for all of it: never folded. */
    urgent?: readonly string[];
    parts: readonly PhasePart[];
  };
  /** The plan that opens this journey; its price and what it opens are read from plans.ts. */
  plan: { planId: JourneyId; heading: string; text: string };
  company: { heading: string; cards: readonly [JourneyCard, JourneyCard, JourneyCard] };
  sources: readonly Source[];
  /** The day on which the page was last read through, as 2026-11-21. */
  reviewed: `${number}-${number}-${number}`;
};
