/** How long the link of a new person works, in hours. */
export const inviteHours = 48;

/** How long the link in a "new password" mail works, in hours. */
export const passwordLinkHours = 1;

/** One address gets one such mail in this time, whoever asks. */
export const mailEveryMinutes = 5;

/** The shortest password accepted; NIST SP 800-63B asks for 15 characters where it is the only factor. */
export const passwordMinLength = 15;
export const passwordMaxLength = 256;

/** Wrong tries on one account, from wherever they come, before it is closed for a while. */
export const mostFailures = 10;
export const failureMinutes = 15;

/** How long a code counts as used; it is valid for a minute and a half at most. */
export const usedCodeMinutes = 5;
