import { createHash } from "node:crypto";
import { formCopy, newsletterForm } from "#content/forms.ts";
import {
  copyAround,
  type FrameLanguage,
  frameLanguage,
} from "#content/frame-translations/frame-translations.ts";
import { changedLink } from "#content/something-changed.ts";
import { type Database, rowById, type Tx } from "#platform/database/open.ts";
import { pastedToken } from "#platform/http/mailed-token.ts";
import { type MailedLink, mailedUrl } from "#platform/mail/mailed-links.ts";
import type { Services } from "#platform/services.ts";
import { subscriberPeople } from "./record.server.ts";
import type { SubscriberState } from "./rules.ts";
import { type MutedChoices, mutedChoices, type NewsletterFormCopy } from "./schema.ts";
import { forgotten, noChoices, type SubscriberRow } from "./table.server.ts";

/** The sentence that people agree to when they sign up, and its version, as the consent log keeps them. */
export type ConsentWording = { wording: string; wordingVersion: string };

export const signupWording = (): ConsentWording => ({
  wording: newsletterForm.consent.text,
  wordingVersion: newsletterForm.consent.version,
});

/** Undefined while nobody has signed that language off. Each wording has its own version. */
export function signupWordingIn(language: FrameLanguage): ConsentWording | undefined {
  const around = copyAround(language);
  return around && wordingOf(around.newsletter.copy.consent, language);
}

function wordingOf({ text, version }: { text: string; version: string }, language: string): ConsentWording {
  const mark = createHash("sha256").update(text).digest("hex").slice(0, markLength);
  return { wording: text, wordingVersion: `${version}-${language}-${mark}` };
}

/** Tells the wordings of one language apart, which a team can change as often as it likes. */
const markLength = 8;

/** In that language once it's signed off, in English until then. */
export function signupFormIn(pageLanguage: string): NewsletterFormCopy {
  const language = frameLanguage(pageLanguage);
  const around = language && copyAround(language);
  if (!around) {
    const { imported: _team, ...copy } = newsletterForm;
    const { optional, errorMark, honeypotLabel } = formCopy;
    return { copy, marks: { optional, errorMark, honeypotLabel } };
  }
  const { newsletter, answers } = around;
  const { copy, marks, inEnglish } = newsletter;
  const consentVersion = wordingOf(copy.consent, language).wordingVersion;
  return { copy, marks, translated: { language, consentVersion, inEnglish, answers } };
}

type LinkPurpose = "unsubscribe" | "confirm" | "preferences";

/** They stay good: what somebody once got has to end the newsletter. */
export const newsletterLinks = {
  unsubscribe: { path: "/newsletter/unsubscribe/", words: "link to unsubscribe" },
  confirm: { path: "/newsletter/confirm/", words: "link to confirm the newsletter" },
  preferences: { path: "/newsletter/preferences/", words: "link to newsletter preferences" },
} as const satisfies Record<LinkPurpose, MailedLink>;

export type ReaderLinks = { unsubscribeUrl: string; preferencesUrl: string; changedUrl: string };

/** `readLink` returns the subscriber's id. */
export function linkToken({ cipher }: Services, purpose: LinkPurpose, id: string): string {
  return `${id}.${cipher.sign(`newsletter ${purpose}`, id)}`;
}

export function newsletterLink(services: Services, purpose: LinkPurpose, id: string): string {
  return mailedUrl(services.settings, newsletterLinks[purpose], linkToken(services, purpose, id));
}

export function readerLinks(services: Services, id: string): ReaderLinks {
  return {
    unsubscribeUrl: newsletterLink(services, "unsubscribe", id),
    preferencesUrl: newsletterLink(services, "preferences", id),
    changedUrl: mailedUrl(services.settings, changedLink, linkToken(services, "preferences", id)),
  };
}

/**
 * Headers that let mail apps unsubscribe with one click (RFC 8058) and group and filter the newsletter (RFC 2919).
 * `about` is the issue, or which other mail of the newsletter it is: Gmail's figures of complaints name it.
 */
export function newsletterHeaders({ unsubscribeUrl }: Pick<ReaderLinks, "unsubscribeUrl">, about: string) {
  return {
    "List-Id": `<newsletter.${new URL(unsubscribeUrl).hostname}>`,
    "Feedback-ID": `${about}:newsletter:site`,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  } as const;
}

/** Undefined if the link is truncated or forged. */
export function readLink({ cipher }: Services, purpose: LinkPurpose, token: string): string | undefined {
  const [id = "", signature = ""] = token.split(".");
  return cipher.verify(`newsletter ${purpose}`, id, signature) ? id : undefined;
}

/** The address behind the preferences link of a newsletter; undefined for any other link. */
export async function addressOfReader(services: Services, typed: string): Promise<string | undefined> {
  const id = readLink(services, "preferences", pastedToken(typed));
  return id === undefined ? undefined : (await subscriberForMail(services, id))?.email;
}

/** Undefined if there is no such subscriber. */
export async function subscriberState(services: Services, id: string): Promise<SubscriberState | undefined> {
  return (await subscriberStateAndLanguage(services, id))?.state;
}

/** The language is that of their sign-up; empty for English. */
export async function subscriberStateAndLanguage(
  { store }: Services,
  id: string,
): Promise<{ state: SubscriberState; language: string } | undefined> {
  return store.db
    .selectFrom("subscribers")
    .select(["state", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Empty if it has been erased. */
export function openAddress(
  { cipher }: Services,
  { id, email }: Pick<SubscriberRow, "id" | "email">,
): string {
  return email === forgotten ? "" : cipher.decrypt(email, { table: "subscribers", column: "email", id });
}

export function openChoices(
  { cipher }: Services,
  { id, preferences }: Pick<SubscriberRow, "id" | "preferences">,
): MutedChoices {
  if (preferences === noChoices) return { topics: [], dates: [] };
  const place = { table: "subscribers", column: "preferences", id };
  return mutedChoices.parse(JSON.parse(cipher.decrypt(preferences, place)));
}

/** Undefined if there is no such subscriber. */
export async function subscriberChoices(
  services: Services,
  id: string,
): Promise<{ state: SubscriberState; choices: MutedChoices } | undefined> {
  const row = await rowById(services.store.db, "subscribers", id).executeTakeFirst();
  return row && { state: row.state, choices: openChoices(services, row) };
}

/** For emails; undefined if the address has been erased. */
export async function subscriberForMail(
  services: Services,
  id: string,
  db: Database | Tx = services.store.db,
): Promise<{ email: string; name: string; state: SubscriberState; language: string } | undefined> {
  const row = await rowById(db, "subscribers", id).executeTakeFirst();
  if (!row || row.email === forgotten) return undefined;
  const { state, language } = row;
  return { state, language, ...subscriberPeople.fromRow(services, row) };
}
