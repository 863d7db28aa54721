import type { FieldCipher } from "../crypto/field-cipher.ts";

/**
 * The keys to one person's drafts, for the page they are signed in to: 32 bytes each, in base64, the one that encrypts
 * first. They stay the same from one session to the next, and those of replaced data keys come along, so that a draft
 * outlives both.
 */
export function draftKeysFor({ signatures }: FieldCipher, actorId: string): readonly string[] {
  return signatures("draft-key", actorId).map((each) => Buffer.from(each, "base64url").toString("base64"));
}
