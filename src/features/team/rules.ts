/** How long the link of a new person works, in hours. */
export const inviteHours = 48;

/** How long the link in a "new password" mail works, in hours. */
export const passwordLinkHours = 1;

/** One address gets one such mail in this time, whoever asks. */
export const mailEveryMinutes = 5;

/** How long a closed account is kept, in days, should its person come back. */
export const closedRetentionDays = 30;

/** The shortest password accepted; NIST SP 800-63B asks for 15 characters where it is the only factor. */
export const passwordMinLength = 15;
export const passwordMaxLength = 256;

export type TryKind = "password" | "code" | "own password";

/**
 * Wrong tries on one account. Each network and each known browser may make `most` in `minutes`. All networks together
 * may make `mostTogether`; from then on one try is let through every few seconds or minutes. A code has six digits and
 * is asked for only after the right password, so it is guarded more closely.
 */
export const tryLimits = {
  password: { most: 10, minutes: 15, mostTogether: 60, togetherMinutes: 60, thenEverySeconds: 20 },
  code: { most: 10, minutes: 15, mostTogether: 30, togetherMinutes: 60, thenEverySeconds: 300 },
  "own password": { most: 10, minutes: 15, mostTogether: 10, togetherMinutes: 15, thenEverySeconds: 300 },
} as const satisfies Readonly<Record<TryKind, Readonly<Record<string, number>>>>;

/** No count of tries is looked at any more after this long. */
export const longestCountMinutes = 60;

/** How long a code counts as used; it is valid for a minute and a half at most. */
export const usedCodeMinutes = 5;
