/**
 * The shapes of everything the public reads. Content files are plain typed data; they import nothing but this.
 */

/** A path inside the site: begins with "/", no trailing slash, no query. */
export type SitePath = `/${string}`;

/** What a page says of itself to browsers, search engines and share previews. */
export type PageMeta = {
  /** The whole text of `<title>`, at most 60 characters. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** Social-share title and description; the title and description above when left out. */
  ogTitle?: string;
  ogDescription?: string;
  /** Share picture, 1200 × 630, a path under public/. */
  ogImage?: SitePath;
  ogImageAlt?: string;
  /** Only when another page is the original of this one. */
  canonical?: SitePath;
  /** `false` keeps the page out of search engines and the sitemap. */
  indexed: boolean;
};

/** Plain building blocks for pages that are headings, paragraphs, lists and links. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "steps"; items: readonly { title: string; text: string }[] }
  | { kind: "link"; text: string; href: SitePath | `#${string}` };

/** An illustration from public/illustrations, by its file name without ending. */
export type Picture = { name: string; alt: string; width: number; height: number };

/** One public page: its address, what it says of itself, and how it opens. */
export type Page = {
  path: SitePath;
  /** The name used in breadcrumbs and links. */
  name: string;
  meta: PageMeta;
  heading: string;
  introduction: string;
  /** The picture beside the heading, if the page has one. */
  picture?: Picture;
  blocks?: readonly Block[];
  /** Where to turn in a crisis, if the page says it itself. */
  crisisNote?: { before: string; linkText: string; href: string; after: string };
  /** Not made by the build, since what it says changes by itself: rendered for each request, or kept (`Feature.keptPages`). */
  perRequest?: true;
};

/** A link in a menu, the footer or a list. `external` ones open in a new tab. */
export type MenuItem = { href: string; title: string; hint?: string; icon?: string; external?: true };

/** A group of links under one heading. `prefix` decides which paths light it up in the header. */
export type MenuGroup = {
  id: string;
  title: string;
  prefix?: SitePath;
  /** A page of the group whose address lies elsewhere. */
  also?: SitePath;
  items: readonly MenuItem[];
  /** A quiet sentence beside the items. */
  note?: { text: string; href?: string };
  /** The row beneath the items that leads to the group's own page. */
  overview?: MenuItem;
};

/** An address outside the site. `sample` ones are stand-ins and are named when the server starts. */
export type ExternalLink = { title: string; href: `https://${string}`; sample: boolean };

/** An old or short address and where it leads now. */
export type Redirect = { from: SitePath; to: SitePath };

/** A short notification. */
export type ToastCopy = { title: string; text: string; variant: "default" | "destructive" };

/** A mail as plain words; links stand on a line of their own. */
export type MailCopy = {
  subject: string;
  paragraphs: readonly string[];
  /** What the links say in the mail's HTML; the text names their addresses. The button's stands alone in a paragraph. */
  button?: { href: string; text: string };
  links?: readonly { href: string; text: string }[];
  /** How many of the last paragraphs are small print. */
  closing?: number;
  /** The language it's written in; English if left out. */
  language?: string;
};
