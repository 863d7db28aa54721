/**
 * The mails to people with a place in a group, in its language. They name neither the group nor what it's about, because
 * they can be seen on a shared screen.
 */
import { crisisNumbers, crisisSentence } from "../crisis.ts";
import { type ContentDocument, contentDocument, current } from "../current.ts";
import type { LanguageId } from "../groups/choices.ts";
import { replyNote } from "../reply-notes.ts";
import type { MailCopy } from "../schema.ts";
import { placeMailsEn } from "./en.ts";
import { placeMailsEs } from "./es.ts";
import { placeMailsFr } from "./fr.ts";
import type { Moment } from "./moment.ts";
import type { PlaceMailTexts } from "./texts.ts";
import { wordingOf } from "./wording.ts";

/** What the team has made of the texts, in each language. The links and the crisis line aren't part of them. */
export const placeMailDocuments: Readonly<Record<LanguageId, ContentDocument<PlaceMailTexts>>> = {
  en: contentDocument("place-mails-en", placeMailsEn),
  fr: contentDocument("place-mails-fr", placeMailsFr),
  es: contentDocument("place-mails-es", placeMailsEs),
};

/** What a mail about a place says. */
export type PlaceMail =
  /** To an address that was only typed: to confirm the sign-up. */
  | { about: "signUp" }
  | { about: "held" | "waiting" | "lapsed" | "missed" | "canceled" | "removed" }
  | { about: "offered" | "dateCanceled" | "dateAdded" | "newTimes" | "reminderDay"; moment: Moment }
  | { about: "moved"; moment: Moment; before: Moment }
  /** `late`: less than an hour is left, so the subject gives the time instead. */
  | { about: "reminderHour"; moment: Moment; late: boolean }
  /** `questionUrl`: where the team asks one question; undefined without one. */
  | { about: "thanks"; questionUrl: string | undefined };

type Links = { pageUrl: string; changedUrl: string };

/** What ends every mail to somebody with a place, also one that the team has written. */
export function placeMailFoot(language: LanguageId, { pageUrl, changedUrl }: Links) {
  const { close } = current(placeMailDocuments[language]);
  const fixed = fixedTexts[language];
  return [
    { copy: close.page, href: pageUrl, text: fixed.page },
    { copy: close.changed, href: changedUrl, text: fixed.changed },
    { copy: closingLine(language) },
  ];
}

const closingLine = (language: LanguageId) =>
  `${replyNote(language)} ${fixedTexts[language].crisis(crisisNumbers().crisis)}`;

/** A mail to whoever has, wants or had a place. Before that is confirmed, it has only the link to the page. */
export function placeMail(language: LanguageId, mail: PlaceMail, { pageUrl, changedUrl }: Links): MailCopy {
  const texts = current(placeMailDocuments[language]);
  const { subject, text } = texts[mail.about];
  const isLate = mail.about === "reminderHour" && mail.late;
  const written = wordingOf(
    { subject: isLate ? texts.reminderDay.subject : subject, text },
    mailValues(mail),
  );
  const fixed = fixedTexts[language];
  const questionUrl = mail.about === "thanks" ? mail.questionUrl : undefined;
  const isConfirmed = mail.about !== "signUp";
  return {
    subject: written.subject,
    paragraphs: [
      ...written.paragraphs,
      ...(questionUrl === undefined ? [] : [`${texts.thanks.question}\n${questionUrl}`]),
      ...(isConfirmed ? [texts.close.page] : []),
      pageUrl,
      ...(isConfirmed ? [`${texts.close.changed}\n${changedUrl}`] : []),
      closingLine(language),
    ],
    button: { href: pageUrl, text: fixed.page },
    links: [
      ...(isConfirmed ? [{ href: changedUrl, text: fixed.changed }] : []),
      ...(questionUrl === undefined ? [] : [{ href: questionUrl, text: fixed.question }]),
    ],
    closing: isConfirmed ? 2 : 1,
    language,
  };
}

const mailValues = (mail: PlaceMail) => ({
  moment: "moment" in mail ? mail.moment : undefined,
  before: "before" in mail ? mail.before : undefined,
});

/** What the links say in the HTML, and the crisis line, which the team's texts can't leave out. */
const fixedTexts = {
  en: {
    page: "Open your page",
    changed: "Something has changed",
    question: "Answer the question",
    crisis: crisisSentence,
  },
  fr: {
    page: "Ouvrir votre page",
    changed: "Quelque chose a changé",
    question: "Répondre à la question",
    crisis: (number: string) =>
      `En cas de crise, appelez ou textez le ${number} aux États-Unis et au Canada.`,
  },
  es: {
    page: "Abrir tu página",
    changed: "Algo cambió",
    question: "Responder la pregunta",
    crisis: (number: string) =>
      `Si estás en crisis, llama o envía un mensaje de texto al ${number} en Estados Unidos y Canadá.`,
  },
} as const;
