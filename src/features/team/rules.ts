/** How long the address for the first person of the team works, in hours. */
export const firstOwnerHours = 24;

export const inviteHours = 48;

export const passwordLinkHours = 1;

/** One address gets at most one such email in this time. */
export const mailEveryMinutes = 5;

/** How long a closed account is kept, in days, in case the person returns. */
export const closedRetentionDays = 30;

/** The minimum password length; NIST SP 800-63B requires 15 characters if the password is the only factor. */
export const passwordMinLength = 15;
export const passwordMaxLength = 256;

/**
 * Words that anyone attacking this site's team would try first. A password can contain them, but they don't count
 * towards its length: at least eight other letters must remain. See docs/security/passwords.md.
 */
export const contextWords = [
  "kinward",
  "fertility",
  "infertility",
  "family",
  "building",
  "journey",
  "donor",
  "conception",
  "surrogacy",
  "surrogate",
  "gestational",
  "adoption",
  "pregnancy",
  "clinic",
  "membership",
  "campaign",
  "newsletter",
  "support",
  "community",
  "admin",
  "administrator",
  "owner",
  "editor",
  "viewer",
  "host",
  "team",
  "login",
  "password",
  "welcome",
] as const;

export type TryKind = "password" | "code" | "passkey" | "own password";

/**
 * Limits for wrong attempts on one account. Each network and each known browser has `most` in `minutes`. All networks
 * together have `mostTogether`; after that, one attempt is allowed every few seconds or minutes. Codes have six digits
 * and are asked for only after the right password, so their limits are stricter.
 */
export const tryLimits = {
  password: { most: 10, minutes: 15, mostTogether: 60, togetherMinutes: 60, thenEverySeconds: 20 },
  code: { most: 10, minutes: 15, mostTogether: 30, togetherMinutes: 60, thenEverySeconds: 300 },
  passkey: { most: 10, minutes: 15, mostTogether: 60, togetherMinutes: 60, thenEverySeconds: 20 },
  "own password": { most: 10, minutes: 15, mostTogether: 10, togetherMinutes: 15, thenEverySeconds: 300 },
} as const satisfies Readonly<Record<TryKind, Readonly<Record<string, number>>>>;

/** Counts older than this are ignored. */
export const longestCountMinutes = 60;

/** How long a code counts as used; it's valid for at most a minute and a half. */
export const usedCodeMinutes = 5;
