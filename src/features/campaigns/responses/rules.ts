/** How long answers with the hidden field filled in are kept, in days. */
export const suspectedRetentionDays = 30;

/** How many answers one page of the team's table has, and the most it can be asked for. */
export const usualPage = 50;
export const largestPage = 200;

/** A mail to the team at most every so many minutes and campaign, however many answers come. */
export const mailEveryMinutes = 15;
