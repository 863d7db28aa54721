/** How long the link to one's own data works, in minutes. */
export const linkMinutes = 15;

/** An address gets at most one such email in this time. */
export const mailEveryMinutes = 60;

/** Retention of a request in days. Its email is retried for about one day. */
export const requestKeptDays = 2;

/** How many days of scheduled removals the admin shows. */
export const daysAhead = 30;

export const listedCertificates = 50;
