/** The words around pages in French and Spanish, and those of what follows from such a page, as fields. */
import {
  type FrameLanguage,
  type FrameTranslation,
  frameLanguage,
  frameTranslations,
  missingTexts,
} from "../frame-translations/frame-translations.ts";
import {
  fieldName,
  type TextPart,
  type TextsByPart,
  textParts,
} from "../frame-translations/texts-by-part.ts";
import { languageNames } from "../languages.ts";
import { mailsDocument } from "../mail-texts.ts";
import { tellingWords } from "../newsletter-mail.ts";
import { currentSimplePages } from "../simple-pages/current-simple-pages.ts";
import { placeholdersIn } from "../template.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import { crossChecked, group, itemId, list, longText, optional, shownAs, text } from "./fields.server.ts";
import { isRecord } from "./record.ts";

const partNames = {
  menus: "Menus and footer",
  frame: "Header, notices and errors",
  crisis: "Help in a crisis",
  forms: "Buttons that lead to a form",
  newsletter: "Newsletter: form, thank-you pages, confirming and unsubscribing",
  mails: "Newsletter: the first emails",
  notFound: "Page not found",
  receipt: "Where a receipt code is typed",
} as const satisfies Record<TextPart, string>;

const longestText = 300;
const mostAdded = 100;

/** A longer text gets a field of several lines. */
const longestLine = 60;

/** All texts of one part, each with the English as its label. */
function partGroup(part: TextPart, texts: TextsByPart) {
  const shape = Object.fromEntries(
    Object.entries(texts[part]).map(([english, said]) => {
      const field = Math.max(english.length, said.length) > longestLine ? longText : text;
      return [fieldName(english), field({ label: english, max: longestText })];
    }),
  );
  return shownAs("folded", group({ label: partNames[part] }, shape));
}

const numbers = /\d[\d-]*/g;

function numbersIn(words: string): string {
  return (words.match(numbers) ?? []).toSorted().join(" ");
}

/** A help line's number must be the same in both languages. */
function numberMisfit(texts: TextsByPart, { texts: own, added }: FrameTranslation) {
  for (const english of Object.keys(texts.crisis)) {
    const name = fieldName(english);
    if (numbersIn(own.crisis[name] ?? "") !== numbersIn(english))
      return {
        field: `texts.crisis.${name}`,
        message: `Please keep the numbers of “${english}” as they are`,
      };
  }
  const wrong = added.findIndex(({ english, text: said }) => numbersIn(english) !== numbersIn(said));
  if (wrong >= 0)
    return { field: `added.${wrong}.text`, message: "Please keep the numbers as they are in English" };
  return undefined;
}

/** What a translation has to keep: the placeholders for values, such as a link. */
function placeholderMisfit(texts: TextsByPart, { texts: own, added }: FrameTranslation) {
  const placeholders = (text: string) => placeholdersIn(text).toSorted().join(" ");
  for (const part of textParts)
    for (const english of Object.keys(texts[part])) {
      const name = fieldName(english);
      if (placeholders(own[part][name] ?? "") !== placeholders(english))
        return {
          field: `texts.${part}.${name}`,
          message: `Please keep ${
            placeholdersIn(english)
              .map((each) => `{${each}}`)
              .join(" and ") || "it free of placeholders in { }"
          }, as in “${english}”`,
        };
    }
  const wrong = added.findIndex(({ english, text: said }) => placeholders(english) !== placeholders(said));
  if (wrong >= 0)
    return {
      field: `added.${wrong}.text`,
      message: "Please keep the placeholders in { } as they are in English",
    };
  return undefined;
}

/** The subjects of mails, which others can see on a shared screen. */
function subjectMisfit(language: FrameLanguage, { texts: { mails: own } }: FrameTranslation) {
  const { welcome, confirm } = mailsDocument.shipped;
  for (const { subject } of [welcome, confirm]) {
    const name = fieldName(subject);
    const telling = tellingWords(own[name] ?? "", language);
    if (telling.length > 0)
      return {
        field: `texts.mails.${name}`,
        message: `Please leave out: ${telling.join(", ")}. Others may see the screen`,
      };
  }
  return undefined;
}

const mostNamed = 3;

/** Whoever signs it off answers for all of it. */
function signOffMisfit(language: FrameLanguage, translation: FrameTranslation) {
  if (translation.signedOffBy === undefined) return undefined;
  const missing = missingTexts(language, translation);
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, mostNamed).map((english) => `“${english}”`);
  const others = missing.length - named.length;
  const rest = others > 0 ? ` and ${others} more` : "";
  return {
    field: "signedOffBy",
    message: `Some texts have no translation yet: ${named.join(", ")}${rest}. Please add them under “Texts of your own”, or leave this empty to go on later`,
  };
}

/** Whether a stored translation has all texts of this release: whoever signed it off hasn't read those it lacks. */
function hasEveryText(shipped: TextsByPart, stored: unknown): boolean {
  const texts = isRecord(stored) && isRecord(stored.texts) ? stored.texts : {};
  return textParts.every((part) => {
    const own = texts[part];
    return (
      isRecord(own) && Object.keys(shipped[part]).every((english) => Object.hasOwn(own, fieldName(english)))
    );
  });
}

function withoutSignOff(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { signedOffBy: _before, ...draft } = value;
  return draft;
}

function editableTranslation(language: FrameLanguage): EditableDocument {
  const { document, shipped } = frameTranslations[language];
  const name = languageNames[language];
  const created = editable<FrameTranslation>({
    document,
    title: `Menus and notices in ${name}`,
    about: `What is around pages and campaigns in ${name}, the newsletter’s form and first emails, and the page for unknown addresses. Visitors see English until somebody has signed it off.`,
    preview: "/",
    adapt: (value, stored) => (hasEveryText(shipped, stored) ? value : withoutSignOff(value)),
    schema: () =>
      crossChecked(
        group(
          { label: name },
          {
            signedOffBy: optional(
              text({
                label: "Signed off by",
                help: `The name of somebody who speaks ${name} and has read all of it, the help lines above all. While this is empty, or an English text has no translation, the words around ${name} pages stay English.`,
                max: 80,
              }),
            ),
            texts: group(
              { label: "Texts", help: "{name} becomes your organization’s name." },
              {
                menus: partGroup("menus", shipped),
                frame: partGroup("frame", shipped),
                crisis: partGroup("crisis", shipped),
                forms: partGroup("forms", shipped),
                newsletter: partGroup("newsletter", shipped),
                mails: partGroup("mails", shipped),
                notFound: partGroup("notFound", shipped),
                receipt: partGroup("receipt", shipped),
              },
            ),
            added: list({
              label: "Texts of your own",
              help: "For English texts that you have changed, such as the title of a menu entry.",
              least: 0,
              most: mostAdded,
              item: group(
                { label: "Text" },
                {
                  id: itemId(),
                  english: longText({ label: "In English, to the letter", max: longestText }),
                  text: longText({ label: `In ${name}`, max: longestText }),
                },
              ),
            }),
          },
        ),
        (translation) =>
          numberMisfit(shipped, translation) ??
          placeholderMisfit(shipped, translation) ??
          subjectMisfit(language, translation) ??
          signOffMisfit(language, translation),
      ),
  });
  // A page in this language shows it; home says nothing of it.
  return Object.defineProperty(created, "preview", {
    enumerable: true,
    get: () =>
      currentSimplePages().find(({ content }) => frameLanguage(content.language ?? "en") === language)?.page
        .path ?? "/",
  });
}

export const frenchFrame = editableTranslation("fr");
export const spanishFrame = editableTranslation("es");
