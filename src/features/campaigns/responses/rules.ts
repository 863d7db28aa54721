/** How many days responses that filled in the honeypot are kept. */
export const suspectedRetentionDays = 30;

/** Responses per page of the team's table, by default and at most. */
export const usualPage = 50;
export const largestPage = 200;

/** At most one email to the team per campaign in so many minutes, however many responses come in. */
export const mailEveryMinutes = 15;
