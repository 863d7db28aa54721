import * as z from "zod/mini";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import { codeFrom, earlierCodeFrom, plainCode } from "#platform/crypto/receipt-code.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import { type EncryptedTable, stringsIn } from "#platform/personal-data/encrypted-texts.ts";
import type { Answers } from "../../schema/campaign.ts";

export type Contact = { name: string; email: string };

type Place = { cipher: FieldCipher };

/** The columns with typed text. Addresses in them are indexed for each campaign apart. */
export const responseTexts = {
  table: "responses",
  columns: ["answers", "contact"],
  json: true,
  scope: "campaign_id",
} as const satisfies EncryptedTable;

export function responseAddresses(
  { cipher }: Place,
  campaignId: string,
  { answers, contact }: { answers: Answers; contact: Contact | undefined },
): string {
  return addressIndexes(cipher, { table: "responses", scope: campaignId }, stringsIn([answers, contact]));
}

const storedAnswers = z.record(
  z.string(),
  z.union([
    z.string(),
    z.number(),
    z.literal(true),
    z.object({ chosen: z.array(z.string()), other: z.optional(z.string()) }),
  ]),
);
const keptContact = z.object({ name: z.string(), email: z.string() });

const place = (column: "answers" | "contact", id: string) => ({ table: "responses", column, id });

export function encryptAnswers({ cipher }: Place, id: string, answers: Answers): string {
  return cipher.encrypt(JSON.stringify(answers), place("answers", id));
}

export function openAnswers({ cipher }: Place, { id, answers }: { id: string; answers: string }): Answers {
  // Zod leaves an absent `other` absent, as the type requires.
  return storedAnswers.parse(JSON.parse(cipher.decrypt(answers, place("answers", id)))) as Answers;
}

export function encryptContact({ cipher }: Place, id: string, contact: Contact | undefined): string {
  return contact ? cipher.encrypt(JSON.stringify(contact), place("contact", id)) : "";
}

export function openContact(
  { cipher }: Place,
  { id, contact }: { id: string; contact: string },
): Contact | undefined {
  return contact === ""
    ? undefined
    : keptContact.parse(JSON.parse(cipher.decrypt(contact, place("contact", id))));
}

/** The receipt code of a response, derived from its id with our key, so that repeated requests get the same one. */
export function receiptCodeOf({ cipher }: Place, id: string): string {
  return codeFrom(Buffer.from(cipher.sign("response receipt", id), "base64url"));
}

/**
 * The code of a stored response, made with the version of the key that its fingerprint was made with, and as long as
 * it was when it was given.
 */
export function receiptCodeOfRow(
  place: Place,
  { id, receipt_index }: { id: string; receipt_index: string },
): string {
  const bytes = Buffer.from(place.cipher.signLike(receipt_index, "response receipt", id), "base64url");
  const code = codeFrom(bytes);
  const isOfRow = receiptIndexes(place, plainCode(code) ?? "").includes(receipt_index);
  return isOfRow ? code : earlierCodeFrom(bytes);
}

/** All fingerprints a code can have, of which one finds its response. */
export function receiptIndexes({ cipher }: Place, plain: string): readonly string[] {
  return cipher.blindIndexes("responses receipt", plain);
}

/** The fingerprint of a code to store. */
export function receiptIndex({ cipher }: Place, plain: string): string {
  return cipher.blindIndex("responses receipt", plain);
}
