/** The most passkeys of one team member. */
export const mostPasskeys = 20;

/** The longest name of a passkey. */
export const passkeyNameLength = 60;

/** Where the number of signatures is in what a device signs (WebAuthn, section 6.1). */
const counterAt = 33;

/**
 * The number of signatures that a device claims in its answer. It goes up with every signature, or stays 0. A smaller
 * one than before means that there is a copy of the key.
 */
export function claimedCounter(authenticatorData: string): number {
  const data = Buffer.from(authenticatorData, "base64url");
  return data.length >= counterAt + 4 ? data.readUInt32BE(counterAt) : 0;
}
