/**
 * The words around pages in other languages: menus, notices, the crisis card, the newsletter's form and its mails, the
 * 404 page, the page of receipts. Each English text has its translation; one that the team has changed needs another.
 * Visitors see a language only once somebody has signed it off by name and nothing of it is missing (decision 032).
 */
import { type ContentDocument, contentDocument, current } from "../current.ts";
import { headerFit } from "../frame-copy.ts";
import { site } from "../site.ts";
import { filled } from "../template.ts";
import { englishTexts } from "./english-texts.ts";
import { french } from "./french.ts";
import { spanish } from "./spanish.ts";
import { fieldName, type TextPart, type TextsByPart, textParts } from "./texts-by-part.ts";

/** What the team edits. */
export type FrameTranslation = {
  /** Who has read all of it and answers for it; without a name, visitors see English. */
  signedOffBy?: string;
  /** By the name of the field (`fieldName`). */
  texts: Record<keyof TextsByPart, Record<string, string>>;
  /** For English texts that the team has written itself, such as a menu entry of its own. */
  added: readonly { id: string; english: string; text: string }[];
};

/** The languages that the frame can be in besides English, each with its document. */
export const frameTranslations = {
  fr: frameTranslation("fr", "fr_CA", french),
  es: frameTranslation("es", "es_US", spanish),
} as const;

export type FrameLanguage = keyof typeof frameTranslations;

type Translated = {
  document: ContentDocument<FrameTranslation>;
  locale: string;
  shipped: TextsByPart;
};

function frameTranslation(language: string, locale: string, shipped: TextsByPart): Translated {
  const texts = {
    menus: byField(shipped.menus),
    frame: byField(shipped.frame),
    crisis: byField(shipped.crisis),
    forms: byField(shipped.forms),
    newsletter: byField(shipped.newsletter),
    mails: byField(shipped.mails),
    notFound: byField(shipped.notFound),
    receipt: byField(shipped.receipt),
  };
  return { document: contentDocument(`frame-${language}`, { texts, added: [] }), locale, shipped };
}

/** The English texts with the names of their fields, which take longer to make than to look up. */
const fields = { fr: fieldsOf(french), es: fieldsOf(spanish) };

function fieldsOf(shipped: TextsByPart): readonly { part: TextPart; english: string; name: string }[] {
  return textParts.flatMap((part) =>
    Object.keys(shipped[part]).map((english) => ({ part, english, name: fieldName(english) })),
  );
}

/** Texts by the names of their fields in place of the English. */
function byField(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([english, text]) => [fieldName(english), text]));
}

/** The language of the frame for a page's language: "fr" for "fr-CA"; undefined where there's only English. */
export function frameLanguage(language: string): FrameLanguage | undefined {
  const [base = ""] = language.toLowerCase().split("-");
  return base === "fr" || base === "es" ? base : undefined;
}

/** The words around a page in its language; undefined while they aren't complete or nobody has signed them off. */
export function copyAround(language: string) {
  const frame = frameLanguage(language);
  if (frame === undefined) return undefined;
  const { document, locale } = frameTranslations[frame];
  const translation = current(document);
  if (translation.signedOffBy === undefined) return undefined;
  const { copy, missing } = translated(frame, translation);
  if (missing.length > 0) return undefined;
  const { bar: _ofEnglish, ...words } = copy.frame;
  const fit = headerFit(words.menus, words.header.clinicStaff);
  return { ...copy, frame: { ...words, ...fit, language: frame, locale } };
}

/** The English texts of now that have no translation. */
export function missingTexts(language: FrameLanguage, translation: FrameTranslation): readonly string[] {
  return translated(language, translation).missing;
}

/** Names, addresses and settings among the texts. */
const notTexts = new Set([
  "href",
  "icon",
  "id",
  "prefix",
  "also",
  "image",
  "language",
  "locale",
  "leaveTarget",
  "path",
  "kind",
  "variant",
  "version",
]);

/** A paragraph that is nothing but a placeholder, such as a link's. */
const placeholderAlone = /^\{\w+\}$/;

function translated(language: FrameLanguage, translation: FrameTranslation) {
  const texts = textsOf(language, translation);
  const values = { name: site.productName };
  const missing = new Set<string>();
  function say(key: string, text: unknown): unknown {
    if (typeof text !== "string" || notTexts.has(key) || text === site.productName) return text;
    const english = text.trim();
    if (!/\p{L}/u.test(english) || placeholderAlone.test(english)) return text;
    const [before = "", after = ""] = text.split(english);
    const found = texts.get(english) ?? texts.get(english.replace(site.productName, "{name}"));
    if (found === undefined) missing.add(english);
    return before + filled(found ?? english, values) + after;
  }
  const english = englishTexts();
  // JSON.parse gives each value its translation and keeps the shape, which the type says.
  const copy: typeof english = JSON.parse(JSON.stringify(english), say);
  return { copy, missing: [...missing] };
}

function textsOf(language: FrameLanguage, { texts, added }: FrameTranslation): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const { part, english, name } of fields[language]) {
    const text = texts[part][name];
    if (text !== undefined) said.set(english, text);
  }
  for (const { english, text } of added) said.set(english.trim(), text);
  return said;
}
