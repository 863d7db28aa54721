/** How many days responses that filled in the honeypot are kept. */
export const suspectedRetentionDays = 30;

/** Responses per page of the team's table, by default and at most. */
export const usualPage = 50;
export const largestPage = 200;

/** At most one email to the team per campaign in so many minutes, however many responses come in. */
export const mailEveryMinutes = 15;

/** At how many places left the team is told: a tenth of them, at least one, and none. */
export function placesToTell(cap: number): readonly number[] {
  return [Math.max(1, Math.floor(cap / 10)), 0];
}
