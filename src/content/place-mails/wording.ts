import { filled, paragraphsOf } from "../template.ts";
import type { Moment } from "./moment.ts";

/** The subject and the text of a mail, in which values take the place of placeholders. */
export type MailWording = { subject: string; text: string };

type Values = {
  moment?: Moment | undefined;
  /** When it was, of a date that has moved. */
  before?: Moment | undefined;
};

/** What a mail about a place says: its subject, and its paragraphs before the links. The admin shows it before it's sent. */
export function wordingOf(
  { subject, text }: MailWording,
  { moment, before }: Values,
): { subject: string; paragraphs: readonly string[] } {
  const values = { ...moment, ...(before === undefined ? {} : { before: before.when }) };
  return {
    subject: filled(subject, values),
    paragraphs: paragraphsOf(text).map((paragraph) => filled(paragraph, values)),
  };
}
