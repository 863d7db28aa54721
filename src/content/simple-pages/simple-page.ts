/** What a page of the team's own consists of: a title, an address, and parts in an order of their choice. */
import type { Language } from "../languages.ts";
import type { SitePath } from "../schema.ts";

/** Where a card or a button leads: to a page of ours, or to another site. */
export type PartLink = { page?: SitePath; href?: `https://${string}` };

export type PageCard = PartLink & { id: string; title: string; text?: string };
export type PageQuestion = { id: string; question: string; answer: string };

/** The forms that a page can offer: the newsletter's is on the page, the others have pages of their own. */
export const offeredForms = ["newsletter", "contact", "inquiry"] as const;
export type OfferedForm = (typeof offeredForms)[number];

/** One part of a page. */
export type PagePart = { id: string } & (
  | { kind: "heading"; text: string }
  /** In Markdown, as in articles. */
  | { kind: "text"; text: string }
  /** The id of an uploaded picture. Without words of its own it keeps those it was uploaded with. */
  | { kind: "picture"; picture: string; alt?: string; caption?: string }
  | { kind: "cards"; cards: readonly PageCard[] }
  | (PartLink & { kind: "call"; heading: string; text?: string; button: string })
  | { kind: "faq"; questions: readonly PageQuestion[] }
  | { kind: "form"; form: OfferedForm; heading?: string; text?: string }
);

export type PartKind = PagePart["kind"];
export type PartOf<Kind extends PartKind> = Extract<PagePart, { kind: Kind }>;

/** The landscapes that a page can open with, by the name of the illustration: those with an empty sky behind the title. */
export const pageScenes = [
  "none",
  "journey-adoption-wide",
  "journey-infertility-wide",
  "journey-surrogacy-wide",
  "journey-donor-conception-wide",
] as const;
export type PageScene = (typeof pageScenes)[number];

/** A page as the team edits it. */
export type SimplePageContent = {
  state: "shown" | "hidden";
  /** Where the address of a hidden page leads. */
  redirect?: SitePath;
  /** One or two names, such as "winter-retreat" or "events/winter-retreat". */
  address: string;
  /** What its texts are written in; English if left out. */
  language?: Language;
  /** The address of the page of the team's that it is a translation of. */
  translationOf?: SitePath;
  title: string;
  introduction?: string;
  /** For search engines. Without one, it has the first sentences. */
  description?: string;
  scene: PageScene;
  parts: readonly PagePart[];
};

/** The texts that a page begins with, for its description. */
export function firstTexts({ introduction = "", parts }: Pick<SimplePageContent, "introduction" | "parts">) {
  return [introduction, ...parts.flatMap((part) => (part.kind === "text" ? [part.text] : []))];
}

/** The longest address; a document's id has it with a prefix. */
export const longestAddress = 50;

/** Whether a text can be a page's address. */
export function isPageAddress(text: string): boolean {
  const names = text.split("/");
  return (
    text.length <= longestAddress &&
    names.length <= 2 &&
    names.every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
  );
}

/** Whether the newsletter's form is on the page. */
export function hasNewsletter({ parts }: Pick<SimplePageContent, "parts">): boolean {
  return parts.some((part) => part.kind === "form" && part.form === "newsletter");
}

/** What a new page begins with. */
export function emptyPage(title: string, address: string): SimplePageContent {
  return { state: "shown", address, title, scene: "none", parts: [] };
}
