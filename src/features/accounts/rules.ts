/** How long a set-password link works, in hours. */
export const inviteHours = 48;

/** The shortest password accepted; NIST SP 800-63B asks for 15 characters where it is the only factor. */
export const passwordMinLength = 15;
export const passwordMaxLength = 256;
