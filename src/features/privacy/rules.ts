/** How long the link to one's own data works, in minutes. */
export const linkMinutes = 15;

/** One address gets one such mail in this time, whoever asks. */
export const mailEveryMinutes = 60;

/** How long a request is kept, in days: its mail is tried for about one. */
export const requestKeptDays = 2;

/** How many days ahead the desk shows what will be removed. */
export const daysAhead = 30;

/** How many certificates the desk lists. */
export const listedCertificates = 50;
